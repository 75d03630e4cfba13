import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'kysely';
import { describeEachDatabase } from '../../testing/describe-databases.ts';
import { addMember, insertChannel, insertSite, joinManager } from '../../testing/fixtures.ts';
import { migrations } from './index.ts';

const LAST_DAY = '9999-12-31';
const CLOSING_REPORTS = ['content_owner_ad_revenue_raw_a1', 'content_owner_non_music_red_revenue_raw_a1'];

describeEachDatabase('the migration to assignment spans', (api) => {
  /** Puts the table into the state before the migration. */
  const revert = async () => {
    for (const statement of [
      sql`drop trigger channel_member_insert_checked on channel_member`,
      sql`drop trigger channel_member_update_checked on channel_member`,
      sql`drop function check_assignment_parts`,
      sql`alter table channel_member drop constraint channel_member_pkey`,
      sql`alter table channel_member drop column from_day, drop column until_day, drop column part`,
      sql`alter table channel_member add primary key (account_id, channel_id, member_id)`,
    ])
      await statement.execute(api.db);
  };

  const closeDays = async (from: string, to: string) => {
    for (const type of CLOSING_REPORTS) {
      const { rows } = await sql<{ id: string }>`
        insert into ingest_file (id, report_type, name, digest, created_at, ingested_at, rows_read, rows_unknown)
        values (gen_random_uuid(), ${type}, 'closing', 'x', now(), now(), 0, 0) returning id`.execute(api.db);
      await sql`
        insert into report_day (report_type, day, file_id, created_at)
        select ${type}, day, ${rows[0]?.id}::uuid, now() from generate_series(${from}::date, ${to}::date, '1 day') day`.execute(
        api.db,
      );
    }
  };

  it('gives assignments equal parts from their Pacific day on, and keeps the statements of closed months', async () => {
    const { client, id } = await joinManager(api, await insertSite(api));
    const members = [];
    for (let count = 0; count < 3; count += 1) members.push((await addMember(api, client)).id);
    const [first, second, third] = members;
    const shared = await insertChannel(api, id);
    const alone = await insertChannel(api, id);
    await revert();
    await closeDays('2026-01-01', '2026-01-31');
    const assign = (channel: string, member: string | undefined, at: string) =>
      sql`insert into channel_member (account_id, channel_id, member_id, assigned_at)
        values (${id}, ${channel}, ${member}, ${at}::timestamptz)`.execute(api.db);
    // The first is assigned within the closed month, in Pacific time on the 19th.
    await assign(shared, first, '2026-01-20T07:59:59Z');
    await assign(shared, second, '2026-02-10T12:00:00Z');
    await assign(shared, third, '2026-02-10T12:00:01Z');
    await assign(alone, second, '2026-02-05T12:00:00Z');

    await migrations['0110-assignment-spans']?.up(api.db);

    const spansOf = async (channel: string, member: string | undefined) => {
      const rows = await api.db
        .selectFrom('channel_member')
        .select(['from_day', 'until_day', 'part'])
        .where('channel_id', '=', channel)
        .where('member_id', '=', member ?? '')
        .orderBy('from_day')
        .execute();
      return rows.map((row) => [row.from_day, row.until_day, row.part]);
    };
    assert.deepEqual(await spansOf(shared, first), [
      ['2026-01-01', '2026-01-19', 3_334],
      ['2026-01-19', '2026-02-01', 3_334],
      ['2026-02-01', '2026-02-10', 10_000],
      ['2026-02-10', LAST_DAY, 3_334],
    ]);
    for (const member of [second, third])
      assert.deepEqual(await spansOf(shared, member), [
        ['2026-01-01', '2026-01-19', 3_333],
        ['2026-01-19', '2026-02-01', 3_333],
        ['2026-02-10', LAST_DAY, 3_333],
      ]);
    assert.deepEqual(await spansOf(alone, second), [
      ['2026-01-01', '2026-02-01', 10_000],
      ['2026-02-05', LAST_DAY, 10_000],
    ]);
  });
});
