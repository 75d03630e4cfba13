import { atom } from 'jotai';

/** The number of new notices, the badge of their navigation entry; the page that marks a notice as read lowers it. */
export const newNoticesAtom = atom(0);
