import type { ColumnType } from 'kysely';
import type { DayColumn } from '../../platform/database/column-types.ts';

/**
 * What a manager withholds when it pays a member, and pays to a tax office instead; days are firsts of months, because
 * statements book months. Months without a row withhold nothing.
 */
export type WithholdingTable = {
  account_id: string;
  member_id: string;
  from_day: DayColumn;
  until_day: DayColumn;
  /** Of the member's net; with another rate for viewers in the United States, of the rest of it. */
  basis_points: number;
  /** Of the net that comes from viewers in the United States; null where one rate holds for all revenue. */
  us_basis_points: ColumnType<number | null, number | null | undefined, number | null>;
  /** Why: where the member is resident, and which tax it is. */
  note: string;
};

export type WithholdingTables = { withholding: WithholdingTable };
