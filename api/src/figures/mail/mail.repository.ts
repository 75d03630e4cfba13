import type { Db } from '../../platform/database/database.ts';
import type { QueuedMail } from '../../access/notification/queue-mails.ts';

/** The person, the site and the settings of a mail; undefined when it was switched off, or the person is archived. */
export const findReader = async (db: Db, { accountId, memberId, frequency }: QueuedMail) => {
  const row = await db
    .selectFrom('mail_subscription')
    .innerJoin('member', (join) =>
      join
        .onRef('member.account_id', '=', 'mail_subscription.account_id')
        .onRef('member.id', '=', 'mail_subscription.member_id'),
    )
    .innerJoin('site', 'site.domain', 'member.domain')
    .select(['mail_subscription.language', 'mail_subscription.currency', 'mail_subscription.secret'])
    .select(['member.email', 'member.role'])
    .select(['site.domain', 'site.name as siteName', 'site.priced_by as pricedBy'])
    .select(['site.design_id', 'site.color_primary', 'site.color_primary_dim'])
    .where('mail_subscription.account_id', '=', accountId)
    .where('mail_subscription.member_id', '=', memberId)
    .where('mail_subscription.frequency', '=', frequency)
    .where('member.archived_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { language, currency, secret, email, role, domain, siteName, pricedBy, ...theme } = row;
  return {
    viewer: {
      accountId,
      memberId,
      role: role === 'manager' ? ('manager' as const) : ('member' as const),
      pricedBy,
      currency,
      language,
    },
    email,
    secret,
    site: { domain, name: siteName, theme },
  };
};

export type MailRecipient = NonNullable<Awaited<ReturnType<typeof findReader>>>;
