import { stripActionFlags, useLocation, type Location } from '@portal/shared/routing';
import { useState } from 'react';

const isModalOnly = (before: Location, after: Location): boolean =>
  before.pathname === after.pathname &&
  before.search !== after.search &&
  stripActionFlags(before.search) === stripActionFlags(after.search);

/**
 * The first location of the current visit to a page: every navigation, even to the same address or back to a history
 * entry, is a new one, but opening or closing a modal is not. A failed page is retried on a new visit.
 */
export const useVisit = (): Location => {
  const location = useLocation();
  const [visit, setVisit] = useState({ location, first: location });
  if (visit.location === location) return visit.first;
  const first = isModalOnly(visit.location, location) ? visit.first : location;
  setVisit({ location, first });
  return first;
};
