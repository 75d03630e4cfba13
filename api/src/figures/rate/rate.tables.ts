import type { DayColumn, NumericColumn } from '../../platform/database/column-types.ts';

/** The price of one unit of `base` in `quote` on a day. */
export type FxRateTable = {
  base: string;
  quote: string;
  day: DayColumn;
  rate: NumericColumn;
};

export type RateTables = {
  fx_rate: FxRateTable;
};
