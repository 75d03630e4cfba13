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
  /** Of the member's net. */
  basis_points: number;
  /** Why: where the member is resident, and which tax it is. */
  note: string;
};

export type WithholdingTables = { withholding: WithholdingTable };
