import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NotificationTexts } from '@portal/shared/notifications';
import { createTexts, createTranslations } from '../../texts/create-texts.ts';
import type ko from './locales/ko.json';

/** The texts of mails. */
export const findMailText = createTexts<typeof ko>(import.meta.dirname);

/** The sentences of notifications, which are those of the inbox. */
export const translateNotification = createTranslations<NotificationTexts>(
  dirname(fileURLToPath(import.meta.resolve('@portal/shared/notifications/locales/ko.json'))),
);
