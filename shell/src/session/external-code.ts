import { matchesRoute, paths } from '@portal/shared/routing';
import { atom } from '@portal/shared/state';

const PARAMETER = 'code';

/** The one-time code of the address, until it is exchanged for a session. */
export const externalCodeAtom = atom<string | undefined>(undefined);

/**
 * Removes the code of `/external/auth?code=…` from the address and returns it, so that it does not stay in the history
 * or an error report.
 */
export const extractExternalCode = (): string | undefined => {
  const { pathname, search, hash } = location;
  if (!matchesRoute(pathname, [paths.externalAuth.path])) return undefined;
  const query = new URLSearchParams(search);
  const code = query.get(PARAMETER) ?? undefined;
  if (code === undefined) return undefined;
  query.delete(PARAMETER);
  history.replaceState(null, '', pathname + (query.size === 0 ? '' : `?${query}`) + hash);
  return code || undefined;
};
