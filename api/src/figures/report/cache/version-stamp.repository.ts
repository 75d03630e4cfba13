import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** The id under which stamps that concern all accounts are stored. */
const ALL_ACCOUNTS = '00000000-0000-0000-0000-000000000000';

/** Reading more stamps takes longer than a response without the cache. */
const MAX_STAMPS = 64;

export type VersionStamps = {
  /**
   * All stamps that concern the account, sorted and separated by spaces; unchanged as long as no report data of the
   * account change.
   */
  joinedStamps: string;
  /** Those of the two ids that need a new stamp: they have more than `MAX_STAMPS`, or none yet. */
  accountsToCompact: readonly string[];
};

/** Reads the version stamps that the triggers of `0080-report-marks` have written for an account. */
export const readVersionStamps = async (db: Db, accountId: string): Promise<VersionStamps> => {
  const { rows } = await sql<{ account_id: string; stamps: string; count: string }>`
    select account_id, string_agg(id::text, ' ' order by id) as stamps, count(*) as count
    from report_version_stamp where account_id in (${accountId}, ${ALL_ACCOUNTS}) group by account_id`.execute(
    db,
  );
  const counts = new Map(rows.map(({ account_id: id, count }) => [id, Number(count)]));
  return {
    joinedStamps: rows
      .map(({ stamps }) => stamps)
      .toSorted()
      .join(' '),
    accountsToCompact: [accountId, ALL_ACCOUNTS].filter(
      (id) => !counts.has(id) || Number(counts.get(id)) > MAX_STAMPS,
    ),
  };
};

/**
 * Replaces all stamps of an account by a new one, which invalidates its cache entries. Deleting only some of them could
 * restore an earlier set of stamps, and with it a stale entry.
 */
export const compactVersionStamps = async (db: Db, accountId: string) => {
  await sql`
    with deleted as (delete from report_version_stamp where account_id = ${accountId})
    insert into report_version_stamp (account_id) values (${accountId})`.execute(db);
};
