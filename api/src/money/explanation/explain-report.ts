import type { Db } from '../../platform/database/database.ts';
import { addDays, type Day, listDays, type Period } from '../../platform/calendar.ts';
import { WHOLE } from '../../platform/day-span.ts';
import { roundTo } from '../../platform/rounding.ts';
import { AMOUNT_DECIMALS } from '../../figures/report/figures/money.ts';
import type { ReportContext, Viewer } from '../../figures/report/scope/report-context.ts';
import { type FeePeriod, findFee } from '../../figures/report/scope/report-days.ts';
import { type PartSpan, clipScope } from '../../figures/report/scope/scope.ts';
import { readUsdRates } from '../../figures/report/scope/usd-rates.read.ts';
import { PAID_DECIMALS } from '../../figures/report/statement/statement.ts';
import { readMembersWithFees } from '../../figures/report/statement/statement.read.ts';
import { ratesByDay } from '../closing/month-checks.ts';
import { formatAmounts } from '../closing/paid-amounts.ts';
import { describeExplanation } from './describe-explanation.ts';
import { type ExplainedLine, sumLines } from './explained-line.ts';
import {
  listChannels,
  listFiles,
  readFileRevenue,
  readRevenue,
  type RevenueScope,
} from './file-revenue.repository.ts';
import { traceFiles } from './trace-files.ts';
import { findVideoScope, type VideoSelection } from './video-scope.ts';

export type ReportAmountQuery = Period & VideoSelection;

const isOn = (day: Day) => (span: { from: Day; until: Day }) => span.from <= day && day < span.until;

/** Spans with both days included, within a period. */
const clip = <Span extends { from: Day; until: Day }>(spans: readonly Span[], { from, to }: Period) =>
  spans
    .filter((span) => span.from <= to && from < span.until)
    .map(({ from: first, until, ...rest }) => ({
      ...rest,
      from: first < from ? from : first,
      to: until > to ? to : addDays(until, -1),
    }));

/** How an amount of the reports came about: of the revenue and rates of now, which reports sum. */
export const createExplainReport = ({ db, context }: { db: Db; context: ReportContext }) => {
  return async (viewer: Viewer, query: ReportAmountQuery) => {
    const period = { from: query.from, to: query.to };
    const { currency } = viewer;
    const scope = clipScope(await findVideoScope({ db, context }, viewer, query), period);
    const { accountId, channelIds, share } = scope;
    const { days, status } = await context.readDays(viewer, scope, period);
    const paid = new Map(days.flatMap((day) => (day.hasRevenue ? [[day.day, day] as const] : [])));
    const dates = listDays(period.from, period.to);
    const known = currency === 'USD' ? [] : await readUsdRates(db, { ...period, quote: currency });
    const rates = new Map(ratesByDay(dates, known).map((rate) => [rate.day, rate]));
    const people = share ? await readMembersWithFees(db, accountId) : [];
    const fees: readonly FeePeriod[] = people.find(({ id }) => id === share?.memberId)?.fees ?? [];
    const spansOf = Map.groupBy(share?.spans ?? [], ({ channelId }) => channelId);
    const partsOn = (channelId: string, day: Day) => {
      if (!share) return [{ part: WHOLE, fee: 0 }];
      const own: readonly PartSpan[] = spansOf.get(channelId) ?? [];
      return own
        .filter(isOn(day))
        .filter(({ part }) => part > 0)
        .map(({ part }) => ({ part, fee: findFee(day, fees) }));
    };

    const revenue: RevenueScope = { accountId, channelIds, videoId: query.video, ...period };
    const lines = (await readRevenue(db, revenue)).flatMap((row): ExplainedLine[] => {
      const { channel_id: channelId, day, micros } = row;
      const parts = paid.has(day) ? partsOn(channelId, day) : [];
      if (parts.length === 0) return [];
      const rate = currency === 'USD' ? '1' : (rates.get(day)?.rate ?? '0');
      return [{ channelId, day, micros: BigInt(micros), rate, parts }];
    });
    const { traced, untraced } = traceFiles(lines, await readFileRevenue(db, revenue), {
      isFinal: (day) => paid.get(day)?.isFinal ?? false,
    });
    const ids = traced.flatMap(({ rows }) => rows.map(({ file_id: id }) => id));
    const isMember = share !== undefined;
    const unit = 10n ** BigInt(AMOUNT_DECIMALS - PAID_DECIMALS[currency]);
    const exact = sumLines(lines, isMember);
    const [gross, net] = [roundTo(exact.gross, unit), roundTo(exact.net, unit)];
    const seen = [...new Set(lines.map(({ channelId }) => channelId))];
    return {
      ...describeExplanation({
        currency,
        period,
        status,
        isMember,
        shown: formatAmounts({ gross, fee: gross - net, net }, currency),
        shownUnassigned: null,
        lines,
        traced,
        untraced,
        files: await listFiles(db, [...new Set(ids)]),
        channels: await listChannels(db, { accountId, ids: seen }),
        days: new Map(
          [...paid.values()].map(({ day, isFinal, isClosed }) => [
            day,
            {
              isFinal: isFinal || isClosed,
              rate: rates.get(day)?.rate ?? null,
              rate_day: rates.get(day)?.rate_day ?? null,
            },
          ]),
        ),
        shares: new Map(
          seen.map((id) => [
            id,
            clip(spansOf.get(id) ?? [], period).map(({ from, to, part }) => ({
              from,
              to,
              part: part / WHOLE,
            })),
          ]),
        ),
        fees: clip(fees, period).map(({ from, to, basisPoints }) => ({
          from,
          to,
          fee_rate: basisPoints / WHOLE,
        })),
      }),
      corrections: [],
      total: null,
      payment: null,
    };
  };
};
