import type {
  BigIntColumn,
  DayColumn,
  InstantColumn,
  NumericColumn,
} from '../../platform/database/column-types.ts';
import type { Currency } from '@portal/shared/facts';

/** Who pays: a manager its members, or the platform its managers. */
export const payers = ['manager', 'platform'] as const;
export type Payer = (typeof payers)[number];

export const entryKinds = ['payment', 'advance', 'reversal', 'hold', 'release'] as const;
export type EntryKind = (typeof entryKinds)[number];
/** The platform advances nothing to its managers. */
export const partnerEntryKinds = ['payment', 'reversal', 'hold', 'release'] as const satisfies EntryKind[];
export type PartnerEntryKind = (typeof partnerEntryKinds)[number];
export const isPartnerEntryKind = (kind: EntryKind): kind is PartnerEntryKind => kind !== 'advance';

/** What happened to a payee's money after it was booked. Rows never change; a reversal or release ends an earlier one. */
export type PayoutEntryTable = {
  id: string;
  account_id: string;
  payer: Payer;
  /** A member; of the platform's payments the account's own id. */
  payee_id: string;
  kind: EntryKind;
  /** Null for holds and releases, which concern all currencies. */
  currency: Currency | null;
  /** In the smallest paid unit of the currency, above 0; 0 for holds and releases. */
  amount: BigIntColumn;
  /**
   * The first day of the statement's month that a hold is for, or the first one that pays back an advance; null for all
   * of the payee's money.
   */
  month: DayColumn | null;
  /** The day of the payment, as a bank states it; of other entries the day on which they were made. */
  day: DayColumn;
  /** A hold ends on this day by itself. */
  until_day: DayColumn | null;
  /** The exchange rate that the payer used, where the bank paid in another currency. */
  rate: NumericColumn | null;
  reference: string | null;
  note: string | null;
  reason: string | null;
  /** Of an advance the part of each month that pays it back, in basis points. */
  share: number | null;
  /** The payment or advance that a reversal takes back, or the hold that a release ends. */
  reverses: string | null;
  actor_role: string;
  actor_id: string | null;
  at: InstantColumn;
};

/** The smallest amount that a domain pays in a currency; smaller balances are carried over. */
export type PayoutMinimumTable = {
  domain: string;
  currency: Currency;
  amount: BigIntColumn;
};

/** A member's own minimum, which replaces its domain's. */
export type PayeeMinimumTable = {
  account_id: string;
  payee_id: string;
  currency: Currency;
  amount: BigIntColumn;
};

/** Where a member is paid to; with the account's own id where its manager is paid to and pays from. */
export type PayeeTable = {
  account_id: string;
  payee_id: string;
  name: string;
  iban: string | null;
  account_number: string | null;
  /** A BIC, or the number of a bank in its country's clearing system. */
  bank_code: string | null;
};

/** The platform's fee on a manager's revenue; days are firsts of months, because statements book months. */
export type PlatformFeeTable = {
  account_id: string;
  from_day: DayColumn;
  until_day: DayColumn;
  basis_points: number;
};

export type PayoutTables = {
  payout_entry: PayoutEntryTable;
  payout_minimum: PayoutMinimumTable;
  payee_minimum: PayeeMinimumTable;
  payee: PayeeTable;
  platform_fee: PlatformFeeTable;
};
