import type { Portal } from '../portal/create-portal.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { createPreloader, type PreloadRoute } from './preload.ts';
import { mapIntegrityByUrl } from '../release/release-files.ts';

const preloaders = new WeakMap<Portal, PreloadRoute>();

/** Returns the function that preloads the scripts of a route, each script once per portal. */
export const usePreload = (): PreloadRoute => {
  const portal = usePortal();
  const preload = preloaders.get(portal) ?? createPreloader(portal.set, mapIntegrityByUrl(portal.set));
  preloaders.set(portal, preload);
  return preload;
};
