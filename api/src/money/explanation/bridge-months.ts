import { AppError } from '../../errors/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import { addMonths, toFirstDay, toMonthName } from '../../platform/calendar.ts';
import { AMOUNT_DECIMALS, type Amount, toAmountText } from '../../figures/report/figures/money.ts';
import type { Viewer } from '../../figures/report/scope/report-context.ts';
import { PAID_DECIMALS } from '../../figures/report/statement/statement.ts';
import type { Month } from '../closed/month-inputs.ts';
import { toUnits } from '../closing/paid-amounts.ts';
import { createKnownMonth, describeStatement } from '../statement/statement-report.ts';
import { compareRevenue, type ComparedUnit, getOwn, revenueCauses } from './compare-revenue.ts';
import { createSide, pickVideos } from './compared-units.ts';
import { type PairedRow, readVideosOnLines } from './compared-videos.repository.ts';
import { type ExplainedLine, sumLines } from './explained-line.ts';
import { listLinesOfMonth } from './lines-of-month.ts';
import { readRecoupments } from './read-recoupments.ts';

type Recoupments = Awaited<ReturnType<typeof readRecoupments>>;

export type BridgeQuery = { month: Month; member?: string | undefined };

/** Why an amount of a statement differs: its revenue, then what a statement adds. */
export const bridgeCauses = [...revenueCauses, 'rounding', 'corrections', 'withheld', 'advances'] as const;

type BridgeMonth = {
  lines: readonly ExplainedLine[];
  /** The channels with revenue, also those of which the member has no part. */
  channels: ReadonlySet<string>;
  /** What the statement shows, and what it corrects of earlier months. */
  shown: Amount;
  corrections: Amount;
  /** What is withheld of both, and what of the rest advances take back; 0 for an account. */
  withheld: Amount;
  recouped: Amount;
};
type BothMonths = Record<'before' | 'after', BridgeMonth>;

/** The channels of two months, each with what it has booked and the videos of the same days. */
const listUnits = (
  { before, after }: BothMonths,
  videos: readonly PairedRow[],
  isMember: boolean,
): ComparedUnit[] => {
  const videosOf = Map.groupBy(videos, (row) => row.channel_id);
  const group = ({ lines, channels }: BridgeMonth, isAfter: boolean) => {
    const linesOf = Map.groupBy(lines, ({ channelId }) => channelId);
    return (id: string) =>
      createSide(sumLines(linesOf.get(id) ?? [], isMember), pickVideos(videosOf.get(id) ?? [], { isAfter }), {
        hasOthers: isMember && !linesOf.has(id) && channels.has(id),
      });
  };
  const [sideBefore, sideAfter] = [group(before, false), group(after, true)];
  const ids = new Set([...before.lines, ...after.lines].map(({ channelId }) => channelId));
  return [...ids].map((id) => ({ id, before: sideBefore(id), after: sideAfter(id) }));
};

/** Why the amount of a statement differs from that of another month, by causes that add up to the difference. */
export const compareMonths = (
  both: BothMonths,
  videos: readonly PairedRow[],
  isMember: boolean,
): Record<(typeof bridgeCauses)[number], Amount> => {
  const { before, after } = both;
  const rounding = ({ shown, lines }: BridgeMonth) => shown - getOwn(sumLines(lines, isMember), isMember);
  return {
    ...compareRevenue(listUnits(both, videos, isMember), isMember),
    rounding: rounding(after) - rounding(before),
    corrections: after.corrections - before.corrections,
    withheld: before.withheld - after.withheld,
    advances: before.recouped - after.recouped,
  };
};

/** Why the amounts of a month's statement differ from those of the month before: of members what is left to pay, of an account the gross. */
export const createBridgeMonths = ({ db }: { db: Db }) => {
  const readKnown = createKnownMonth({ db });

  const readMonth = async (
    viewer: Viewer,
    month: Month,
    { member, recoupmentsOf }: { member: string | undefined; recoupmentsOf: Recoupments },
  ) => {
    const { accountId, currency } = viewer;
    const known = await readKnown(accountId, month);
    const { inputs } = known.months[0];
    const { items, totals } = describeStatement(viewer, known);
    const item = items.find((each) => each.member.id === member);
    const unit: Amount = 10n ** BigInt(AMOUNT_DECIMALS - PAID_DECIMALS[currency]);
    const toAmount = (paid: string | undefined) => toUnits(paid ?? '0') * unit;
    const isMember = member !== undefined;
    const isConverted = currency === 'USD' || known.hasWon;
    const shown = toAmount(isMember ? item?.amounts[currency]?.net : totals?.[currency]?.gross);
    const total = isMember ? toAmount(item?.total[currency]?.net) : shown;
    const payable = isMember ? toAmount(item?.payable[currency] ?? undefined) : total;
    const recoupments = isMember ? recoupmentsOf(member, currency, month) : [];
    const recouped = recoupments.reduce((sum, { amount }) => sum + amount * unit, 0n);
    const lines = listLinesOfMonth(inputs, { member, channel: undefined, currency });
    const bridge: BridgeMonth = {
      lines,
      channels: new Set(inputs.channels.map(({ id }) => id)),
      shown,
      corrections: total - shown,
      withheld: total - payable,
      recouped,
    };
    return {
      bridge,
      amount: payable - recouped,
      isConverted,
      hasRevenue: lines.length > 0,
      isKnown: !isMember || item !== undefined,
    };
  };

  return async (viewer: Viewer, { month, ...query }: BridgeQuery) => {
    const { role, currency } = viewer;
    if (role === 'member' && query.member !== undefined) throw new AppError('not_found');
    const member = role === 'member' ? viewer.memberId : query.member;
    const previous = toMonthName(addMonths(toFirstDay(month), -1));
    const given = { member, recoupmentsOf: await readRecoupments(db, viewer.accountId) };
    const before = await readMonth(viewer, previous, given);
    const after = await readMonth(viewer, month, given);
    if (!before.isKnown && !after.isKnown) throw new AppError('not_found');
    const isComparable = before.hasRevenue && before.isConverted && after.isConverted;
    const both = { before: before.bridge, after: after.bridge };
    const lines = { before: both.before.lines, after: both.after.lines };
    const videos = await readVideosOnLines(db, viewer.accountId, lines);
    const parts = isComparable ? compareMonths(both, videos, member !== undefined) : undefined;
    const describe = ({ amount, isConverted }: typeof before, { isAfter }: { isAfter: boolean }) => {
      const own = videos.filter((row) => row.is_after === isAfter);
      return {
        amount: isConverted ? toAmountText(amount) : null,
        views: own.reduce((sum, { views }) => sum + Number(views), 0),
        videos: own.reduce((sum, row) => sum + row.videos, 0),
      };
    };
    return {
      currency,
      of: member === undefined ? ('account' as const) : ('member' as const),
      month,
      previous,
      before: describe(before, { isAfter: false }),
      after: describe(after, { isAfter: true }),
      parts: parts ? bridgeCauses.map((cause) => ({ cause, amount: toAmountText(parts[cause]) })) : null,
    };
  };
};
