import { type Clock, toPacificDay } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { toFraction, toSpanResponse } from '../../platform/http/day-span-schema.ts';
import type { Session } from '../../platform/http/request-context.ts';
import { findFirstShareDay } from '../../figures/ingest/closed-days.ts';
import { findLastEnds, listSpans } from './channel-spans.ts';
import { findEarliestStart } from './assignment-start.ts';
import { createChannelListRepository } from './channel-list.repository.ts';
import { getChannelScope } from './channel-scope.ts';

/** Reads who had channels when; a member sees only its own assignments. */
export const createAssignmentHistory = ({ db, clock }: { db: Db; clock: Clock }) => {
  const lists = createChannelListRepository(db);

  /** @throws AppError `not_found` when the caller does not see one of the channels */
  return async (session: Session, ids: readonly string[]) => {
    const scope = getChannelScope(session);
    const wanted = [...new Set(ids)];
    const channels = await lists.byIds(scope, wanted);
    if (channels.length < wanted.length) throw new AppError('not_found');
    const today = toPacificDay(clock.now());
    const [spans, ends, firstOpenDay] = await Promise.all([
      listSpans(db, scope.accountId, { channelIds: wanted, memberId: scope.memberId }),
      findLastEnds(db, scope.accountId, wanted),
      findFirstShareDay(db, scope.accountId),
    ]);
    const byChannel = Map.groupBy(spans, ({ channel_id: id }) => id);
    return {
      today,
      first_open_day: firstOpenDay ?? null,
      channels: channels.map(({ id, registered_at: registeredAt }) => ({
        id,
        // It would tell a member when another one lost the channel.
        earliest:
          scope.memberId === undefined
            ? findEarliestStart({ registeredAt, firstOpenDay, lastEnd: ends.get(id), today })
            : null,
        spans: (byChannel.get(id) ?? []).map(({ member_id, nickname, archived_at, part, ...days }) => ({
          member: { id: member_id, nickname, is_archived: archived_at !== null },
          part: toFraction(part),
          ...toSpanResponse(days),
        })),
      })),
    };
  };
};
