import { sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { ChannelVerificationTable, CheckResult } from './verification.tables.ts';

/** A channel with a verification code to search for. */
export type ChannelKey = { accountId: string; channelId: string };

const LOG_LINES = 20;

const channelColumns = [
  ...(['channel.id', 'channel.youtube_id', 'channel.name', 'channel.handle', 'channel.thumbnail'] as const),
  ...([
    'channel.subscribers',
    'channel.status',
    'channel.verification',
    'channel.verification_code',
  ] as const),
] as const;
const runColumns = [
  ...([
    'started_at',
    'ends_at',
    'ended_at',
    'next_check_at',
    'last_check_at',
    'delay',
    'checks',
    'step',
  ] as const),
  ...(['result', 'languages', 'is_full'] as const),
] as const;

/** The stored verifications. */
export const createVerificationRepository = (db: Db | Trx) => {
  const withRun = db
    .selectFrom('channel')
    .leftJoin('channel_verification as run', (join) =>
      join.onRef('run.account_id', '=', 'channel.account_id').onRef('run.channel_id', '=', 'channel.id'),
    )
    .where('channel.archived_at', 'is', null)
    .select(channelColumns)
    .select(runColumns.map((name) => `run.${name}` as const));

  const ofChannel = ({ accountId, channelId }: ChannelKey) =>
    withRun.where('channel.account_id', '=', accountId).where('channel.id', '=', channelId);

  return {
    find: (key: ChannelKey) => ofChannel(key).executeTakeFirst(),

    lock: ({ accountId, channelId }: ChannelKey) =>
      db
        .selectFrom('channel')
        .select('id')
        .where('account_id', '=', accountId)
        .where('id', '=', channelId)
        .where('archived_at', 'is', null)
        .forUpdate()
        .executeTakeFirst(),

    /** Searches in progress, and those that ended after `since`; the latest first. */
    recent: (accountId: string, since: Date, limit: number) =>
      withRun
        .where('channel.account_id', '=', accountId)
        .where((each) =>
          each.or([each('run.next_check_at', 'is not', null), each('run.ended_at', '>', since)]),
        )
        .orderBy('run.started_at', 'desc')
        .orderBy('channel.id')
        .limit(limit)
        .execute(),

    /** The columns that the jobs of these channels need; channels without a search are left out. */
    running: (keys: readonly ChannelKey[]) =>
      db
        .selectFrom('channel')
        .innerJoin('channel_verification as run', (join) =>
          join.onRef('run.account_id', '=', 'channel.account_id').onRef('run.channel_id', '=', 'channel.id'),
        )
        .innerJoin('member', (join) =>
          join
            .onRef('member.account_id', '=', 'channel.account_id')
            .onRef('member.id', '=', 'channel.account_id'),
        )
        .select(['channel.account_id', 'channel.id', 'channel.youtube_id', 'channel.verification_code'])
        .select(['run.ends_at', 'run.checks', 'run.step', 'run.result', 'member.domain'])
        .where('channel.verification', '=', 'verifying')
        .where('channel.archived_at', 'is', null)
        .where('run.ended_at', 'is', null)
        .where(
          sql<boolean>`(channel.account_id, channel.id) in (${sql.join(
            keys.map(({ accountId, channelId }) => sql`(${accountId}::uuid, ${channelId}::uuid)`),
          )})`,
        )
        .execute(),

    checks: ({ accountId, channelId }: ChannelKey) =>
      db
        .selectFrom('channel_check')
        .select(['checked_at', 'result', 'languages'])
        .where('account_id', '=', accountId)
        .where('channel_id', '=', channelId)
        .orderBy('number', 'desc')
        .limit(LOG_LINES)
        .execute(),

    /** Starts a search from scratch; results of the previous one are deleted. */
    async begin({ accountId, channelId }: ChannelKey, { now, endsAt }: { now: Date; endsAt: Date }) {
      await db
        .deleteFrom('channel_verification')
        .where('account_id', '=', accountId)
        .where('channel_id', '=', channelId)
        .execute();
      await db
        .insertInto('channel_verification')
        .values({
          account_id: accountId,
          channel_id: channelId,
          started_at: now,
          ends_at: endsAt,
          next_check_at: now,
          last_check_at: null,
          delay: null,
          checks: 0,
          step: 0,
          result: null,
          languages: '[]',
          is_full: false,
          ended_at: null,
        })
        .execute();
    },

    async update({ accountId, channelId }: ChannelKey, change: Updateable<ChannelVerificationTable>) {
      await db
        .updateTable('channel_verification')
        .set(change)
        .where('account_id', '=', accountId)
        .where('channel_id', '=', channelId)
        .execute();
    },

    async addCheck(
      { accountId, channelId }: ChannelKey,
      check: { number: number; at: Date; result: CheckResult; languages: readonly string[] },
    ) {
      await db
        .insertInto('channel_check')
        .values({
          account_id: accountId,
          channel_id: channelId,
          number: check.number,
          checked_at: check.at,
          result: check.result,
          languages: JSON.stringify(check.languages),
        })
        .execute();
    },

    /** Sets the state and code of the channel itself. */
    async setChannel(
      { accountId, channelId }: ChannelKey,
      change: { verification: 'pending' | 'verifying' | 'verified'; verification_code?: string | null },
    ) {
      await db
        .updateTable('channel')
        .set(change)
        .where('account_id', '=', accountId)
        .where('id', '=', channelId)
        .execute();
    },
  };
};

export type VerificationRepository = ReturnType<typeof createVerificationRepository>;
export type RunningVerification = Awaited<ReturnType<VerificationRepository['running']>>[number];
