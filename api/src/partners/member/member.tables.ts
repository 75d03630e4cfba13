import type { DayColumn } from '../../platform/database/column-types.ts';

/**
 * The manager's share of a member's revenue in basis points, for the days from `from_day` up to but not including
 * `until_day`. A member's periods adjoin and cover every day since 0001-01-01.
 */
export type FeeRateTable = {
  account_id: string;
  member_id: string;
  from_day: DayColumn;
  until_day: DayColumn;
  basis_points: number;
};

export type MemberTables = {
  fee_rate: FeeRateTable;
};
