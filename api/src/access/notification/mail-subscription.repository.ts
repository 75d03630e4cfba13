import type { ExpressionBuilder } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Day } from '../../platform/calendar.ts';
import type { MailKey } from './mail-frequency.ts';
import type { MailReader } from './notification.tables.ts';
import type { Recipient } from './notification.repository.ts';

const keyOf = ({ accountId, memberId, frequency }: MailKey) => ({
  account_id: accountId,
  member_id: memberId,
  frequency,
});

const isOf = (key: MailKey) => (rows: ExpressionBuilder<Database, 'mail_subscription'>) =>
  rows.and(keyOf(key));

/** Which mails people have switched on. */
export const createMailSubscriptionRepository = (db: Db | Trx) => ({
  list: ({ accountId, memberId }: Recipient) =>
    db
      .selectFrom('mail_subscription')
      .select(['frequency', 'language', 'currency', 'time_zone'])
      .where('account_id', '=', accountId)
      .where('member_id', '=', memberId)
      .execute(),

  /** The newest day that the people of an account were notified of. */
  async findNotifiedDay(accountId: string): Promise<Day | undefined> {
    const row = await db
      .selectFrom('notified_day')
      .select('day')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row?.day;
  },

  /** Of one that is on it changes the language, the currency and the time zone only. */
  async switchOn(key: MailKey, reader: MailReader, { secret, due }: { secret: string; due: Day }) {
    await db
      .insertInto('mail_subscription')
      .values({ ...keyOf(key), ...reader, secret, queued_for: due })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'member_id', 'frequency']).doUpdateSet(reader),
      )
      .execute();
  },

  async switchOff(key: MailKey) {
    await db.deleteFrom('mail_subscription').where(isOf(key)).execute();
  },

  async findSecret(key: MailKey): Promise<string | undefined> {
    const row = await db.selectFrom('mail_subscription').select('secret').where(isOf(key)).executeTakeFirst();
    return row?.secret;
  },

  /** What some people of an account have switched on. */
  listOf: (accountId: string, memberIds: readonly string[]) =>
    db
      .selectFrom('mail_subscription')
      .select(['member_id as memberId', 'frequency', 'time_zone as timeZone'])
      .where('account_id', '=', accountId)
      .where('member_id', 'in', memberIds)
      .execute(),

  /** Stores the day that a mail is for; false when one for it, or for a later day, was queued before. */
  async markQueued(key: MailKey, due: Day) {
    const { numUpdatedRows } = await db
      .updateTable('mail_subscription')
      .set({ queued_for: due })
      .where(isOf(key))
      .where('queued_for', '<', due)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
