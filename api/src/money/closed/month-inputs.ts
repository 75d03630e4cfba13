import type { Day } from '../../platform/calendar.ts';

/** A month, `YYYY-MM`. */
export type Month = string;

/** Days on which a part of a channel, in basis points, belongs to a member; `until` is the day after the last one. */
export type InputSpan = { member: string; from: Day; until: Day; part: number };

export type InputChannel = {
  id: string;
  youtube_id: string;
  name: string;
  spans: readonly InputSpan[];
  /**
   * The revenue of each day that has any, in USD micros; `us` is what of it came from viewers in the United States. It is
   * absent where it is 0 or unknown, and where no member of the channel has a rate of its own for it.
   */
  days: readonly { day: Day; micros: string; us?: string }[];
};

/** Where revenue comes from, as withholdings tell it apart: viewers in the United States, all others, or no matter where. */
export const withholdingSources = ['all', 'us', 'other'] as const;
export type WithholdingSource = (typeof withholdingSources)[number];

/** What a payer withholds of a member's net in a month, and why: its residency and form of tax. */
export type InputWithholding = {
  /** Of all revenue, or with `us_basis_points` of what does not come from viewers in the United States. */
  basis_points: number;
  us_basis_points?: number;
  note: string;
};

export type InputMember = {
  id: string;
  nickname: string;
  email: string;
  fees: readonly { from: Day; until: Day; basis_points: number }[];
  /** Absent where nothing is withheld, as in statements before withholdings existed. */
  withholding?: InputWithholding;
};

/** Everything that the money of a month is computed from, as a statement freezes it. */
export type MonthInputs = {
  /** Won per dollar on each day, and the day of that rate; null where there was none yet. */
  rates: readonly { day: Day; rate: string | null; rate_day: Day | null }[];
  channels: readonly InputChannel[];
  members: readonly InputMember[];
};
