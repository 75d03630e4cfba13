import type { Language, Currency } from '@portal/shared/facts';
import type { Db } from '../../../platform/database/database.ts';
import type { Searches } from '../../../platform/search/searches.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { CompareGap } from './compare-gap.ts';
import { convertDays, findLastRate } from './report-days.ts';
import { readClosedMonths } from '../../../money/closed/closed.read.ts';
import { listDeliveredDays, freshness } from '../../ingest/delivered-days.read.ts';
import { type Comparison, compareWindow } from './period.ts';
import { toSumsByDay } from '../figures/sum-period.ts';
import * as repository from './report.repository.ts';
import { readUsdRates } from './usd-rates.read.ts';
import type { PricedBy } from '../../../content/site/priced-by.ts';
import { hasDayOf, clipScope, type Only, type Scope } from './scope.ts';
import { statusOf } from './report-status.ts';
import type { Period } from '../../../platform/calendar.ts';

/** The caller of a report. */
export type Viewer = {
  accountId: string;
  memberId: string;
  role: 'manager' | 'member';
  currency: Currency;
  /** By which views the site shows prices. */
  pricedBy: PricedBy;
  /** Decides the order of names and the first day of weeks. */
  language: Language;
};

/** The selected member or channel, and what the report is limited to. */
export type Selection = Only & {
  member?: string | undefined;
  /** Of a member's money. @default 'net' */
  amounts?: 'net' | 'gross' | undefined;
  channel?: string | undefined;
};

/** Reads what every report needs before it sums: the channels in scope, and the conversion of each day. */
export const createReportContext = ({ db, searches }: { db: Db; searches: Searches }) => {
  /** The member whose money a viewer reads: a member its own, a manager the selected one's or everything. */
  const findMember = async ({ accountId, memberId, role }: Viewer, member: string | undefined) => {
    if (role === 'member') {
      if (member !== undefined) throw new AppError('not_found');
      return memberId;
    }
    if (member === undefined) return undefined;
    const isOwn = await repository.isMemberOf(db, { accountId, memberId: member });
    if (!isOwn) throw new AppError('not_found');
    return member;
  };

  const readWholeScope = async (
    viewer: Viewer,
    { member, amounts, country, weekday, track }: Selection,
  ): Promise<Scope> => {
    const { accountId, pricedBy, role } = viewer;
    const memberId = await findMember(viewer, member);
    const only = { country, weekday, track };
    if (memberId === undefined) return { accountId, pricedBy, channelIds: undefined, only };
    const spans = await repository.readSpansOfMember(db, { accountId, memberId });
    const channelIds = [...new Set(spans.map(({ channelId }) => channelId))];
    return {
      accountId,
      pricedBy,
      channelIds,
      only,
      share: { memberId, isGross: role === 'manager' && amounts === 'gross', spans },
    };
  };

  return {
    searchChannels: ({ accountId }: Viewer, typed: string | undefined) =>
      searches.prepare(typed, { kinds: ['channel'], accountId }),

    /** The channels in scope: a manager's all or one member's, a member's own, or one channel of these. */
    async readScope(viewer: Viewer, selection: Selection): Promise<Scope> {
      const { channel } = selection;
      const whole = await readWholeScope(viewer, selection);
      if (channel === undefined) return whole;
      const { accountId, channelIds } = whole;
      const isSeen = channelIds
        ? channelIds.includes(channel)
        : await repository.isChannelOf(db, { accountId, channelId: channel });
      if (!isSeen) throw new AppError('not_found');
      return { ...whole, channelIds: [channel] };
    },

    /** What a report is of, for the name of a file; `readScope` has checked that member and channel exist. */
    async readNames({ accountId }: Viewer, { member, amounts, channel, country, weekday, track }: Selection) {
      const names = [
        member && (await repository.findNickname(db, { accountId, memberId: member })),
        member && amounts === 'gross' ? amounts : undefined,
        channel && (await repository.findChannelName(db, { accountId, channelId: channel })),
        country,
        weekday,
        track,
      ];
      return names.filter((name) => name !== undefined);
    },

    /** The days of a period with their conversion: exchange rate and, of a member's net money, the fee. */
    async readDays({ currency }: Viewer, scope: Scope, period: Period) {
      const { accountId, share } = scope;
      const all = await listDeliveredDays(db, period);
      const delivered = all.filter(({ day }) => hasDayOf(scope, { from: day, to: day }));
      const rates = currency === 'USD' ? undefined : await readUsdRates(db, { ...period, quote: currency });
      const isNet = share !== undefined && !share.isGross;
      const fees = isNet ? await repository.readFeePeriods(db, { accountId, memberId: share.memberId }) : [];
      const closed = await readClosedMonths(db, accountId);
      const days = convertDays(delivered, { rates, fees, closed });
      return { days, rate: findLastRate(rates, period.to), status: statusOf(days) };
    },

    async readSumsByDay(viewer: Viewer, whole: Scope, period: Period) {
      const scope = clipScope(whole, period);
      const { days, rate, status } = await this.readDays(viewer, scope, period);
      const byDay = toSumsByDay(days, await repository.readDailySums(db, { scope, period }));
      return { byDay, rate, status };
    },

    /**
     * The comparison window, and why it cannot be compared with. A window that is only partly delivered would have too
     * small sums, and make every change look like growth.
     */
    async findWindow(
      query: Period & Comparison,
    ): Promise<{ window: Period | undefined; gap: CompareGap | null }> {
      const window = compareWindow(query, query);
      if (!window) return { window, gap: null };
      const { firstDay, latestDay } = await freshness(db);
      if (firstDay === null || window.from < firstDay) return { window, gap: 'before_first_day' };
      const isDelivered = latestDay !== null && window.to <= latestDay;
      return { window, gap: isDelivered ? null : 'after_latest_day' };
    },
  };
};

export type ReportContext = ReturnType<typeof createReportContext>;
