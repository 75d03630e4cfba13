import type { Currency, Language } from '../languages.ts';
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
  /** A length of time as m:ss. */
  duration: formatDuration,
});

/** All formats of one language and currency; `null` is always shown as "–". */
export type Format = ReturnType<typeof build>;

const made = new Map<string, Format>();

/** The formats of a language and currency; the same pair always gives the same object. */
export const createFormat = (language: Language, currency: Currency): Format => {
  const key = `${language} ${currency}`;
  const format = made.get(key) ?? build(language, currency);
  made.set(key, format);
  return format;
};
