import { WHOLE } from '../../platform/day-span.ts';
import type { Day } from '../../platform/calendar.ts';
import { type Amount, computeMicroFactor } from '../../figures/report/figures/money.ts';

/** The revenue of a channel on a day, how it is converted, and who has which part of it. */
export type ExplainedLine = {
  channelId: string;
  day: Day;
  micros: bigint;
  /** Units of the currency per dollar. */
  rate: string;
  /** Parts of it in basis points, each less its fee. */
  parts: readonly { part: number; fee: number }[];
};

/** Exact sums of lines. The whole less `others` is the gross; less `unassigned` and `fee` too it is the net. */
export type LineSums = {
  micros: bigint;
  whole: Amount;
  /** Parts of other members, of revenue that is explained for one. */
  others: Amount;
  gross: Amount;
  /** Parts that belong to no member, of revenue that is explained for an account. */
  unassigned: Amount;
  fee: Amount;
  net: Amount;
};

/** The whole revenue of a line in the currency. */
export const convertWhole = ({ micros, rate }: Pick<ExplainedLine, 'micros' | 'rate'>): Amount =>
  micros * BigInt(WHOLE) * computeMicroFactor(rate, 0);

const sumLine = (line: ExplainedLine, isMember: boolean): LineSums => {
  const { micros, rate, parts } = line;
  const whole = convertWhole(line);
  const add = (feeOf: (fee: number) => number) =>
    parts.reduce(
      (sum, { part, fee }) => sum + micros * BigInt(part) * computeMicroFactor(rate, feeOf(fee)),
      0n,
    );
  const [owned, net] = [add(() => 0), add((fee) => fee)];
  const rest = whole - owned;
  return {
    micros,
    whole,
    others: isMember ? rest : 0n,
    gross: isMember ? owned : whole,
    unassigned: isMember ? 0n : rest,
    fee: owned - net,
    net,
  };
};

const NOTHING: LineSums = { micros: 0n, whole: 0n, others: 0n, gross: 0n, unassigned: 0n, fee: 0n, net: 0n };

/** Sums lines exactly: for a member its own parts, for an account the parts of all members. */
export const sumLines = (lines: readonly ExplainedLine[], isMember: boolean): LineSums =>
  lines.reduce((total, each) => {
    const line = sumLine(each, isMember);
    return {
      micros: total.micros + line.micros,
      whole: total.whole + line.whole,
      others: total.others + line.others,
      gross: total.gross + line.gross,
      unassigned: total.unassigned + line.unassigned,
      fee: total.fee + line.fee,
      net: total.net + line.net,
    };
  }, NOTHING);
