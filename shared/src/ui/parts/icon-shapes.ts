import type { IconNode } from 'lucide';
import { useEffect, useSyncExternalStore } from 'react';
import type { IconName } from './icons.ts';
import { initialIcons } from './initial-icons.ts';

type Shapes = Partial<Record<IconName, IconNode>>;

let shapes: Shapes = initialIcons;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns the shape of an icon, undefined until it is loaded. */
export const getIconShape = (name: IconName): IconNode | undefined => shapes[name];

/** Adds all icons and renders waiting ones. */
export const addIcons = (icons: Required<Shapes>): void => {
  shapes = icons;
  for (const listener of listeners) listener();
};

/** Loads the icons that are not in the initial bundle; rejects when they cannot be loaded. */
export const loadIcons = async (): Promise<void> => {
  const { icons } = await import('./icons.ts');
  if (shapes !== icons) addIcons(icons);
};

/** Loads the shape of an icon that is not in the initial bundle; undefined until it is loaded. */
export const useLazyIconShape = (name: IconName): IconNode | undefined => {
  useEffect(() => {
    // Icons are decoration, so a failed load is not an error.
    loadIcons().catch(() => undefined);
  }, []);
  return useSyncExternalStore(subscribe, () => getIconShape(name));
};
