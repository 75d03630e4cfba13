import { readReleaseSet, replaceReleaseSet } from '@portal/api/pages';
import type { ControlInventory } from '../control/control-inventory.ts';
import { controlSet } from '../control/control-set.ts';

/** A page of the portal as it would be with the control's scripts: the same head, style and data otherwise. */
export const controlPage = (html: string, path: string, control: ControlInventory): string =>
  replaceReleaseSet(html, path, controlSet(readReleaseSet(html), control));
