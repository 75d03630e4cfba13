import { createTexts } from '../../texts/create-texts.ts';
import type ko from './locales/ko.json';

/** The words of files with channels. */
export const findChannelText = createTexts<typeof ko>(import.meta.dirname);

/** The statuses of a channel by their number. */
export const STATUS_NAMES = ['waiting', 'on_hold', 'approved', 'rejected'] as const;
