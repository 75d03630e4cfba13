import { atom } from '@portal/shared/state';
import type { Channel } from './channel.ts';

/** The channels that an opened dialog is about: the one of a row, or the selected ones. */
export const dialogTargetsAtom = atom<readonly Channel[]>([]);
