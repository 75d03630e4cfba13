import { createTexts } from '@portal/shared/i18n';
import { loadNotificationTexts, type NotificationTexts } from '@portal/shared/notifications';
import type ko from './locales/ko.json';

/** The texts of the inbox, which no other page loads. */
export const inboxTexts = createTexts<typeof ko>('inbox', (language) => import(`./locales/${language}.json`));

/** The sentences of notifications, which are those of mails, too. */
export const notificationTexts = createTexts<NotificationTexts>('notifications', loadNotificationTexts);

/** Loads all texts of the page. */
export const loadInboxTexts = () => Promise.all([inboxTexts.load(), notificationTexts.load()]);
