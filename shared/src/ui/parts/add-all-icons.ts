import { addIcons } from './icon-shapes.ts';
import { icons } from './icons.ts';

/** Adds all icons synchronously, for tests and tools that bundle them. */
export const addAllIcons = (): void => addIcons(icons);
