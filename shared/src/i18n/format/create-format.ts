import type { Currency, Language } from '../../facts/index.ts';
import { createChangeFormat } from './change-format.ts';
import { createDateFormat, formatDuration } from './date-format.ts';
import { createNameFormat } from './name-format.ts';
import { createNumberFormat } from './number-format.ts';

const build = (language: Language, currency: Currency) => ({
  language,
  currency,
  ...createNumberFormat(language, currency),
  ...createChangeFormat(language),
  ...createDateFormat(language),
  ...createNameFormat(language),
  /** A duration in seconds as m:ss. */
  duration: formatDuration,
});

/** All formats of one language and currency; null and undefined are formatted as "–". */
export type Format = ReturnType<typeof build>;

const cache = new Map<string, Format>();

/** Returns the formats of a language and currency, memoised per pair. */
export const createFormat = (language: Language, currency: Currency): Format => {
  const key = `${language} ${currency}`;
  const format = cache.get(key) ?? build(language, currency);
  cache.set(key, format);
  return format;
};
