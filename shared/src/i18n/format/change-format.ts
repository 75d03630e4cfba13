import type { Language } from '../languages.ts';
import { NO_VALUE, isMissing, toExact } from './decimal.ts';
import type { NumberInput } from './decimal.ts';

/** How a figure moved against the period before; `new` had nothing to compare with, `none` has no value. */
export type Change = {
  direction: 'up' | 'down' | 'same' | 'new' | 'none';
  /** With its sign: `+12.3%`, `-0.4%p`, `new`, `–`. */
  text: string;
};

const NEW: Record<Language, string> = { ko: '신규', en: 'new', 'zh-CN': '新增', 'zh-TW': '新增' };
const POINTS: Record<Language, string> = { ko: '%p', en: ' pp', 'zh-CN': ' 个百分点', 'zh-TW': ' 個百分點' };

const NONE: Change = { direction: 'none', text: NO_VALUE };

/** The change formats of one language. */
export const createChangeFormat = (language: Language) => {
  const options = { signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const;
  const percent = new Intl.NumberFormat(language, { ...options, style: 'percent' });
  const points = new Intl.NumberFormat(language, options);

  const describe = (delta: number, shown: string, rounded: number): Change => ({
    direction: rounded === 0 ? 'same' : delta > 0 ? 'up' : 'down',
    // A hyphen is too short to be seen before a figure.
    text: shown.replace('-', '\u2212'),
  });
  const numberOf = (value: number | string) => Number(toExact(value));

  return {
    /** The relative change of an amount or a count; nothing before makes it new. */
    change: (value: NumberInput, previous: NumberInput): Change => {
      if (isMissing(value) || isMissing(previous)) return NONE;
      const before = numberOf(previous);
      const now = numberOf(value);
      if (before === 0)
        return now === 0 ? describe(0, percent.format(0), 0) : { direction: 'new', text: NEW[language] };
      const ratio = (now - before) / Math.abs(before);
      return describe(ratio, percent.format(ratio), Math.round(ratio * 1000));
    },
    /** The difference of two ratios in percentage points: 0.42 after 0.40 → +2%p. */
    changePoints: (value: NumberInput, previous: NumberInput): Change => {
      if (isMissing(value) || isMissing(previous)) return NONE;
      const delta = (numberOf(value) - numberOf(previous)) * 100;
      return describe(delta, points.format(delta) + POINTS[language], Math.round(delta * 10));
    },
  };
};
