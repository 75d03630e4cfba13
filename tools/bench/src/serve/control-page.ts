import { readReleaseSet, replaceReleaseSet } from '@portal/api/pages';
import type { ControlInventory } from '../control/control-inventory.ts';
import { controlSet } from '../control/control-set.ts';

/** Returns a portal page with the control's scripts and otherwise the same head, style and data. */
export const controlPage = (html: string, path: string, control: ControlInventory): string =>
  replaceReleaseSet(html, path, controlSet(readReleaseSet(html), control));
