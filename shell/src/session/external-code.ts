import { matchesRoute, paths } from '@portal/shared/routing';
import { atom } from '@portal/shared/state';

const PARAMETER = 'code';

/** The one-time code this visit came with, until it is exchanged. */
export const externalCodeAtom = atom<string | undefined>(undefined);
externalCodeAtom.debugLabel = 'externalCode';

/**
 * Takes the code of `/external/auth?code=…` out of the address before anything can read it there: the history, a
 * report of an error, whoever the address is shown to.
 */
export const takeExternalCode = (): string | undefined => {
  const { pathname, search, hash } = location;
  if (!matchesRoute(pathname, [paths.externalAuth.path])) return undefined;
  const query = new URLSearchParams(search);
  const code = query.get(PARAMETER) ?? undefined;
  if (code === undefined) return undefined;
  query.delete(PARAMETER);
  history.replaceState(null, '', pathname + (query.size === 0 ? '' : `?${query}`) + hash);
  return code || undefined;
};
