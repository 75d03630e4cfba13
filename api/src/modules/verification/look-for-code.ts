import type { YoutubeChannel } from '../../youtube/index.ts';
import { holdsCode } from './verification-code.ts';
import type { CheckResult } from './verification.tables.ts';

/** The platform takes no longer description. */
const LONGEST_DESCRIPTION = 1000;

export type Look = {
  result: CheckResult;
  /** Where the code is, if it is in translations only; else where the channel has a translation. */
  languages: string[];
  isFull: boolean;
};

const nothing = { languages: [], isFull: false };

/**
 * Looks for a code in everything a channel says of itself. An owner sees the translation into their own language and
 * may well have put it there, where other visitors do not see it.
 */
export const lookForCode = (channel: YoutubeChannel | undefined, code: string): Look => {
  if (!channel) return { result: 'channel_missing', ...nothing };
  const { descriptions, translations } = channel;
  if (descriptions.some((text) => holdsCode(text, code))) return { result: 'verified', ...nothing };
  const isFull = descriptions.some((text) => [...text].length + 1 + code.length > LONGEST_DESCRIPTION);
  const holding = Object.keys(translations).filter((language) =>
    holdsCode(translations[language] ?? '', code),
  );
  if (holding.length > 0) return { result: 'only_translated', languages: holding, isFull };
  return { result: 'code_missing', languages: Object.keys(translations), isFull };
};
