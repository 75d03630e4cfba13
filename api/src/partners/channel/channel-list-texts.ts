import { CHANNEL_STATUS, type ChannelStatus, type Language } from '@portal/shared/facts';
import { createTexts } from '../../texts/create-texts.ts';
import type ko from './locales/ko.json';

/** The words of files with channels. */
export const findChannelText = createTexts<typeof ko>(import.meta.dirname);

// The statuses differ, so that each has its name.
const statusNames = Object.fromEntries(
  Object.entries(CHANNEL_STATUS).map(([name, status]) => [status, name]),
) as Record<ChannelStatus, keyof typeof CHANNEL_STATUS>;

export const findStatusText = (language: Language, status: ChannelStatus): string =>
  findChannelText(language, `status.${statusNames[status]}`);
