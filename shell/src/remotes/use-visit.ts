import { stripActionFlags, useLocation, type Location } from '@portal/shared/routing';
import { useState } from 'react';

const isModalOnly = (before: Location, after: Location): boolean =>
  before.pathname === after.pathname &&
  before.search !== after.search &&
  stripActionFlags(before.search) === stripActionFlags(after.search);

/**
 * The id of the current visit to a page: every navigation, even to the same address, has a new one, but opening or
 * closing a modal has not. A failed page is retried on a new visit.
 */
export const useVisit = (): string => {
  const location = useLocation();
  const [visit, setVisit] = useState({ location, id: location.key });
  if (visit.location === location) return visit.id;
  const id = isModalOnly(visit.location, location) ? visit.id : location.key;
  setVisit({ location, id });
  return id;
};
