import { useCallback, useContext, useInsertionEffect, useRef } from 'react';
import { UNSAFE_NavigationContext, useLocation } from 'react-router';
import type { Location } from 'react-router';

/**
 * Returns a function that reads the location that is rendered, as `useLocation` returns it, and the one that the history has
 * already. The function is stable across renders.
 */
export const useReadLocations = (): (() => { rendered: Location; latest: Location }) => {
  const location = useLocation();
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const current = useRef(location);
  // Insertion effects run before any other effect that may call the function.
  useInsertionEffect(() => {
    current.current = location;
  }, [location]);
  return useCallback(() => {
    const rendered = current.current;
    return { rendered, latest: (navigator as { location?: Location }).location ?? rendered };
  }, [navigator]);
};
