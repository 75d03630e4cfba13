import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { Actor } from '../audit/actor.ts';
import type { NotificationFacts } from './notification-facts.ts';

type Occasion = {
  at: Date;
  /** A person has at most one notification of the same kind with it. */
  key?: string | undefined;
};

/** Notifies all people of whom a condition on `member` holds. */
export const notifyEach = async (
  db: Db | Trx,
  { at, key, where }: Occasion & { where: RawBuilder<unknown> },
  facts: NotificationFacts,
) => {
  await sql`
    insert into notification (account_id, member_id, kind, key, facts, at)
    select account_id, id, ${facts.kind}, ${key ?? null}, ${JSON.stringify(facts)}::jsonb, ${at}::timestamptz
    from member where archived_at is null and ${where}
    on conflict do nothing`.execute(db);
};

/** Notifies people of an account, in the transaction of what they are notified of. */
export const notify = async (
  trx: Trx,
  {
    accountId,
    memberIds,
    actor,
    ...occasion
  }: Occasion & {
    accountId: string;
    memberIds: readonly string[];
    /** Who caused it; nobody is notified of what they did themselves. */
    actor?: Actor | undefined;
  },
  facts: NotificationFacts,
) => {
  const recipients = [...new Set(memberIds)].filter((id) => id !== actor?.id);
  if (recipients.length === 0) return;
  const where = sql`account_id = ${accountId}::uuid and id in (${sql.join(recipients.map((id) => sql`${id}::uuid`))})`;
  await notifyEach(trx, { ...occasion, where }, facts);
};
