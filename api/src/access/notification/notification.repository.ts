import { type ExpressionBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { NotificationKind } from './notification-facts.ts';

/** The person whose notifications they are. */
export type Recipient = { accountId: string; memberId: string };

/** The last notification of a page; the next page begins after it. */
export type NotificationPosition = { at: string; id: string };

type Notifications = ExpressionBuilder<Database, 'notification'>;

const ofRecipient =
  ({ accountId, memberId }: Recipient) =>
  (rows: Notifications) =>
    rows.and({ 'notification.account_id': accountId, 'notification.member_id': memberId });

const isShown = (rows: Notifications) =>
  rows.not(
    rows.exists(
      rows
        .selectFrom('notification_mute')
        .select('notification_mute.kind')
        .whereRef('notification_mute.account_id', '=', 'notification.account_id')
        .whereRef('notification_mute.member_id', '=', 'notification.member_id')
        .whereRef('notification_mute.kind', '=', 'notification.kind'),
    ),
  );

/** The stored notifications. */
export const createNotificationRepository = (db: Db | Trx) => ({
  /** The newest first. */
  page: (recipient: Recipient, after: NotificationPosition | undefined, size: number) =>
    db
      .selectFrom('notification')
      .select(['id', 'facts', 'at', 'read_at'])
      .where(ofRecipient(recipient))
      .where(isShown)
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(at, id) < (${after?.at}::timestamptz, ${after?.id}::bigint)`),
      )
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .execute(),

  async countUnread(recipient: Recipient) {
    const { unread } = await db
      .selectFrom('notification')
      .select(({ fn }) => fn.countAll<string>().as('unread'))
      .where(ofRecipient(recipient))
      .where('read_at', 'is', null)
      .where(isShown)
      .executeTakeFirstOrThrow();
    return Number(unread);
  },

  async markRead(recipient: Recipient, { ids, now }: { ids: readonly string[]; now: Date }) {
    await db
      .updateTable('notification')
      .set({ read_at: now })
      .where(ofRecipient(recipient))
      .where('id', 'in', ids)
      .where('read_at', 'is', null)
      .execute();
  },

  async markReadThrough(recipient: Recipient, { through, now }: { through: Date; now: Date }) {
    await db
      .updateTable('notification')
      .set({ read_at: now })
      .where(ofRecipient(recipient))
      .where('at', '<=', through)
      .where('read_at', 'is', null)
      .execute();
  },

  async listMuted({ accountId, memberId }: Recipient) {
    const rows = await db
      .selectFrom('notification_mute')
      .select('kind')
      .where('account_id', '=', accountId)
      .where('member_id', '=', memberId)
      .execute();
    return rows.map(({ kind }) => kind);
  },

  async mute({ accountId, memberId }: Recipient, kind: NotificationKind) {
    await db
      .insertInto('notification_mute')
      .values({ account_id: accountId, member_id: memberId, kind })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async unmute({ accountId, memberId }: Recipient, kind: NotificationKind) {
    await db
      .deleteFrom('notification_mute')
      .where('account_id', '=', accountId)
      .where('member_id', '=', memberId)
      .where('kind', '=', kind)
      .execute();
  },

  async deleteBefore(time: Date) {
    await db.deleteFrom('notification').where('at', '<', time).execute();
  },
});
