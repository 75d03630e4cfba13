import type { Db, Trx } from '../../platform/database/database.ts';
import { toFraction } from '../../platform/http/day-span-schema.ts';
import type { ChannelResponse } from './channel.schemas.ts';
import {
  type ChannelListRepository,
  type ChannelRow,
  createChannelListRepository,
} from './channel-list.repository.ts';
import type { ChannelScope } from './channel-scope.ts';
import { getReReviewTime } from './re-review.ts';

const loadDetails = async (lists: ChannelListRepository, scope: ChannelScope, ids: readonly string[]) => {
  const [videos, assignees] = await Promise.all([
    lists.countVideos(scope.accountId, ids),
    lists.assignees(scope, ids),
  ]);
  return {
    videos: new Map(videos.map((row) => [row.channel_id, Number(row.total)])),
    assignees: Map.groupBy(assignees, (row) => row.channel_id),
  };
};

const toRowResponse = ({ held_at, reviewed_at, ...row }: ChannelRow) => ({
  ...row,
  subscribers: row.subscribers === null ? null : Number(row.subscribers),
  registered_at: row.registered_at.toISOString(),
  approved_at: row.approved_at?.toISOString() ?? null,
  re_review_opens_at: getReReviewTime({ status: row.status, held_at, reviewed_at })?.toISOString() ?? null,
});

type Partner = { account_id: string; domain: string; email: string; nickname: string };

/** A channel with its account, for operators. */
export const toReviewResponse = ({
  account_id: id,
  domain,
  email,
  nickname,
  ...row
}: ChannelRow & Partner) => ({
  ...toRowResponse(row),
  waiting_since: (row.reviewed_at ?? row.registered_at).toISOString(),
  account: { id, domain, email, nickname },
});

/** Channels as responses show them, in the order given. */
export const toChannelResponses = async (
  lists: ChannelListRepository,
  scope: ChannelScope,
  rows: readonly ChannelRow[],
): Promise<ChannelResponse[]> => {
  if (rows.length === 0) return [];
  const details = await loadDetails(
    lists,
    scope,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...toRowResponse(row),
    members: (details.assignees.get(row.id) ?? []).map(({ id, nickname, part }) => ({
      id,
      nickname,
      part: toFraction(part),
    })),
    shorts_count: details.videos.get(row.id) ?? null,
  }));
};

/** Channels of an account by id, as a manager sees them; unknown ids are left out. */
export const findChannelResponses = async (db: Db | Trx, accountId: string, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const lists = createChannelListRepository(db);
  const scope = { accountId, memberId: undefined };
  return toChannelResponses(lists, scope, await lists.byIds(scope, ids));
};
