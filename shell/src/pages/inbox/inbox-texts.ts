import { createTexts } from '@portal/shared/i18n';
import type { NotificationTexts } from '@portal/shared/notifications';
import type ko from './locales/ko.json';

/** The texts of the inbox, which no other page loads. */
export const inboxTexts = createTexts<typeof ko>('inbox', {
  ko: () => import('./locales/ko.json'),
  en: () => import('./locales/en.json'),
  'zh-CN': () => import('./locales/zh-CN.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
});

/** The sentences of notifications, which are those of mails, too. */
export const notificationTexts = createTexts<NotificationTexts>('notifications', {
  ko: () => import('@portal/shared/notifications/locales/ko.json'),
  en: () => import('@portal/shared/notifications/locales/en.json'),
  'zh-CN': () => import('@portal/shared/notifications/locales/zh-CN.json'),
  'zh-TW': () => import('@portal/shared/notifications/locales/zh-TW.json'),
});

/** Loads all texts of the page. */
export const loadInboxTexts = () => Promise.all([inboxTexts.load(), notificationTexts.load()]);
