import { useCallback, useEffect, useInsertionEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Location } from 'react-router';

/** New values of query parameters; null removes one. */
export type QueryPatch = Record<string, string | null>;

/**
 * Whether the change adds or replaces a history entry, and the entry's state. @default for a replaced entry, its own state
 */
export type PatchOptions = { history: 'push' | 'replace'; state?: unknown };

// The query after pending changes in the same event: until the next render, `useLocation` returns the old one.
const pendingSearch = new WeakMap<Location, string>();

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
  // A later visit of the same history entry starts from its own query.
  useEffect(() => () => void pendingSearch.delete(location), [location]);
  const current = useRef(location);
  // Insertion effects run before any other effect that may call the function.
  useInsertionEffect(() => {
    current.current = location;
  }, [location]);
  return useCallback(
    (patch, options) => {
      const location = current.current;
      const { history, state = history === 'replace' ? (location.state as unknown) : null } = options;
      const pending = pendingSearch.get(location);
      const search = applyPatch(pending ?? location.search, patch);
      if (search === (pending ?? location.search)) return;
      pendingSearch.set(location, search);
      void navigate(
        { pathname: location.pathname, search, hash: location.hash },
        { replace: history === 'replace' || pending !== undefined, state },
      );
    },
    [navigate],
  );
};
