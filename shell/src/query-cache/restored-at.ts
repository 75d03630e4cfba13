import { atom } from '@portal/shared/state';

/** When the oldest report on this page was loaded that is still from an earlier visit, in milliseconds; null without one. */
export const restoredAtAtom = atom<number | null>(null);
