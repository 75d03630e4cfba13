import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import type { PendingList } from '../counting-lists.ts';
import { ASSET_REPORT, CLAIM_REPORT, type ListReportId } from '../report-types.ts';

export const listTableOf = {
  [ASSET_REPORT]: 'asset',
  [CLAIM_REPORT]: 'video_claim',
} as const satisfies Record<ListReportId, string>;

type OwnerList = Omit<PendingList, 'version'>;

/** The version of an owner's list that counts; undefined without a list. */
export const findCountingVersion = async (trx: Trx, { type, owner }: OwnerList) => {
  const row = await trx
    .selectFrom('stored_list')
    .select('version')
    .where('report_type', '=', type)
    .where('owner', '=', owner)
    .where('is_counting', '=', true)
    .executeTakeFirst();
  return row?.version;
};

/** Records a list whose rows do not count. */
export const insertPendingList = async (trx: Trx, { type, owner, version }: PendingList) => {
  await trx
    .insertInto('stored_list')
    .values({ report_type: type, owner, version, is_counting: false })
    .execute();
};

/** Makes a list count instead of the one before. */
export const showList = async (trx: Trx, { type, owner, version }: PendingList) => {
  const lists = trx.updateTable('stored_list').where('report_type', '=', type).where('owner', '=', owner);
  // Two statements, because only one of an owner's lists can count at any time.
  await lists.set({ is_counting: false }).where('is_counting', '=', true).execute();
  await lists.set({ is_counting: true }).where('version', '=', version).execute();
};

/** The lists that do not count yet, or not any more. */
export const findUncountedLists = async (db: Db): Promise<PendingList[]> => {
  const rows = await db
    .selectFrom('stored_list')
    .select(['report_type as type', 'owner', 'version'])
    .where('is_counting', '=', false)
    .execute();
  return rows;
};

/** Forgets a list whose rows were deleted. */
export const forgetList = async (db: Db, { type, owner, version }: PendingList) => {
  await db
    .deleteFrom('stored_list')
    .where('report_type', '=', type)
    .where('owner', '=', owner)
    .where('version', '=', version)
    .execute();
};

/** Splits the rows of a list in the order of their ids, so that a statement over one part of them is short. */
export async function* listRanges(
  db: Db,
  { type, owner, version }: PendingList,
  size: number,
): AsyncGenerator<RawBuilder<unknown>> {
  let start = sql`owner = ${owner} and version = ${version}`;
  const first = start;
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(listTableOf[type])} where ${start} order by id offset ${size} limit 1`.execute(
      db,
    );
    const last = rows[0]?.id;
    if (last === undefined) return yield start;
    yield sql`${start} and id <= ${last}`;
    start = sql`${first} and id > ${last}`;
  }
}

/** Counts rows of lists. */
export const countRows = async (db: Db | Trx, type: ListReportId, condition: RawBuilder<unknown>) => {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from ${sql.table(listTableOf[type])} where ${condition}`.execute(db);
  return Number(rows[0]?.count);
};

export const deleteRows = async (db: Db | Trx, type: ListReportId, condition: RawBuilder<unknown>) => {
  await sql`delete from ${sql.table(listTableOf[type])} where ${condition}`.execute(db);
};
