import { CHANNEL_STATUS } from '@portal/shared/facts';
import type { Period } from '../../platform/calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { computeFigures } from '../../figures/report/figures/figures.ts';
import { addSums } from '../../figures/report/figures/sums.ts';
import { createChannelEntries } from '../../figures/report/reports/channel-entries.ts';
import type { ReportContext, Viewer } from '../../figures/report/scope/report-context.ts';
import { getReReviewTime } from '../channel/re-review.ts';
import { countChannels, listChannelsToAct } from './task.repository.ts';
import type { Task } from './task.schemas.ts';

/** How many channels on hold have a line each. */
const MOST_CHANNELS = 3;

/** Lists what a manager has to do about its channels, with what they earned in a period. */
export const createChannelTasks = ({ db, context }: { db: Db; context: ReportContext }) => {
  const entriesOf = createChannelEntries({ db, context });

  /** Reads what channels earned together. */
  const readRevenues = async (viewer: Viewer, period: Period | null) => {
    const entries = period ? (await entriesOf(viewer, period)).entries : [];
    const byChannel = new Map(entries.map(({ row, sums }) => [row.channel_id, sums]));
    return (ids: readonly string[]) => {
      const [first, ...others] = ids.flatMap((id) => byChannel.get(id) ?? []);
      return first ? computeFigures(addSums(others, first)).revenue : null;
    };
  };

  return async (viewer: Viewer, period: Period | null, isVerificationNeeded: boolean): Promise<Task[]> => {
    const { accountId } = viewer;
    const channels = await listChannelsToAct(db, accountId);
    if (channels.length === 0)
      return (await countChannels(db, accountId)).active === 0 ? [{ kind: 'register_channel' }] : [];
    const revenueOf = await readRevenues(viewer, period);
    const onHold = channels.flatMap((channel) => {
      const opensAt = getReReviewTime(channel);
      const { id, name } = channel;
      return opensAt
        ? [{ channel: { id, name }, opens_at: opensAt.toISOString(), revenue: revenueOf([id]) }]
        : [];
    });
    const byRevenue = onHold.toSorted((a, b) => Number(b.revenue ?? 0) - Number(a.revenue ?? 0));
    const further = byRevenue.slice(MOST_CHANNELS).map(({ channel }) => channel.id);
    const unverified = isVerificationNeeded
      ? channels.filter(({ status }) => status === CHANNEL_STATUS.approved)
      : [];
    const ends = unverified.flatMap(({ ends_at: end }) => end?.toISOString() ?? []).toSorted();
    const toGroup = (ids: readonly string[]) => ({ count: ids.length, revenue: revenueOf(ids) });
    return [
      ...byRevenue.slice(0, MOST_CHANNELS).map((row) => ({ kind: 'review_channel' as const, ...row })),
      ...(further.length > 0 ? [{ kind: 'review_channels' as const, ...toGroup(further) }] : []),
      ...(unverified.length > 0
        ? [
            {
              kind: 'verify_channels' as const,
              ...toGroup(unverified.map(({ id }) => id)),
              ends_at: ends[0] ?? null,
            },
          ]
        : []),
    ];
  };
};
