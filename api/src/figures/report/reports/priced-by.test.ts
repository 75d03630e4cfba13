import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { sql } from 'kysely';
import Papa from 'papaparse';
import type { PricedBy } from '../../../content/site/priced-by.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { describeEachDatabase } from '../../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../../platform/testing/fixtures.ts';
import { claimChannel, ingestText } from '../../ingest/testing/ingest-fixtures.ts';
import { basicCsv, type Cells, revenueCsv } from '../../ingest/testing/report-csv.ts';
import { oracleFacts, oracleFigures, oracleVideos } from '../testing/oracle.ts';
import * as data from '../testing/report-fixture.ts';

/** Some of these days have no engaged views. */
const period = { from: '2026-10-21', to: '2026-11-17' };
const range = `from=${period.from}&to=${period.to}`;

describeEachDatabase('prices by the views that a site has chosen', (api) => {
  let fixture: data.ReportFixture;

  before(async () => {
    fixture = await data.createReportFixture(api);
  });

  const choose = (client: PortalClient, pricedBy: PricedBy) =>
    api.db.updateTable('site').set({ priced_by: pricedBy }).where('domain', '=', client.domain).execute();

  const read = async (client: PortalClient, path: string) => {
    const { status, body } = await client.get(`/report/${path}`, { 'x-mcn-currency': 'USD' });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };

  const readFile = async (client: PortalClient, path: string) => {
    const { body } = await client.get(`/report/${path}&format=csv`, {
      'x-mcn-currency': 'USD',
      'accept-language': 'en',
    });
    return Papa.parse<Record<string, string>>(String(body).replace(/^\uFEFF/, ''), {
      header: true,
      skipEmptyLines: true,
    }).data;
  };

  const viewOf = (isMember: boolean, isPricedEngaged: boolean) => ({
    ...period,
    channels: isMember ? fixture.channels.slice(0, 2) : fixture.channels,
    rate: () => '1',
    fee: (day: string) => (isMember ? (day < data.FEE_CHANGE ? data.FEES.before : data.FEES.after) : 0),
    viewsThrough: data.VIEWS_THROUGH,
    revenueThrough: data.REVENUE_THROUGH,
    isPricedEngaged,
  });

  const readReports = async (client: PortalClient) => {
    const [summary, trend, videos, channels, prices] = await Promise.all([
      read(client, `summary?${range}`),
      read(client, `trend?${range}&interval=day`),
      read(client, `videos?${range}&size=100`),
      read(client, `channels?${range}&sort=rpm`),
      read(client, `prices?${range}`),
    ]);
    const { items } = videos;
    const details = await Promise.all(
      items
        .filter(({ id }: { id: string }) => id !== '')
        .map(({ id }: { id: string }) => read(client, `video?${range}&id=${id}`)),
    );
    return { summary, trend, videos, channels, prices, details };
  };

  /** Everything but prices. */
  const withoutPrices = (report: unknown) =>
    JSON.parse(
      JSON.stringify(report, (key, value: unknown) =>
        ['rpm', 'average', 'request_id', 'highest', 'lowest', 'times_median'].includes(key)
          ? undefined
          : value,
      ),
    ) as unknown;

  it('each report divides by engaged views, or by all on days without, and switching back by all views', async () => {
    const facts = oracleFacts([fixture.views], [fixture.revenue]);
    for (const client of [fixture.manager, fixture.member]) {
      const isMember = client === fixture.member;
      const answers: Awaited<ReturnType<typeof readReports>>[] = [];
      for (const pricedBy of ['views', 'engaged_views', 'views'] as const) {
        await choose(client, pricedBy);
        const view = viewOf(isMember, pricedBy === 'engaged_views');
        const { rpm } = oracleFigures(facts, view);
        const reports = await readReports(client);
        answers.push(reports);
        const { summary, trend, videos, channels, prices, details } = reports;
        assert.equal(summary.figures.rpm.value, rpm);
        assert.equal(videos.totals.rpm, rpm);
        assert.equal(channels.totals.rpm, rpm);
        assert.equal(prices.selected.average, rpm);
        for (const point of trend.points) {
          const day = { from: point.date, to: point.date };
          assert.equal(point.rpm, oracleFigures(facts, { ...view, ...day }).rpm, point.date);
        }
        const byVideo = new Map(oracleVideos(facts, view).map((video) => [video.id, video.rpm]));
        assert.ok(details.length > 2);
        for (const item of videos.items) assert.equal(item.rpm, byVideo.get(item.id), item.id);
        for (const { video, figures } of details) assert.equal(figures.rpm, byVideo.get(video.id), video.id);
      }
      const [byViews, byEngaged, again] = answers;
      assert.notEqual(byEngaged?.summary.figures.rpm.value, byViews?.summary.figures.rpm.value);
      assert.deepEqual(withoutPrices(byEngaged?.summary), withoutPrices(byViews?.summary));
      assert.deepEqual(withoutPrices(byEngaged?.videos.totals), withoutPrices(byViews?.videos.totals));
      // The premium panel's prices are by all views in both.
      const panels = (reports: typeof byViews) =>
        reports?.details.map(({ premium_analysis: panel, previous }) => [panel, previous]);
      assert.deepEqual(panels(byEngaged), panels(byViews));
      assert.deepEqual(again?.summary.figures, byViews?.summary.figures);
      assert.deepEqual(again?.videos.items, byViews?.videos.items);
    }
  });

  it('prices of files are those of the report, and their column says by which views', async () => {
    const title = {
      views: 'Revenue per 1,000 views (USD)',
      engaged_views: 'Revenue per 1,000 engaged views (USD)',
    };
    const { manager } = fixture;
    for (const pricedBy of ['engaged_views', 'views'] as const) {
      await choose(manager, pricedBy);
      const column = title[pricedBy];
      const [videos, channels, trend] = await Promise.all([
        readFile(manager, `videos/export?${range}`),
        readFile(manager, `channels/export?${range}&sort=name`),
        readFile(manager, `trend/export?${range}&interval=week`),
      ]);
      const reports = await Promise.all([
        read(manager, `videos?${range}&size=100`),
        read(manager, `channels?${range}&sort=name`),
        read(manager, `trend?${range}&interval=week`),
      ]);
      const pricesOf = (items: { rpm: string }[]) => items.map(({ rpm }) => rpm);
      const fileOf = (rows: Record<string, string>[]) => rows.map((row) => row[column]);
      assert.deepEqual(fileOf(videos.filter((row) => row['Video ID'] !== '')), pricesOf(reports[0].items));
      assert.deepEqual(fileOf(channels), pricesOf(reports[1].items));
      assert.deepEqual(fileOf(trend), pricesOf(reports[2].points));
      assert.ok(videos.length > 0 && channels.length > 0 && trend.length > 0);
    }
  });

  it('no stored list of videos has the other prices', async () => {
    const { manager, managerId } = fixture;
    const channel = await api.db
      .selectFrom('channel')
      .select('id')
      .where('youtube_id', '=', fixture.channels[0] ?? '')
      .executeTakeFirstOrThrow();
    const pathOf = (sort: string) => `videos?${range}&sort=${sort}&size=100`;
    const summed: Record<string, unknown> = {};
    for (const pricedBy of ['views', 'engaged_views'] as const) {
      await choose(manager, pricedBy);
      summed[pricedBy] = (await read(manager, pathOf('rpm'))).items;
    }
    // Enough videos for lists to be stored.
    await sql`insert into video (account_id, id, channel_id)
      select ${managerId}, 'unseen' || n, ${channel.id} from generate_series(1, 3000) n`.execute(api.db);
    for (const pricedBy of ['views', 'engaged_views', 'views'] as const) {
      await choose(manager, pricedBy);
      assert.deepEqual((await read(manager, pathOf('rpm'))).items, summed[pricedBy], pricedBy);
    }
    const { rows } = await sql`select from video_list`.execute(api.db);
    assert.ok(rows.length >= 2);
    await sql`delete from video where id like 'unseen%'`.execute(api.db);
    await choose(manager, 'views');
  });

  it('the price of an account, some of whose channels have engaged views, is the same in each report', async () => {
    const { client, id } = await joinManager(api, await insertSite(api));
    const [counted, uncounted] = ['UCcounted000000000000000', 'UCuncounted0000000000000'];
    for (const youtubeId of [counted, uncounted]) await claimChannel(api, id, { youtubeId });
    const rowOf = (channel: string, engaged: string): Cells => ({
      date: '20260810',
      channel_id: channel,
      video_id: `v${channel}`,
      country_code: 'KR',
      views: '1000',
      engaged_views: engaged,
      estimated_partner_revenue: '1.4',
    });
    const rows = [rowOf(counted, '400'), rowOf(uncounted, '')];
    await ingestText(api, basicCsv(rows));
    await ingestText(api, revenueCsv(rows));

    for (const [pricedBy, price] of [
      ['views', '1.4'],
      ['engaged_views', '2'],
    ] as const) {
      await choose(client, pricedBy);
      const day = 'from=2026-08-10&to=2026-08-10';
      const [summary, trend, videos, channels, prices] = await Promise.all(
        ['summary', 'trend', 'videos', 'channels', 'prices'].map((path) => read(client, `${path}?${day}`)),
      );
      assert.deepEqual(
        [
          summary.figures.rpm.value,
          trend.points[0].rpm,
          videos.totals.rpm,
          channels.totals.rpm,
          prices.selected.average,
        ],
        Array.from({ length: 5 }, () => price),
      );
    }
  });
});
