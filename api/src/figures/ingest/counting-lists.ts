import { sql } from 'kysely';
import { ASSET_REPORT, CLAIM_REPORT, type ListReportId } from './report-types.ts';

/** A list that is stored, but does not count yet. */
export type PendingList = { type: ListReportId; owner: string; version: number };

const versionsOf = (type: ListReportId, pending: PendingList | undefined) => {
  const counting = sql`select owner, version from stored_list where report_type = ${type} and is_counting`;
  return type === pending?.type
    ? sql`${counting} and owner <> ${pending.owner} union all select ${pending.owner}, ${pending.version}::integer`
    : counting;
};

/**
 * The versions of each owner's claims and assets that count, as a table with the columns `owner`, `claims` and `assets`; with
 * a pending list, those that will count when it does.
 */
export const selectCountingLists = (pending?: PendingList) => sql`(
  select owner, c.version as claims, a.version as assets
  from (${versionsOf(CLAIM_REPORT, pending)}) c
  left join (${versionsOf(ASSET_REPORT, pending)}) a using (owner)
)`;

/** The ISRC of a video: lists that are ingested in steps store new ones in the column that does not count. */
export const selectIsrc = (alias: string) => {
  const [first, second] = [sql.ref(`${alias}.isrc`), sql.ref(`${alias}.second_isrc`)];
  return sql<string | null>`case when (select is_second from isrc_column) then ${second} else ${first} end`;
};
