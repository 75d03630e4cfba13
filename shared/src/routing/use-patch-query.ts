import { useCallback, useEffect, useInsertionEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Location } from 'react-router';

/** New values of query parameters; null takes one out. */
export type QueryPatch = Record<string, string | null>;

/** How the change enters the history, and what its entry remembers; a replaced entry keeps what it had. */
export type PatchOptions = { history: 'push' | 'replace'; state?: unknown };

// Changes made in one event build on one another: the location of a render does not know the first change yet.
const changedFrom = new WeakMap<Location, string>();

const applyPatch = (search: string, patch: QueryPatch) => {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return query.size === 0 ? '' : `?${query}`;
};

/**
 * Changes query parameters of the current address and leaves the others, the path and the hash as they are. Always the
 * same function, so that what it is handed to need not be drawn again with each step.
 */
export const usePatchQuery = (): ((patch: QueryPatch, options: PatchOptions) => void) => {
  const location = useLocation();
  const navigate = useNavigate();
  // Coming back to this very entry later starts afresh.
  useEffect(() => () => void changedFrom.delete(location), [location]);
  const current = useRef(location);
  // Known before any effect of what is drawn may change it.
  useInsertionEffect(() => {
    current.current = location;
  }, [location]);
  return useCallback(
    (patch, options) => {
      const location = current.current;
      const { history, state = history === 'replace' ? (location.state as unknown) : null } = options;
      const earlier = changedFrom.get(location);
      const search = applyPatch(earlier ?? location.search, patch);
      if (search === (earlier ?? location.search)) return;
      changedFrom.set(location, search);
      void navigate(
        { pathname: location.pathname, search, hash: location.hash },
        { replace: history === 'replace' || earlier !== undefined, state },
      );
    },
    [navigate],
  );
};
