import { tabStorage } from './tab-storage.ts';

const key = (build: string) => `portal.reloaded.${build}`;

/**
 * A page that was open while a new build came may ask for chunks that are gone; a reload brings it up to date. Once
 * per build: a chunk that still does not come then needs more than that. Answers whether the page is being reloaded.
 */
export const reloadOnce = (build: string, reload = () => location.reload()): boolean => {
  if (!navigator.onLine || tabStorage.get(key(build)) !== null) return false;
  tabStorage.set(key(build), '1');
  // Without a memory of the reload it could go on for ever.
  if (tabStorage.get(key(build)) === null) return false;
  reload();
  return true;
};
