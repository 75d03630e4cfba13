import { addIcons } from './icon-shapes.ts';
import { icons } from './icons.ts';

/** Makes every icon known at once, for code that comes with all of them. */
export const addAllIcons = (): void => addIcons(icons);
