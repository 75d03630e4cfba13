import { AppError } from '../../errors/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import { addMonths, toFirstDay, toMonthName, toMonthPeriod } from '../../platform/calendar.ts';
import { AMOUNT_DECIMALS, type Amount, toAmountText } from '../../figures/report/figures/money.ts';
import type { Viewer } from '../../figures/report/scope/report-context.ts';
import { PAID_DECIMALS } from '../../figures/report/statement/statement.ts';
import type { Month } from '../closed/month-inputs.ts';
import { toUnits } from '../closing/paid-amounts.ts';
import { createKnownMonth, describeStatement } from '../statement/statement-report.ts';
import { type BridgeMonth, bridgeCauses, compareMonths, type VideoMonth } from './compare-months.ts';
import { listLinesOfMonth } from './lines-of-month.ts';
import { readRecoupments } from './read-recoupments.ts';
import { readVideoMonths } from './video-month.repository.ts';

type Recoupments = Awaited<ReturnType<typeof readRecoupments>>;

export type BridgeQuery = { month: Month; member?: string | undefined };

const countViews = (videos: readonly VideoMonth[]) =>
  Number(videos.reduce((sum, { views }) => sum + views, 0n));

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
    const period = toMonthPeriod(toFirstDay(month));
    const videos = await readVideoMonths(db, { accountId, lines, ...period });
    const bridge: BridgeMonth = {
      isMember,
      lines,
      videos,
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
    const parts = isComparable ? compareMonths(before.bridge, after.bridge) : undefined;
    const describe = ({ amount, isConverted, bridge }: typeof before) => ({
      amount: isConverted ? toAmountText(amount) : null,
      views: countViews(bridge.videos),
      videos: new Set(bridge.videos.map(({ videoId }) => videoId)).size,
    });
    return {
      currency,
      of: member === undefined ? ('account' as const) : ('member' as const),
      month,
      previous,
      before: describe(before),
      after: describe(after),
      parts: parts ? bridgeCauses.map((cause) => ({ cause, amount: toAmountText(parts[cause]) })) : null,
    };
  };
};
