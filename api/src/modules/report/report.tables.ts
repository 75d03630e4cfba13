import type { DayColumn, NumericColumn } from '../../platform/database/column-types.ts';

/** What one unit of `base` was worth in `quote` on a day. */
export type FxRateTable = {
  base: string;
  quote: string;
  day: DayColumn;
  rate: NumericColumn;
};

export type ReportTables = {
  fx_rate: FxRateTable;
};
