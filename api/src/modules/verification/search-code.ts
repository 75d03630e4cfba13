import type { YoutubeChannel } from '../../youtube/index.ts';
import { holdsCode } from './verification-code.ts';
import type { CheckResult } from './verification.tables.ts';

/** YouTube's limit of a description, in characters. */
const LONGEST_DESCRIPTION = 1000;

export type Look = {
  result: CheckResult;
  /** The languages of the translations with the code, when only they have it; else all translated languages. */
  languages: string[];
  isFull: boolean;
};

const nothing = { languages: [], isFull: false };

/**
 * Searches a channel's descriptions for a code. Owners see the translation into their own language, and may have
 * put the code there, where other visitors do not see it.
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
