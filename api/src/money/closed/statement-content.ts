import type { Day } from '../../platform/calendar.ts';
import type { Month, MonthInputs, WithholdingSource } from './month-inputs.ts';
import type { Currency } from '@portal/shared/facts';

/** Amounts as they are paid: decimals with all places of their currency. */
export type PaidAmounts = { gross: string; fee: string; net: string };

/** Of a member, or of revenue without a member. */
type Owned = { member: string | null; currency: Currency };

/** A month of a statement: its own one, or an earlier one that it corrects. */
export type StatementMonth = {
  month: Month;
  inputs: MonthInputs;
  amounts: readonly (Owned & PaidAmounts)[];
  /** Exact amounts by channel, of which `amounts` are the rounded sums. */
  lines: readonly {
    member: string;
    channel: string;
    currency: Currency;
    gross: string;
    fee: string;
  }[];
  /** What is withheld of the net of members; absent where nothing is. */
  withheld?: readonly {
    member: string;
    currency: Currency;
    /** Absent where one rate holds for all revenue, as in statements before rates by source. */
    source?: Exclude<WithholdingSource, 'all'>;
    basis_points: number;
    note: string;
    /** The net of the whole month that comes from this source, and as the statements before this one have it. */
    net?: string;
    net_before?: string;
    /** Of the whole month. */
    amount: string;
    /** What the statements before this one have withheld of it; this one adds the difference. */
    before: string;
  }[];
  /** What changed since the statement before that has this month; the differences are what this statement adds. */
  changes: readonly (Owned & {
    cause: 'revenue' | 'rate' | 'share' | 'fee';
    old: PaidAmounts;
    new: PaidAmounts;
  })[];
};

/** What a statement says, without `previous`. */
export type StatementContent = {
  type: 'portal-statement-1';
  account: { id: string; name: string; email: string };
  domain: string;
  /** Account, year and running number. */
  number: string;
  /** The number of the reopened statement of the same month; absent in the first one of a month. */
  replaces?: string;
  month: Month;
  /** What it is paid in. */
  currency: Currency;
  issued_at: string;
  issued_by: { role: string; id: string | null };
  /** The hash of the closed month of the domain. */
  closed_month: string;
  /** The statement's own month first. */
  months: readonly StatementMonth[];
  /** Who changed files, rates, shares and fees since the statement before. */
  authors: readonly {
    at: string;
    cause: 'revenue' | 'rate' | 'share' | 'fee';
    action: string;
    subject: string;
    actor_role: string;
    actor_id: string | null;
  }[];
};

/** A file whose revenue a closed month has counted. */
export type CountedFile = {
  id: string;
  report_type: string;
  owner: string;
  name: string;
  /** SHA-256 of the file. */
  digest: string;
  /** The days of the month on which it counted, as intervals such as `2026-10-01/2026-10-31`. */
  days: readonly string[];
  /** The days of the month that it corrects, as a closing report of another month; absent where it corrects none. */
  corrects?: readonly string[];
};

/** What the document that reopens a statement says, without `previous`. */
export type ReopeningContent = {
  type: 'portal-reopening-1';
  account: string;
  domain: string;
  /** Of the statement. */
  number: string;
  month: Month;
  /** The hash of the statement's document, which is the one before this in the chain. */
  statement: string;
  reason: string;
  requested_by: string;
  requested_at: string;
  reopened_by: string;
  reopened_at: string;
};

/** Won per dollar on a day; null where there was none yet. */
export type BookedRate = { day: Day; rate: string | null };

/** What a closed month has booked for an account, in USD micros, and the digest of its rows. */
export type BookedAccount = {
  account_id: string;
  micros: string;
  digest: string;
  /** What of it came from viewers in the United States; absent in months that were closed before it was booked. */
  us_micros?: string;
  us_digest?: string;
};

/** The part of a closed month's document that says what it has booked. */
export type BookedMonth = {
  month: Month;
  files: readonly CountedFile[];
  /** Only those that no closed month before has booked. */
  rates: readonly BookedRate[];
  accounts: readonly BookedAccount[];
};

/** What the document of a closed month says of revenue. */
export type MonthContent = BookedMonth & { corrections: readonly BookedMonth[] };

/** A file in documents of before intervals: the first and the last day, and the number of days. */
type SpannedFile = Omit<CountedFile, 'days'> & { first_day: Day; last_day: Day; days: number };
type StoredMonth = Omit<BookedMonth, 'files'> & { files: readonly (CountedFile | SpannedFile)[] };

const readFiles = <Stored extends StoredMonth>(month: Stored) => ({
  ...month,
  files: month.files.map((file): CountedFile => {
    if (!('first_day' in file)) return file;
    const { first_day: first, last_day: last, ...rest } = file;
    return { ...rest, days: [`${first}/${last}`] };
  }),
});

/** The content of a closed month's document; only of one that this server has signed. */
export const readMonthContent = (document: string): MonthContent => {
  const content = JSON.parse(document) as StoredMonth & { corrections: readonly StoredMonth[] };
  return { ...readFiles(content), corrections: content.corrections.map(readFiles) };
};

/** The content of a statement's document; only of one that this server has signed. */
export const readStatement = (document: string) => JSON.parse(document) as StatementContent;

/** The content of the document that reopens a statement; only of one that this server has signed. */
export const readReopening = (document: string) => JSON.parse(document) as ReopeningContent;

/** The content of a document of an account's chain; only of one that this server has signed. */
export const readAccountDocument = (document: string) =>
  JSON.parse(document) as StatementContent | ReopeningContent;
