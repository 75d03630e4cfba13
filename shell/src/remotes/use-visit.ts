import { stripActionFlags, useLocation, type Location } from '@portal/shared/routing';
import { useState } from 'react';

const isModalOnly = (before: Location, after: Location): boolean =>
  before.pathname === after.pathname &&
  before.search !== after.search &&
  stripActionFlags(before.search) === stripActionFlags(after.search);

/**
 * Names the visit to a page: another one with every navigation, to the same address as well; opening and closing a
 * modal over the page is none. A page that failed gets another chance with each.
 */
export const useVisit = (): string => {
  const location = useLocation();
  const [visit, setVisit] = useState({ location, id: location.key });
  if (visit.location === location) return visit.id;
  const id = isModalOnly(visit.location, location) ? visit.id : location.key;
  setVisit({ location, id });
  return id;
};
