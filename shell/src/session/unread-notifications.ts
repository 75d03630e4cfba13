import { atom } from '@portal/shared/state';

/** How many notifications of the signed-in person are unread, as the responses about session and inbox say; without a session it means nothing. */
export const unreadNotificationsAtom = atom(0);
