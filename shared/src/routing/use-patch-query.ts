import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useReadLocations } from './use-read-locations.ts';

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
  const navigate = useNavigate();
  const readLocations = useReadLocations();
  return useCallback(
    (patch, options) => {
      const { rendered: location, latest } = readLocations();
      const { history, state = history === 'replace' ? (location.state as unknown) : null } = options;
      const isPending = latest.key !== location.key && latest.pathname === location.pathname;
      const before = isPending ? latest.search : location.search;
      const search = applyPatch(before, patch);
      if (search === before) return;
      void navigate(
        { pathname: location.pathname, search, hash: location.hash },
        { replace: history === 'replace' || isPending, state },
      );
    },
    [navigate, readLocations],
  );
};
