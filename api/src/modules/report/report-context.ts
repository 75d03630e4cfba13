import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Currency } from '../site/site.tables.ts';
import { dayTallies } from './day-tallies.ts';
import { dayValues, namedRate } from './day-values.ts';
import { deliveredDays, freshness } from './delivery.repository.ts';
import { type Comparison, compareWindow, type Period } from './period.ts';
import * as repository from './report.repository.ts';
import type { Scope } from './report.repository.ts';
import { statusOf } from './report-status.ts';

/** Who asks, and in which currency. */
export type Viewer = {
  accountId: string;
  memberId: string;
  role: 'manager' | 'member';
  currency: Currency;
};

/** Which of the viewer's channels are meant. */
export type Selection = {
  member?: string | undefined;
  channel?: string | undefined;
};

/** What every report needs to know before it sums up: whose figures, and what a day's are worth. */
export const createReportContext = (db: Db) => {
  const channelsOf = async (viewer: Viewer, member: string | undefined) => {
    const { accountId, memberId, role } = viewer;
    if (role === 'member') {
      if (member !== undefined) throw new AppError('not_found');
      return repository.channelsOfMember(db, { accountId, memberId });
    }
    if (member === undefined) return undefined;
    const isOwn = await repository.isMemberOf(db, { accountId, memberId: member });
    if (!isOwn) throw new AppError('not_found');
    return repository.channelsOfMember(db, { accountId, memberId: member });
  };

  return {
    /** Whose figures the viewer sees: a manager everything or one member's channels, a member its own; or one channel of these. */
    async scopeOf(viewer: Viewer, { member, channel }: Selection): Promise<Scope> {
      const { accountId } = viewer;
      const channelIds = await channelsOf(viewer, member);
      if (channel === undefined) return { accountId, channelIds };
      const isSeen = channelIds
        ? channelIds.includes(channel)
        : await repository.isChannelOf(db, { accountId, channelId: channel });
      if (!isSeen) throw new AppError('not_found');
      return { accountId, channelIds: [channel] };
    },

    /** What the member and the channel are called that were chosen; they have been looked for before. */
    async namesOf({ accountId }: Viewer, { member, channel }: Selection) {
      const names = [
        member && (await repository.nicknameOf(db, { accountId, memberId: member })),
        channel && (await repository.channelNameOf(db, { accountId, channelId: channel })),
      ];
      return names.filter((name) => name !== undefined);
    },

    async valuesOf(viewer: Viewer, period: Period) {
      const { accountId, memberId, role, currency } = viewer;
      const delivered = await deliveredDays(db, period);
      const rates =
        currency === 'USD' ? undefined : await repository.usdRates(db, { ...period, quote: currency });
      const fees = role === 'member' ? await repository.feePeriods(db, { accountId, memberId }) : [];
      const days = dayValues(delivered, { rates, fees });
      return { days, rate: namedRate(rates, period.to), status: statusOf(days) };
    },

    async talliesOf(viewer: Viewer, scope: Scope, period: Period) {
      const { days, rate, status } = await this.valuesOf(viewer, period);
      const sums = scope.channelIds?.length === 0 ? [] : await repository.dailySums(db, scope, period);
      return { tallies: dayTallies(days, sums), rate, status };
    },

    /** The window to compare with, and whether there are figures for all of it. */
    async windowOf(query: Period & Comparison) {
      const window = compareWindow(query, query);
      if (!window) return { window, isCovered: false };
      const { firstDay } = await freshness(db);
      // History that does not reach back to the window's beginning would make any comparison look good.
      return { window, isCovered: firstDay !== null && firstDay <= window.from };
    },
  };
};

export type ReportContext = ReturnType<typeof createReportContext>;
