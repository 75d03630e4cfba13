import type { IconNode } from 'lucide';
import { useEffect, useSyncExternalStore } from 'react';
import type { IconName } from './icons.ts';
import { startIcons } from './start-icons.ts';

type Shapes = Partial<Record<IconName, IconNode>>;

let shapes: Shapes = startIcons;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The shape of an icon, once it is in the page. */
export const shapeOf = (name: IconName): IconNode | undefined => shapes[name];

/** Makes all icons known. */
export const addIcons = (icons: Required<Shapes>): void => {
  shapes = icons;
  for (const listener of listeners) listener();
};

/** Fetches the icons that the page did not start with. */
export const loadIcons = async (): Promise<void> => {
  const { icons } = await import('./icons.ts');
  if (shapes !== icons) addIcons(icons);
};

/** The shape of an icon that has to be fetched, as soon as it is there. */
export const useLateShape = (name: IconName): IconNode | undefined => {
  useEffect(() => {
    // An icon is decoration: a page whose icons do not come says everything in words.
    loadIcons().catch(() => undefined);
  }, []);
  return useSyncExternalStore(subscribe, () => shapeOf(name));
};
