import type { Db } from '../../platform/database/database.ts';
import type { Page } from '../../platform/http/listing.ts';
import type { RequestSite, Session } from '../../platform/http/request-context.ts';
import { type ChannelFilter, type ChannelScope, createChannelRepository } from './channel.repository.ts';
import type { ChannelStatus } from './channel.tables.ts';

/** The lists of channels by what is to be done about them. */
export const channelTabs = ['waiting', 'on_hold', 'approved', 'rejected', 'needs_verification'] as const;
export type ChannelTab = (typeof channelTabs)[number];

const statusOf: Record<ChannelTab, ChannelStatus> = {
  waiting: 0,
  on_hold: 1,
  approved: 2,
  rejected: 3,
  // An approval does not count yet while the channel is not verified.
  needs_verification: 2,
};

const filterOf = (tab: ChannelTab | undefined, search: string | undefined): ChannelFilter => ({
  status: tab && statusOf[tab],
  isUnverified: tab === 'needs_verification',
  search,
});

const scopeOf = (session: Session): ChannelScope => ({
  accountId: session.accountId,
  memberId: session.role === 'member' ? session.memberId : undefined,
});

/** What partners see of their channels. */
export const createChannelService = (db: Db) => {
  const channels = createChannelRepository(db);

  const countsOf = async (scope: ChannelScope, isVerificationNeeded: boolean) => {
    const rows = await channels.countByStatus(scope);
    const of = (status: ChannelStatus) => rows.find((row) => row.status === status);
    const total = (status: ChannelStatus) => Number(of(status)?.total ?? 0);
    return {
      all: rows.reduce((sum, row) => sum + Number(row.total), 0),
      waiting: total(statusOf.waiting),
      on_hold: total(statusOf.on_hold),
      approved: total(statusOf.approved),
      rejected: total(statusOf.rejected),
      needs_verification: isVerificationNeeded ? Number(of(statusOf.approved)?.unverified ?? 0) : 0,
    };
  };

  const details = async (scope: ChannelScope, ids: readonly string[]) => {
    if (ids.length === 0) return { videos: new Map<string, number>(), assignees: new Map<string, never[]>() };
    const [videos, assignees] = await Promise.all([
      channels.countVideos(scope.accountId, ids),
      channels.assignees(scope, ids),
    ]);
    return {
      videos: new Map(videos.map((row) => [row.channel_id, Number(row.total)])),
      assignees: Map.groupBy(assignees, (row) => row.channel_id),
    };
  };

  return {
    async list(
      session: Session,
      site: RequestSite,
      query: Page & { status?: ChannelTab | undefined; search?: string | undefined },
    ) {
      const scope = scopeOf(session);
      const filter = filterOf(query.status, query.search);
      const isNever = query.status === 'needs_verification' && !site.channel_verify_needed;
      const [rows, total, counts] = await Promise.all([
        isNever ? [] : channels.page(scope, filter, query),
        isNever ? 0 : channels.count(scope, filter),
        countsOf(scope, site.channel_verify_needed),
      ]);
      const { videos, assignees } = await details(
        scope,
        rows.map(({ id }) => id),
      );
      const items = rows.map((row) => ({
        ...row,
        registered_at: row.registered_at.toISOString(),
        approved_at: row.approved_at?.toISOString() ?? null,
        members: (assignees.get(row.id) ?? []).map(({ id, nickname }) => ({ id, nickname })),
        shorts_count: videos.get(row.id) ?? null,
      }));
      return { items, total, counts };
    },
  };
};
