import { CHANNEL_STATUS, type ChannelStatus } from '@portal/shared/facts';
import type { Db } from '../../platform/database/database.ts';
import type { Page } from '../../platform/http/listing.ts';
import type { RequestSite, Session } from '../../platform/http/request-context.ts';
import { type ChannelFileOptions, toChannelListTable } from './channel-list-export.ts';
import { toChannelResponses } from './channel-responses.ts';
import {
  type ChannelFilter,
  type ChannelOrder,
  createChannelListRepository,
} from './channel-list.repository.ts';
import { type ChannelScope, getChannelScope } from './channel-scope.ts';

/** The tabs of the channel list. */
export const channelTabs = ['waiting', 'on_hold', 'approved', 'rejected', 'needs_verification'] as const;
export type ChannelTab = (typeof channelTabs)[number];

const tabStatuses: Record<ChannelTab, ChannelStatus> = {
  ...CHANNEL_STATUS,
  // An approved channel that is not verified still needs work.
  needs_verification: CHANNEL_STATUS.approved,
};

/** The status of a tab's channels. */
export const getTabStatus = (tab: ChannelTab) => tabStatuses[tab];

/** The filter and the order of a list. */
export type ChannelListQuery = ChannelOrder &
  Pick<ChannelFilter, 'search' | 'category' | 'verification' | 'member'> & {
    status?: ChannelTab | undefined;
    /** The ids of the channels to choose from; all when undefined. */
    channels?: readonly string[] | undefined;
  };
export type ChannelQuery = Page & ChannelListQuery;

const createFilter = ({
  channels: ids,
  status: tab,
  search,
  category,
  verification,
  member,
}: ChannelListQuery): ChannelFilter => ({
  ids,
  status: tab && tabStatuses[tab],
  isUnverified: tab === 'needs_verification',
  search,
  category,
  verification,
  member,
});

/** The channel list of partners. */
export const createChannelService = (db: Db) => {
  const lists = createChannelListRepository(db);

  const countChannels = async (scope: ChannelScope, isVerificationNeeded: boolean) => {
    const rows = await lists.countByStatus(scope);
    const of = (status: ChannelStatus) => rows.find((row) => row.status === status);
    const total = (status: ChannelStatus) => Number(of(status)?.total ?? 0);
    return {
      all: rows.reduce((sum, row) => sum + Number(row.total), 0),
      waiting: total(CHANNEL_STATUS.waiting),
      on_hold: total(CHANNEL_STATUS.on_hold),
      approved: total(CHANNEL_STATUS.approved),
      rejected: total(CHANNEL_STATUS.rejected),
      needs_verification: isVerificationNeeded ? Number(of(CHANNEL_STATUS.approved)?.unverified ?? 0) : 0,
    };
  };

  /** What a list has: the channels in `scope` that match `filter`, or none of them. */
  const select = (session: Session, site: RequestSite, query: ChannelListQuery) => ({
    scope: getChannelScope(session),
    // Members do not see who else a channel is assigned to.
    filter: createFilter(session.role === 'member' ? { ...query, member: undefined } : query),
    isNever: query.status === 'needs_verification' && !site.channel_verify_needed,
  });

  return {
    async list(session: Session, site: RequestSite, query: ChannelQuery) {
      const { scope, filter, isNever } = select(session, site, query);
      const [rows, total, counts] = await Promise.all([
        isNever ? [] : lists.page(scope, filter, query),
        isNever ? 0 : lists.count(scope, filter),
        countChannels(scope, site.channel_verify_needed),
      ]);
      return { items: await toChannelResponses(lists, scope, rows), total, counts };
    },

    /** The whole list, or those of some channels, as a file. */
    export(session: Session, site: RequestSite, query: ChannelListQuery, options: ChannelFileOptions) {
      const { scope, filter, isNever } = select(session, site, query);
      return toChannelListTable(db, { scope, filter, order: query, isNever }, options);
    },
  };
};
