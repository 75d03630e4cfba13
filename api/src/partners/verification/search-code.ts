import type { YoutubeChannel } from '../../youtube/index.ts';
import { containsCode } from './verification-code.ts';
import type { CheckResult } from './verification.tables.ts';

/** YouTube's limit of a description, in characters. */
export const MAX_DESCRIPTION_LENGTH = 1000;

export type CodeSearchResult = {
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
export const searchCode = (channel: YoutubeChannel | undefined, code: string): CodeSearchResult => {
  if (!channel) return { result: 'channel_missing', ...nothing };
  const { descriptions, translations } = channel;
  if (descriptions.some((text) => containsCode(text, code))) return { result: 'verified', ...nothing };
  const isFull = descriptions.some((text) => [...text].length + 1 + code.length > MAX_DESCRIPTION_LENGTH);
  const holding = Object.keys(translations).filter((language) =>
    containsCode(translations[language] ?? '', code),
  );
  if (holding.length > 0) return { result: 'only_translated', languages: holding, isFull };
  return { result: 'code_missing', languages: Object.keys(translations), isFull };
};
