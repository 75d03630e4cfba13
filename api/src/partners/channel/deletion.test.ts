import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { it } from 'node:test';
import { sql } from 'kysely';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import {
  addMember,
  insertChannel,
  insertSite,
  joinManager,
  PASSWORD,
} from '../../platform/testing/fixtures.ts';
import { randomIds } from '../../platform/ids.ts';
import { createIngestService } from '../../figures/ingest/ingest.service.ts';
import { ingestText } from '../../figures/ingest/testing/ingest-fixtures.ts';
import { adCsv, basicCsv, premiumCsv, revenueCsv } from '../../figures/ingest/testing/report-csv.ts';

describeWithDatabase('channel deletion', (api) => {
  const manager = async () => joinManager(api, await insertSite(api));
  const claimed = async (accountId: string) => {
    const id = await insertChannel(api, accountId);
    const { youtube_id } = await api.db
      .selectFrom('channel')
      .select('youtube_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await api.db
      .insertInto('channel_claim')
      .values({ youtube_id, account_id: accountId, channel_id: id })
      .execute();
    return { id, youtubeId: youtube_id };
  };
  const order = (channels: string[], password = PASSWORD) => ({ channels, acknowledged: true, password });

  /** Rows of every table that refers to the channel. */
  const traces = async (channelId: string) => {
    const { rows: tables } = await sql<{ name: string }>`
      select c.relname as name from pg_catalog.pg_class c
      join pg_catalog.pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
        and a.attname = 'channel_id' and not a.attisdropped`.execute(api.db);
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } =
        await sql`select 1 from ${sql.table(name)} where channel_id = ${channelId} limit 1`.execute(api.db);
      if (rows.length > 0) found.push(name);
    }
    return { tables: tables.length, found };
  };

  it('deleting a channel deletes its figures, roll-ups, videos, assignments and claim', async () => {
    const { client, id: account } = await manager();
    const [gone, stays] = [await claimed(account), await claimed(account)];
    const rows = [gone, stays].map(({ youtubeId }, index) => ({
      date: '20260301',
      channel_id: youtubeId,
      video_id: `delete-${index}`,
      country_code: 'KR',
      views: String(100 + index),
    }));
    await createIngestService({ database: api.database, clock: api.clock }).ingestFile(
      Readable.from([Buffer.from(basicCsv(rows))]),
      { name: 'content_owner_basic_a4_2026-03-01.csv' },
    );
    assert.ok((await traces(gone.id)).found.length >= 4);

    const { status, body } = await client.post('/channel/delete', order([gone.id]));

    assert.deepEqual([status, body.deleted], [200, 1]);
    const { tables, found } = await traces(gone.id);
    assert.ok(tables > 5);
    assert.deepEqual(found, []);
    const { rows: sums } = await sql<{ views: string }>`
      select sum(views) as views from account_day_country where account_id = ${account}`.execute(api.db);
    assert.equal(Number(sums[0]?.views), 101);
    assert.equal((await client.get('/channel/list')).body.total, 1);
  });

  it('what does not count yet or any more is deleted with a channel, so that later files are read', async () => {
    const { client, id: account } = await manager();
    const [gone, stays] = [await claimed(account), await claimed(account)];
    const rowsOn = (date: string, youtubeIds: readonly string[]) =>
      youtubeIds.map((youtubeId) => ({
        date,
        channel_id: youtubeId,
        video_id: `v${youtubeId}`,
        estimated_partner_revenue: '1',
        partner_revenue: '1',
      }));
    const both = [gone.youtubeId, stays.youtubeId];
    const options = { forceReason: 'a test' };
    const read = (csv: string) => ingestText(api, csv, options);
    // A closing report without the other one; estimates of a day that is final, of which closing reports have no row.
    await read(adCsv(rowsOn('20260202', both)));
    await read(revenueCsv(rowsOn('20260103', both)));
    await read(adCsv(rowsOn('20260103', [stays.youtubeId])));
    await read(premiumCsv(rowsOn('20260103', [stays.youtubeId])));
    const { found } = await traces(gone.id);
    for (const table of ['revenue_fact', 'settled_fact']) assert.ok(found.includes(table), table);

    assert.equal((await client.post('/channel/delete', order([gone.id]))).status, 200);

    assert.deepEqual((await traces(gone.id)).found, []);
    assert.equal((await read(premiumCsv(rowsOn('20260202', both)))).outcome, 'ingested');
    const { body } = await client.get('/report/summary?from=2026-01-03&to=2026-02-02');
    assert.equal(body.figures.revenue.value, '4');
  });

  it("T-25 deleting a channel requires the caller's password and throttles wrong ones", async () => {
    const { client, id: account } = await manager();
    const { id } = await claimed(account);

    const wrong = await client.post('/channel/delete', order([id], 'wrong-password'));
    const replies = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      replies.push(await client.post('/channel/delete', order([id], `guess-${attempt}`)));

    assert.deepEqual([wrong.status, wrong.body.code], [403, 'wrong_password']);
    assert.equal(replies.at(-1)?.status, 429);
    assert.equal((await client.post('/channel/delete', order([id]))).status, 429);
    assert.equal((await client.get('/channel/list')).body.total, 1);
  });

  it('deleting a channel requires the acknowledgement of its notes', async () => {
    const { client, id: account } = await manager();
    const { id } = await claimed(account);
    for (const given of [{ acknowledged: false }, { acknowledged: 'true' }, { acknowledged: undefined }]) {
      const reply = await client.post('/channel/delete', { ...order([id]), ...given });
      assert.deepEqual([reply.status, reply.body.errors[0].path], [400, 'acknowledged']);
    }
    assert.equal((await client.post('/channel/delete', order([id], 'abc'))).status, 400);
    assert.equal((await client.post('/channel/delete', order([]))).status, 400);
  });

  it("T-14 deleting several channels deletes all or none, and never another account's", async () => {
    const { client, id: account } = await manager();
    const other = await manager();
    const [mine, theirs] = [await claimed(account), await claimed(other.id)];
    const member = await addMember(api, client);

    const replies = [
      await client.post('/channel/delete', order([mine.id, theirs.id])),
      await client.post('/channel/delete', order([randomIds.uuid()])),
    ];

    for (const { status, body } of replies) assert.deepEqual([status, body.code], [404, 'not_found']);
    assert.equal((await member.client.post('/channel/delete', order([mine.id]))).status, 403);
    assert.equal((await client.get('/channel/list')).body.total, 1);
    assert.equal((await other.client.get('/channel/list')).body.total, 1);
  });

  it('T-59 a repeated deletion has one effect and one audit entry', async () => {
    const { client, id: account } = await manager();
    const { id, youtubeId } = await claimed(account);
    const key = { 'idempotency-key': `delete-channel-${id}` };

    const first = await client.post('/channel/delete', order([id]), key);
    const second = await client.post('/channel/delete', order([id]), key);

    assert.deepEqual([first.status, second.status, second.body], [200, 200, first.body]);
    const entries = await api.db.selectFrom('audit_entry').selectAll().where('subject', '=', id).execute();
    assert.deepEqual(
      entries.map(({ action, before }) => [action, before?.['youtube_id']]),
      [['channel.deleted', youtubeId]],
    );
  });
});
