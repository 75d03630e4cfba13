import { LANGUAGE_FORMATS } from '../../facts/index.ts';
import type { Language } from '../../facts/index.ts';
import { NO_VALUE, isMissing, toIntlDecimal } from './decimal.ts';
import type { NumberInput } from './decimal.ts';

/** The change of a figure since the comparison period: `new` after zero, `none` without a value. */
export type Change = {
  direction: 'up' | 'down' | 'same' | 'new' | 'none';
  /** With its sign: `+12.3%`, `-0.4%p`, `new`, `–`. */
  text: string;
};

const NONE: Change = { direction: 'none', text: NO_VALUE };

/** Creates the change formats of one language. */
export const createChangeFormat = (language: Language) => {
  /**
   * Selects a format by the number of tenths: one decimal, so that changes line up in a column; none for 0 and from 100
   * on; from 10,000 on as short as `+1.2M%`, because cards and columns would cut the digits of a huge one.
   */
  const createTenths = (style: 'percent' | 'decimal') => {
    const withDigits = (digits: number, notation?: 'compact') =>
      new Intl.NumberFormat(language, {
        style,
        notation,
        signDisplay: 'exceptZero',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
    const whole = withDigits(0);
    const tenths = withDigits(1);
    const short = withDigits(1, 'compact');
    return (rounded: number) =>
      Math.abs(rounded) >= 100_000 ? short : rounded === 0 || Math.abs(rounded) >= 1000 ? whole : tenths;
  };
  const percent = createTenths('percent');
  const points = createTenths('decimal');

  const describe = (delta: number, shown: string, rounded: number): Change => ({
    direction: rounded === 0 ? 'same' : delta > 0 ? 'up' : 'down',
    // U+2212: a hyphen is too short to be noticed before a figure.
    text: shown.replace('-', '\u2212'),
  });
  const toNumber = (value: number | string) => Number(toIntlDecimal(value));

  return {
    /** The relative change of an amount or a count; `new` after zero. */
    change: (value: NumberInput, previous: NumberInput): Change => {
      if (isMissing(value) || isMissing(previous)) return NONE;
      const before = toNumber(previous);
      const now = toNumber(value);
      if (before === 0)
        return now === 0
          ? describe(0, percent(0).format(0), 0)
          : { direction: 'new', text: LANGUAGE_FORMATS[language].isNew };
      const ratio = (now - before) / Math.abs(before);
      const rounded = Math.round(ratio * 1000);
      return describe(ratio, percent(rounded).format(ratio), rounded);
    },
    /** The difference of two ratios in percentage points: 0.42 after 0.40 → +2%p. */
    changePoints: (value: NumberInput, previous: NumberInput): Change => {
      if (isMissing(value) || isMissing(previous)) return NONE;
      const delta = (toNumber(value) - toNumber(previous)) * 100;
      const rounded = Math.round(delta * 10);
      return describe(delta, points(rounded).format(delta) + LANGUAGE_FORMATS[language].points, rounded);
    },
  };
};
