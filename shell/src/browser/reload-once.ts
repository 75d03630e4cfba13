import { tabStorage } from './tab-storage.ts';

const storageKey = (build: string) => `portal.reloaded.${build}`;

/**
 * Reloads the page, at most once per build and tab, to replace a build whose chunks are gone since a new release.
 * Returns whether the page is being reloaded.
 */
export const reloadOnce = (build: string, reload = () => location.reload()): boolean => {
  if (!navigator.onLine || tabStorage.get(storageKey(build)) !== null) return false;
  tabStorage.set(storageKey(build), '1');
  // Where storage is blocked the reload cannot be recorded and could repeat for ever.
  if (tabStorage.get(storageKey(build)) === null) return false;
  reload();
  return true;
};
