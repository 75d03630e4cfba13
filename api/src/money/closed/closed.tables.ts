import type {
  BigIntColumn,
  DayColumn,
  InstantColumn,
  NumericColumn,
} from '../../platform/database/column-types.ts';
import type { Currency } from '@portal/shared/facts';

/** A document that never changes: canonical JSON, its SHA-256, the one before it, and the Ed25519 signature of its bytes. */
export type SignedColumns = {
  document: string;
  /** Hex. */
  hash: string;
  /** The hash of the document before it in its chain; null for the first one. */
  previous_hash: string | null;
  /** Base64. */
  signature: string;
  key_id: string;
};

/** A month that an operator has closed for a domain. */
export type ClosedMonthTable = {
  domain: string;
  /** Its first day. */
  month: DayColumn;
  /** Counts the closed months of a domain from 1. */
  number: number;
  closed_at: InstantColumn;
} & SignedColumns;

/**
 * Revenue that a closed month has booked for a channel and day: of its own days all, of earlier months what has become
 * known since they were closed.
 */
export type ClosedRevenueTable = {
  account_id: string;
  channel_id: string;
  day: DayColumn;
  /** The first day of the month that booked it. */
  month: DayColumn;
  micros: BigIntColumn;
  /** What of it came from viewers in the United States; null in months that were closed before it was booked. */
  us_micros: BigIntColumn | null;
};

/** The exchange rate of a day that a closed month has booked; null where there was none yet. */
export type ClosedRateTable = {
  domain: string;
  day: DayColumn;
  /** The first day of the month that booked it. */
  month: DayColumn;
  rate: NumericColumn | null;
  /** The day of the rate, which is earlier on weekends. */
  rate_day: DayColumn | null;
};

/** A manager's statement of a closed month. */
export type StatementTable = {
  account_id: string;
  /** Its first day. */
  month: DayColumn;
  /** Counts the statements of a month from 1: a reopened one is followed by the next. */
  revision: number;
  domain: string;
  /** Counts the statements of an account's year from 1. */
  number: number;
  year: number;
  /** What it is paid in: the domain's currency when it was issued. */
  currency: Currency;
  issued_at: InstantColumn;
} & SignedColumns;

/**
 * What a statement has booked for a member, in the smallest paid unit of a currency; of the manager itself (whose id is
 * the account's) it is the revenue without a member.
 */
export type StatementAmountTable = {
  account_id: string;
  /** The first day of the statement's month, and its revision. */
  month: DayColumn;
  revision: number;
  /** The first day of the month in which it was earned: the statement's own, or an earlier one that was corrected. */
  earned_month: DayColumn;
  member_id: string;
  currency: Currency;
  gross: BigIntColumn;
  fee: BigIntColumn;
  net: BigIntColumn;
  /** What is not paid of the net but to a tax office; 0 for the manager itself. */
  withheld: BigIntColumn;
};

/** The reopening of an issued statement. Its document follows that statement in the chain of the account. */
export type ReopenedStatementTable = {
  account_id: string;
  month: DayColumn;
  revision: number;
  request_id: string;
  reopened_at: InstantColumn;
} & SignedColumns;

export type ClosedTables = {
  closed_month: ClosedMonthTable;
  closed_revenue: ClosedRevenueTable;
  closed_rate: ClosedRateTable;
  /** All that were issued. */
  issued_statement: StatementTable;
  issued_amount: StatementAmountTable;
  reopened_statement: ReopenedStatementTable;
  /** Views without the statements that were reopened: only the others count as booked. */
  statement: StatementTable;
  statement_amount: StatementAmountTable;
};
