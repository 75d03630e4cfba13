import { useCallback, useContext, useInsertionEffect, useRef } from 'react';
import { UNSAFE_NavigationContext, useLocation, useNavigate } from 'react-router';
import type { Location } from 'react-router';

/** New values of query parameters; null removes one. */
export type QueryPatch = Record<string, string | null>;

/**
 * Whether the change adds or replaces a history entry, and the entry's state. @default for a replaced entry, its own state
 */
export type PatchOptions = { history: 'push' | 'replace'; state?: unknown };

const applyPatch = (search: string, patch: QueryPatch) => {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return query.size === 0 ? '' : `?${query}`;
};

/**
 * Returns a function that changes query parameters of the current address and keeps the others, the path and the hash. The
 * function is stable across renders, so that memoised children do not render again on navigation.
 */
export const usePatchQuery = (): ((patch: QueryPatch, options: PatchOptions) => void) => {
  const location = useLocation();
  const navigate = useNavigate();
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const current = useRef(location);
  // Insertion effects run before any other effect that may call the function.
  useInsertionEffect(() => {
    current.current = location;
  }, [location]);
  return useCallback(
    (patch, options) => {
      const location = current.current;
      const { history, state = history === 'replace' ? (location.state as unknown) : null } = options;
      // A change is in the history at once, but `useLocation` returns the old address until it is rendered.
      const { location: latest = location } = navigator as { location?: Location };
      const isPending = latest.key !== location.key && latest.pathname === location.pathname;
      const before = isPending ? latest.search : location.search;
      const search = applyPatch(before, patch);
      if (search === before) return;
      void navigate(
        { pathname: location.pathname, search, hash: location.hash },
        { replace: history === 'replace' || isPending, state },
      );
    },
    [navigate, navigator],
  );
};
