import type { Currency } from '@portal/shared/facts';
import { sql } from 'kysely';
import type { PricedBy } from '../../../content/site/priced-by.ts';
import type { Db } from '../../../platform/database/database.ts';

export type LargeAccount = { accountId: string; pricedBy: PricedBy; currency: Currency };

/** The accounts with at least so many videos, with what their site's reports are shown in unless a reader chooses. */
export const listLargeAccounts = (db: Db, videos: number): Promise<LargeAccount[]> =>
  db
    .selectFrom('member')
    .innerJoin('site', 'site.domain', 'member.domain')
    .select([
      'member.account_id as accountId',
      'site.priced_by as pricedBy',
      'site.default_currency as currency',
    ])
    .where('member.role', '=', 'manager')
    .where(
      sql<boolean>`exists (select from video where video.account_id = member.account_id offset ${videos - 1} limit 1)`,
    )
    .orderBy('member.account_id')
    .execute();
