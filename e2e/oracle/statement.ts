import type { Period } from './days.ts';
import { formatDecimal, parseUnits } from './decimal.ts';
import { rateOn } from './figures.ts';
import type { Rate } from './figures.ts';
import { selectFacts } from './ledger.ts';
import type { Ledger } from './ledger.ts';

export type StatementMember = {
  id: string;
  /** The assigned channels. */
  channels: ReadonlySet<string>;
  /** The member's part of one of these channels on a day, in hundredths of a percent. */
  partOn: (channel: string, day: string) => number;
  feeOn: (day: string) => number;
};

/** Amounts as they are paid: whole won, or dollars with their cents. */
export type StatementRow = { gross: string; fee: string; net: string };

const WHOLE_SHARE = 10_000n;
const RATE_PLACES = 6;
/** Millionths of a dollar times millionths of a rate times hundredths of a percent, of the fee and of the part. */
const EXACT_PLACES = 20;

type Exact = { gross: bigint; fee: bigint };

/** Half away from zero. */
const rounded = (amount: bigint, unit: bigint) =>
  (amount < 0n ? -1n : 1n) * (((amount < 0n ? -amount : amount) * 2n + unit) / (unit * 2n));

/** Rounds parts to units that add up to the rounded sum; the remainder goes to the parts that lost most. */
function dividedUp(parts: readonly bigint[], unit: bigint): bigint[] {
  const whole = parts.map((part) => part / unit);
  const left =
    rounded(
      parts.reduce((sum, part) => sum + part, 0n),
      unit,
    ) - whole.reduce((sum, part) => sum + part, 0n);
  const byCut = [...parts.keys()].toSorted((a, b) => {
    const [cutA, cutB] = [(parts[a] ?? 0n) % unit, (parts[b] ?? 0n) % unit];
    return Number(cutB > cutA) - Number(cutB < cutA) || a - b;
  });
  const raised = new Set(byCut.slice(0, Number(left)));
  return whole.map((part, index) => (raised.has(index) ? part + 1n : part));
}

/** Computes each member's gross revenue, fee and net payment of a month of reports. */
export function computeStatement(
  ledger: Ledger,
  month: Period,
  {
    members,
    rates,
    places,
  }: { members: readonly StatementMember[]; rates: readonly Rate[] | undefined; places: number },
) {
  const sums = new Map(members.map(({ id }): [string, Exact] => [id, { gross: 0n, fee: 0n }]));
  let unassigned = 0n;
  for (const { day, channel, revenue } of selectFacts(ledger, month)) {
    if (!ledger.revenueDays.has(day)) continue;
    const worth = revenue * parseUnits(rates ? rateOn(day, rates) : '1', RATE_PLACES);
    const holders = members.filter(({ channels }) => channels.has(channel));
    let left = WHOLE_SHARE;
    for (const { id, feeOn, partOn } of holders) {
      const sum = sums.get(id);
      const part = BigInt(partOn(channel, day));
      if (!sum) continue;
      sum.gross += worth * part * WHOLE_SHARE;
      sum.fee += worth * part * BigInt(feeOn(day));
      left -= part;
    }
    unassigned += worth * left * WHOLE_SHARE;
  }
  const unit = 10n ** BigInt(EXACT_PLACES - places);
  const rows = [...sums.values()];
  const gross = dividedUp([...rows.map((row) => row.gross), unassigned], unit);
  // The net is what the dashboard shows, rounded; the fee is the rest of the gross.
  const fees = rows.map(({ gross: exact, fee }, index) =>
    fee === 0n ? 0n : (gross[index] ?? 0n) - rounded(exact - fee, unit),
  );
  const paid = (digits: bigint) => formatDecimal({ digits, places });
  const row = (all: bigint, fee: bigint): StatementRow => ({
    gross: paid(all),
    fee: paid(fee),
    net: paid(all - fee),
  });
  const total = (parts: readonly bigint[]) => parts.reduce((sum, part) => sum + part, 0n);
  const fee = total(fees);
  return {
    members: new Map(members.map(({ id }, index) => [id, row(gross[index] ?? 0n, fees[index] ?? 0n)])),
    unassigned: paid(gross.at(-1) ?? 0n),
    // Revenue of unassigned channels has no fee and no payment.
    totals: { gross: paid(total(gross)), fee: paid(fee), net: paid(total(gross.slice(0, -1)) - fee) },
  };
}
