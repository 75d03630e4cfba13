import type { Portal } from '../portal/create-portal.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { createPreloader, type PreloadRoute } from './preload.ts';
import { integrityByUrl } from './release-files.ts';

const made = new WeakMap<Portal, PreloadRoute>();

/** Fetches the scripts of a route that the user is about to open; each script once for the whole page. */
export const usePreload = (): PreloadRoute => {
  const portal = usePortal();
  const preload = made.get(portal) ?? createPreloader(portal.set, integrityByUrl(portal.set));
  made.set(portal, preload);
  return preload;
};
