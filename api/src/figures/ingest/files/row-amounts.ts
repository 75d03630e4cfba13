import type { Day } from '../../../platform/calendar.ts';
import { FactTable } from './fact-table.ts';
import { AMOUNT_UNIT } from './figure-units.ts';
import type { IdTable } from './id-table.ts';

/** What the rows of a closing report have for a channel, a day and a kind of adjustment. */
export type RowAmount = {
  /** Of an adjustment it may be of another month. */
  day: Day;
  /** Empty for rows without a channel. */
  youtubeId: string;
  /** The kind of adjustment; empty for ordinary revenue. */
  adjustment: string;
  hasVideo: boolean;
  hasCountry: boolean;
  rows: number;
  /** Trillionths of dollars, because rounded amounts would not add up. */
  picos: bigint;
};

const ADJUSTMENT = /^[\p{L}\p{N}][\p{L}\p{N} ,.&/()_-]{0,63}$/u;
/** YouTube has about a dozen. */
const MAX_ADJUSTMENTS = 100;

const NO_VIDEO = 1;
const NO_COUNTRY = 2;
/** The lanes of an amount, and that of the number of rows. */
const [AMOUNT, ROWS, LANES] = [0, 2, 3];

type AmountOfRow = {
  day: number;
  channel: number;
  adjustment: number;
  hasVideo: boolean;
  hasCountry: boolean;
  /** Undefined for an empty cell. */
  amount: { whole: number; fraction: number } | undefined;
};

/** Sums every row of a closing report exactly, also those that are not stored as facts. */
export const createRowAmounts = () => {
  const table = new FactTable(LANES);
  const adjustments = new Map<string, number>([['', 0]]);

  return {
    /** The number of a kind of adjustment, 0 for ordinary revenue; undefined when it is no such kind. */
    adjustmentOf(word: string): number | undefined {
      const known = adjustments.get(word);
      if (known !== undefined) return known;
      if (word.toLowerCase() === 'none') return 0;
      if (!ADJUSTMENT.test(word) || adjustments.size > MAX_ADJUSTMENTS) return undefined;
      adjustments.set(word, adjustments.size);
      return adjustments.size - 1;
    },

    /** Adds a row; returns false when its sum is no longer exact. */
    add({ day, channel, adjustment, hasVideo, hasCountry, amount }: AmountOfRow): boolean {
      const empties = (hasVideo ? 0 : NO_VIDEO) | (hasCountry ? 0 : NO_COUNTRY);
      const fact = table.factOf(day, channel, adjustment, empties);
      table.add(fact, ROWS, 1);
      return amount ? table.addParts(fact, AMOUNT, amount.whole, amount.fraction, AMOUNT_UNIT) : true;
    },

    list(channels: IdTable, dayText: (day: number) => Day): RowAmount[] {
      const names = [...adjustments.keys()];
      return Array.from({ length: table.size }, (_, fact) => ({
        day: dayText(table.day(fact)),
        youtubeId: channels.text(table.channel(fact)),
        adjustment: names[table.video(fact)] ?? '',
        hasVideo: (table.country(fact) & NO_VIDEO) === 0,
        hasCountry: (table.country(fact) & NO_COUNTRY) === 0,
        rows: table.sum(fact, ROWS),
        picos: BigInt(table.sum(fact, AMOUNT)) * BigInt(AMOUNT_UNIT) + BigInt(table.sum(fact, AMOUNT + 1)),
      }));
    },
  };
};
