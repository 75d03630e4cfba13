import type { Day, Period } from '../../platform/calendar.ts';
import { WHOLE } from '../../platform/day-span.ts';
import {
  AMOUNT_DECIMALS,
  type Amount,
  computeMicroFactor,
  toAmountText,
} from '../../figures/report/figures/money.ts';
import { withoutZeros } from '../../figures/report/scope/report-days.ts';
import { PAID_DECIMALS } from '../../figures/report/statement/statement.ts';
import { formatAmounts, parseAmounts, toUnits } from '../closing/paid-amounts.ts';
import type { PaidAmounts } from '../closed/statement-content.ts';
import { convertWhole, type ExplainedLine, type LineSums, sumLines } from './explained-line.ts';
import type { FileOfRevenue, FileRevenue, NamedChannel } from './file-revenue.repository.ts';
import type { Traced } from './trace-files.ts';
import type { Currency } from '@portal/shared/facts';

/** Everything that an amount follows from. */
export type AmountSource<Status> = {
  currency: Currency;
  period: Period;
  status: Status;
  /** Whether it is a member's own, or an account's. */
  isMember: boolean;
  /** What the screen shows, rounded as it is paid. */
  shown: PaidAmounts;
  /** The unassigned revenue of an account's statement; null elsewhere. */
  shownUnassigned: string | null;
  lines: readonly ExplainedLine[];
  traced: readonly Traced[];
  untraced: readonly ExplainedLine[];
  /** The files of rows, and those that were booked and count no more. */
  files: readonly FileOfRevenue[];
  channels: readonly NamedChannel[];
  days: ReadonlyMap<Day, { isFinal: boolean; rate: string | null; rate_day: Day | null }>;
  shares: ReadonlyMap<string, readonly { from: Day; to: Day; part: number }[]>;
  fees: readonly { from: Day; to: Day; fee_rate: number }[];
};

const UNIT_DOLLAR = BigInt(WHOLE) * computeMicroFactor('1', 0);
const toDollars = (micros: bigint) => toAmountText(micros * UNIT_DOLLAR);

const describeSums = ({ micros, whole, others, gross, unassigned, fee, net }: LineSums) => ({
  usd: toDollars(micros),
  whole: toAmountText(whole),
  others: toAmountText(others),
  gross: toAmountText(gross),
  unassigned: toAmountText(unassigned),
  fee: toAmountText(fee),
  net: toAmountText(net),
});

type Row = FileRevenue & { rate: string };

/** Rows and revenue of a file, or of a part of it. */
const describeRows = (rows: readonly Row[]) => ({
  rows: rows.reduce((sum, row) => sum + row.rows, 0),
  usd: toDollars(rows.reduce((sum, { micros }) => sum + BigInt(micros), 0n)),
  amount: toAmountText(
    rows.reduce((sum, { micros, rate }) => sum + convertWhole({ micros: BigInt(micros), rate }), 0n),
  ),
});

const describeFile = (file: FileOfRevenue, rows: readonly Row[]) => ({
  id: file.id,
  name: file.name,
  owner: file.owner,
  type: file.report_type,
  digest: file.digest,
  created_at: file.created_at.toISOString(),
  delivered_at: file.ingested_at.toISOString(),
  is_withdrawn: file.withdrawn_at !== null,
  revenue:
    rows.length === 0
      ? null
      : {
          ...describeRows(rows),
          channels: [...Map.groupBy(rows, (row) => row.channel_id)].map(([id, own]) => ({
            id,
            ...describeRows(own),
          })),
          days: [...Map.groupBy(rows, ({ day }) => day)]
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([day, own]) => ({ day, ...describeRows(own) })),
        },
});

const subtractExact = (paid: bigint, amount: Amount, currency: Currency) =>
  toAmountText(paid * 10n ** BigInt(AMOUNT_DECIMALS - PAID_DECIMALS[currency]) - amount);

/** By how much what is shown differs from what was computed exactly. */
const computeRounding = (shown: PaidAmounts, exact: LineSums, currency: Currency) => {
  const units = parseAmounts(shown);
  return {
    gross: subtractExact(units.gross, exact.gross, currency),
    fee: subtractExact(units.fee, exact.fee, currency),
    net: subtractExact(units.net, exact.net, currency),
  };
};

/** The chain of an amount: files, channels, rates, shares, fees and rounding, each adding up to the next. */
export const describeExplanation = <Status>(source: AmountSource<Status>) => {
  const { currency, period, status, isMember, lines, traced, untraced, files, channels, days } = source;
  const shown = formatAmounts(parseAmounts(source.shown), currency);
  const exact = sumLines(lines, isMember);
  const rows = traced.flatMap(({ line: { rate }, rows: own }) => own.map((row): Row => ({ ...row, rate })));
  const rowsOf = Map.groupBy(rows, ({ file_id: id }) => id);
  const nameOf = new Map(channels.map((channel) => [channel.id, channel]));
  const rest = sumLines(untraced, isMember);
  const unassigned = source.shownUnassigned;
  return {
    currency,
    period,
    status,
    of: isMember ? ('member' as const) : ('account' as const),
    shown,
    exact: describeSums(exact),
    rounding: computeRounding(shown, exact, currency),
    unassigned:
      unassigned === null
        ? null
        : { shown: unassigned, rounding: subtractExact(toUnits(unassigned), exact.unassigned, currency) },
    files: files.map((file) => describeFile(file, rowsOf.get(file.id) ?? [])),
    untraced:
      untraced.length === 0
        ? null
        : { usd: toDollars(rest.micros), amount: toAmountText(rest.whole), entries: untraced.length },
    channels: [...Map.groupBy(lines, ({ channelId }) => channelId)].map(([id, own]) => ({
      channel: nameOf.get(id) ?? { id, youtube_id: '', name: '' },
      shares: [...(source.shares.get(id) ?? [])],
      ...describeSums(sumLines(own, isMember)),
    })),
    days: [...Map.groupBy(lines, ({ day }) => day)]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([day, own]) => {
        const found = days.get(day);
        const isConverted = currency !== 'USD' && found !== undefined && found.rate !== null;
        return {
          day,
          is_final: found?.isFinal ?? false,
          rate: isConverted ? { usd_krw: withoutZeros(found.rate ?? ''), date: found.rate_day ?? day } : null,
          ...describeSums(sumLines(own, isMember)),
        };
      }),
    fees: [...source.fees],
  };
};
