import { AppError } from '../../errors/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import { toFirstDay, toMonthPeriod } from '../../platform/calendar.ts';
import { isClosing, isRevenueReport } from '../../figures/ingest/report-types.ts';
import { listDeliveredDays } from '../../figures/ingest/delivered-days.read.ts';
import { AMOUNT_DECIMALS } from '../../figures/report/figures/money.ts';
import type { ReportContext, Viewer } from '../../figures/report/scope/report-context.ts';
import { PAID_DECIMALS } from '../../figures/report/statement/statement.ts';
import { roundTo } from '../../platform/rounding.ts';
import { findCountedFiles } from '../closed/closed.read.ts';
import { isInIntervals } from '../closed/day-intervals.ts';
import type { Month } from '../closed/month-inputs.ts';
import type { CountedFile } from '../closed/statement-content.ts';
import { formatAmounts } from '../closing/paid-amounts.ts';
import { createKnownMonth, describeStatement, type Statement } from '../statement/statement-report.ts';
import { type AmountSource, describeExplanation } from './describe-explanation.ts';
import { type ExplainedLine, sumLines } from './explained-line.ts';
import { describePayment } from './describe-payment.ts';
import { listFiles, readFileRevenue } from './file-revenue.repository.ts';
import { listLinesOfMonth } from './lines-of-month.ts';
import { readRecoupments } from './read-recoupments.ts';
import { traceFiles } from './trace-files.ts';

export type StatementAmountQuery = {
  month: Month;
  member?: string | undefined;
  channel?: string | undefined;
};

/** The amounts that the statement shows for a row, or for a channel of it. */
const findShown = (
  { items, totals }: Statement,
  { member, channel, currency }: Omit<StatementAmountQuery, 'month'> & Pick<Viewer, 'currency'>,
) => {
  if (member === undefined) return totals?.[currency];
  const item = items.find((each) => each.member.id === member);
  if (channel === undefined) return item?.amounts[currency];
  return item?.lines.find((line) => line.channel.id === channel)?.amounts[currency];
};

/** The files from which untraced lines were booked; estimates only where no closing report was there. */
const listLostFiles = (booked: readonly CountedFile[], untraced: readonly ExplainedLine[]) => {
  const days = [...new Set(untraced.map(({ day }) => day))];
  const lost = booked.filter(({ days: counted, corrects = [] }) =>
    days.some((day) => isInIntervals([...counted, ...corrects], day)),
  );
  const closing = lost.filter(({ report_type: type }) => isRevenueReport(type) && isClosing(type));
  return closing.length > 0 ? closing : lost;
};

/** How an amount of a month's statement came about: of a closed month from what was booked, and of an issued one from what it froze. */
export const createExplainStatement = ({ db, context }: { db: Db; context: ReportContext }) => {
  const readKnown = createKnownMonth({ db });

  return async (viewer: Viewer, { month, ...query }: StatementAmountQuery) => {
    const { accountId, currency, role } = viewer;
    if (role === 'member' && query.member !== undefined) throw new AppError('not_found');
    const member = role === 'member' ? viewer.memberId : query.member;
    const { channel } = query;
    const period = toMonthPeriod(toFirstDay(month));
    const known = await readKnown(accountId, month);
    const { inputs } = known.months[0];
    const statement = describeStatement(viewer, known);
    const isMember = member !== undefined;
    const lines = listLinesOfMonth(inputs, { member, channel, currency });
    const item = statement.items.find((each) => each.member.id === member);
    let shown = findShown(statement, { member, channel, currency });
    if (channel !== undefined && !(isMember && shown)) {
      // A channel without a row: of all members together, or without revenue in this month.
      if (lines.length === 0) await context.readScope(viewer, query);
      const unit = 10n ** BigInt(AMOUNT_DECIMALS - PAID_DECIMALS[currency]);
      const { gross, net } = sumLines(lines, isMember);
      const [whole, rest] = [roundTo(gross, unit), roundTo(net, unit)];
      shown = formatAmounts({ gross: whole, fee: whole - rest, net: rest }, currency);
    }
    if (!shown) throw new AppError('not_found');

    const channelIds = [...new Set(lines.map(({ channelId }) => channelId))];
    const rows = await readFileRevenue(db, { accountId, channelIds, ...period });
    const booked =
      known.status === 'closed' || known.status === 'issued'
        ? await findCountedFiles(db, accountId, toFirstDay(month))
        : undefined;
    const delivered = new Map(
      booked ? [] : (await listDeliveredDays(db, period)).map(({ day, isFinal }) => [day, isFinal]),
    );
    const bookedIds = booked && new Set(booked.map(({ id }) => id));
    const { traced, untraced } = traceFiles(lines, rows, {
      isFinal: (day) => (booked ? undefined : (delivered.get(day) ?? false)),
      isBooked: (id) => bookedIds?.has(id) ?? true,
    });
    const ids = traced.flatMap(({ rows: own }) => own.map(({ file_id: id }) => id));
    const lost = listLostFiles(booked ?? [], untraced).map(({ id }) => id);
    const rates = new Map(inputs.rates.map((rate) => [rate.day, rate]));
    const source: AmountSource<typeof statement.status> = {
      currency,
      period,
      status: statement.status,
      isMember,
      shown,
      shownUnassigned: isMember || channel !== undefined ? null : (statement.unassigned?.[currency] ?? null),
      lines,
      traced,
      untraced,
      files: await listFiles(db, [...new Set([...ids, ...lost])]),
      channels: inputs.channels,
      days: new Map(
        [...rates].map(([day, { rate, rate_day }]) => [
          day,
          { isFinal: booked !== undefined || (delivered.get(day) ?? false), rate, rate_day },
        ]),
      ),
      shares: new Map((item?.lines ?? []).map((line) => [line.channel.id, line.shares])),
      fees: item?.rates ?? [],
    };
    const whole = channel === undefined ? item : undefined;
    const [total, payable] = [whole?.total[currency] ?? null, whole?.payable[currency] ?? null];
    const recoupmentsOf = await readRecoupments(db, accountId);
    return {
      ...describeExplanation(source),
      corrections: (whole?.corrections ?? []).filter((correction) => correction.currency === currency),
      total,
      payment:
        member === undefined || payable === null
          ? null
          : describePayment(known.months, {
              member,
              currency,
              payable,
              recoupments: recoupmentsOf(member, currency, month),
            }),
    };
  };
};
