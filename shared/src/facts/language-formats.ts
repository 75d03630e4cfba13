import type { Language } from './languages.ts';

type LanguageFormat = {
  /** What stands between year, month and day; `words` for a month in letters. */
  dates: '.' | '/' | 'words';
  /** The first day of a week: 0 is Sunday, 1 Monday. */
  weekStart: 0 | 1;
  /** The change of a figure that was zero. */
  isNew: string;
  /** The unit of a difference of two percentages. */
  points: string;
};

/** How each language writes dates and changes. */
export const LANGUAGE_FORMATS: Readonly<Record<Language, LanguageFormat>> = {
  ko: { dates: '.', weekStart: 0, isNew: '신규', points: '%p' },
  en: { dates: 'words', weekStart: 0, isNew: 'new', points: ' pp' },
  'zh-CN': { dates: '/', weekStart: 1, isNew: '新增', points: ' 个百分点' },
  'zh-TW': { dates: '/', weekStart: 0, isNew: '新增', points: ' 個百分點' },
};
