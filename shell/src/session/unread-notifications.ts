import { atom } from '@portal/shared/state';

/** How many notifications of the signed-in person are unread; its number is in the responses about session and inbox. */
export const unreadNotificationsAtom = atom(0);
