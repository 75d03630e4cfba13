import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { sql } from 'kysely';
import { describeEachDatabase } from '../../../platform/testing/describe-databases.ts';
import { ingestText } from '../../ingest/testing/ingest-fixtures.ts';
import { basicCsv, revenueCsv } from '../../ingest/testing/report-csv.ts';
import * as data from '../testing/report-fixture.ts';
import { LIST_PREPARATION } from './list-preparation.ts';

const ROUND_INTERVAL_MS = 5 * 60_000;

describeEachDatabase('the preparation of video lists', (api) => {
  let fixture: data.ReportFixture;

  before(async () => {
    fixture = await data.createReportFixture(api);
    await sql`
      insert into video (account_id, id, channel_id)
      select ${fixture.managerId}, 'unseen' || n, (
        select id from channel where account_id = ${fixture.managerId} limit 1
      ) from generate_series(1, 5000) n`.execute(api.db);
    await api.app.jobs.store.ensure(LIST_PREPARATION);
  });

  const prepare = async () => {
    api.clock.advance(ROUND_INTERVAL_MS);
    await api.app.jobs.runDue();
  };
  const countLists = async (accountId = fixture.managerId) => {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from video_list where account_id = ${accountId}`.execute(api.db);
    return Number(rows[0]?.count);
  };
  const read = async (query: string) => {
    const { default_currency: currency } = await api.db
      .selectFrom('member')
      .innerJoin('site', 'site.domain', 'member.domain')
      .select('default_currency')
      .where('member.id', '=', fixture.managerId)
      .executeTakeFirstOrThrow();
    const { status, body } = await fixture.manager.get(`/report/videos?${query}&order=desc&size=50`, {
      'x-mcn-currency': currency,
    });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };

  it('what a manager opens first was materialised before, in the currency of its site', async () => {
    await prepare();

    const lists = await countLists();
    assert.ok(lists > 0);
    for (const period of ['28d', 'this-month', 'last-month', '90d', '6m']) {
      const { items, total } = await read(`period=${period}&sort=views`);
      assert.ok(items.length > 0 && total > 0, period);
    }
    assert.equal(await countLists(), lists);
  });

  it('a small account has no lists', async () => {
    await prepare();
    const { rows } = await sql`select from video_list where account_id <> ${fixture.managerId}`.execute(
      api.db,
    );
    assert.deepEqual(rows, []);
  });

  it('a list that has expired is made again in the next round, and one that is there is left alone', async () => {
    await prepare();
    const readIds = async () => {
      const { rows } = await sql<{ id: string }>`select id from video_list order by id`.execute(api.db);
      return rows.map(({ id }) => id);
    };
    const ids = await readIds();
    await prepare();
    assert.deepEqual(await readIds(), ids);

    await sql`delete from video_list`.execute(api.db);
    await prepare();
    assert.ok((await readIds()).length > 0);
  });

  it('the lists have the figures of a new day once they are prepared', async () => {
    const row = {
      date: '20261118',
      channel_id: data.CHANNELS[0] ?? '',
      video_id: 'unseen1',
      country_code: 'KR',
    };
    await ingestText(api, basicCsv([{ ...row, views: '900000' }]), { forceReason: 'a test' });
    await ingestText(api, revenueCsv([{ ...row, estimated_partner_revenue: '5' }]), {
      forceReason: 'a test',
    });
    await prepare();

    const lists = await countLists();
    assert.ok(lists > 0);
    const { items } = await read('period=28d&sort=views');
    assert.equal(await countLists(), lists);
    assert.equal(items[0].id, 'unseen1');
  });
});
