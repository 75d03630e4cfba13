import { tabStorage } from './tab-storage.ts';

const storageKey = (reason: string) => `portal.reloaded.${reason}`;

/**
 * Reloads the page, at most once per reason and tab: a build whose chunks are gone since a new release, or the release itself.
 * Returns whether the page is being reloaded.
 */
export const reloadOnce = (reason: string, reload = () => location.reload()): boolean => {
  if (!navigator.onLine || tabStorage.get(storageKey(reason)) !== null) return false;
  tabStorage.set(storageKey(reason), '1');
  // Where storage is blocked the reload cannot be recorded and could repeat for ever.
  if (tabStorage.get(storageKey(reason)) === null) return false;
  reload();
  return true;
};
