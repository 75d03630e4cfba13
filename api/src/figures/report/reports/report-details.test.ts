import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../../../platform/testing/describe-databases.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { countList } from '../../ingest/testing/ingest-fixtures.ts';
import { listDays } from '../../../platform/calendar.ts';
import { type OracleFact, oracleFacts, oracleFigures, type OracleView } from '../testing/oracle.ts';
import * as data from '../testing/report-fixture.ts';

const PERIOD = { from: '2026-10-21', to: '2026-11-17' };
const range = `from=${PERIOD.from}&to=${PERIOD.to}`;
const currencies = ['USD', 'KRW'] as const;

/** Exact decimals as integers with 16 decimal places. */
const units = (decimal: string) => {
  const [whole = '', fraction = ''] = decimal.replace('-', '').split('.');
  const digits = BigInt(whole + fraction.padEnd(16, '0'));
  return decimal.startsWith('-') ? -digits : digits;
};
const sum = (decimals: readonly string[]) => decimals.reduce((total, text) => total + units(text), 0n);

describeWithDatabase('detailed reports', (api) => {
  let fixture: data.ReportFixture;
  let facts: OracleFact[] = [];

  before(async () => {
    fixture = await data.createReportFixture(api);
    facts = oracleFacts([fixture.views], [fixture.revenue]);
  });

  const get = async (client: PortalClient, path: string, currency = 'USD') => {
    const { status, body } = await client.get(`/report/${path}`, { 'x-mcn-currency': currency });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };

  const viewOf = (channels: readonly string[], currency: string, period = PERIOD): OracleView => ({
    channels,
    ...period,
    fee: () => 0,
    rate: currency === 'USD' ? () => '1' : data.getRate,
    viewsThrough: data.VIEWS_THROUGH,
    revenueThrough: data.REVENUE_THROUGH,
  });

  const videoId = () => `${fixture.channels[0]?.slice(2, 8)}-vid-0`;

  it('a video report equals the sums of the files, and its parts add up to its totals', async () => {
    for (const currency of currencies) {
      const own = facts.filter(({ video }) => video === videoId());
      const expected = oracleFigures(own, viewOf(fixture.channels, currency));

      const body = await get(fixture.manager, `video?${range}&id=${videoId()}&top=2&compare=none`, currency);

      const { figures, countries, revenue_analysis: analysis, premium_analysis: audience } = body;
      assert.deepEqual(
        [figures.revenue, figures.views, figures.rpm, figures.premium_views, figures.premium_rpm],
        [expected.revenue, expected.views, expected.rpm, expected.premium_views, expected.premium_rpm],
      );
      assert.equal(figures.average_view_rate, 1);
      assert.equal(countries.views.total, figures.views);
      assert.equal(countries.revenue.total, figures.revenue);
      for (const split of [countries.views, countries.premium_views, countries.revenue]) {
        const values = [...split.items, split.others].map(({ value }: { value: string | number }) =>
          String(value),
        );
        assert.equal(sum(values), units(String(split.total)));
        assert.equal(split.items.length, 2);
      }
      assert.equal(
        sum([analysis.ad.value, analysis.premium.value, analysis.other.value]),
        units(analysis.total),
      );
      assert.equal(sum([audience.premium.revenue, audience.regular.revenue]), units(figures.revenue));
      assert.equal(audience.premium.views + audience.regular.views, figures.views);
      assert.deepEqual(
        body.points.map(({ date }: { date: string }) => date),
        listDays(PERIOD.from, PERIOD.to),
      );
      assert.equal(
        sum(body.points.map(({ revenue }: { revenue: string }) => revenue)),
        units(figures.revenue),
      );
    }
  });

  it('average_view_rate exceeds 1 for shorts that are watched more than once', async () => {
    const { rows } = { rows: { watched_view_percents: '4228.5', watch_seconds: '77', views: '3' } };
    const key = { day: '2026-11-10', video_id: videoId() };
    const found = await api.db
      .updateTable('video_day')
      .set(rows)
      .where('day', '=', key.day)
      .where('video_id', '=', key.video_id)
      .executeTakeFirst();
    assert.equal(found.numUpdatedRows, 1n);

    const body = await get(fixture.manager, `video?from=2026-11-10&to=2026-11-10&id=${videoId()}`);

    assert.equal(body.figures.average_view_rate, 14.095);
    assert.equal(Number(body.figures.average_view_seconds.toFixed(4)), 25.6667);
  });

  it('averages of views leave out days whose reports do not say how long was watched', async () => {
    const days = ['2026-11-11', '2026-11-12'] as const;
    const set = (day: string, row: Record<string, string | null>) =>
      api.db
        .updateTable('video_day')
        .set(row)
        .where('day', '=', day)
        .where('video_id', '=', videoId())
        .executeTakeFirst();
    const known = { views: '4', watch_seconds: '40', watched_view_percents: '200' };
    assert.equal((await set(days[0], known)).numUpdatedRows, 1n);
    await set(days[1], { views: '100', watch_seconds: null, watched_view_percents: null });

    const body = await get(fixture.manager, `video?from=${days[0]}&to=${days[1]}&id=${videoId()}`);

    assert.equal(body.figures.views, 104);
    assert.equal(body.figures.average_view_seconds, 10);
    assert.equal(body.figures.average_view_rate, 0.5);
    const unknown = await get(fixture.manager, `video?from=${days[1]}&to=${days[1]}&id=${videoId()}`);
    assert.equal(unknown.figures.average_view_seconds, null);
  });

  it('a video report returns 404 unless the caller may see its channel', async () => {
    const status = async (client: PortalClient, id: string, more = '') =>
      (await client.get(`/report/video?${range}&id=${encodeURIComponent(id)}${more}`)).status;
    const notAssigned = `${fixture.channels[2]?.slice(2, 8)}-vid-0`;

    assert.equal(await status(fixture.manager, notAssigned), 200);
    assert.equal(await status(fixture.manager, notAssigned, `&member=${fixture.memberId}`), 404);
    assert.equal(await status(fixture.member, videoId()), 200);
    assert.equal(await status(fixture.member, notAssigned), 404);
    assert.equal(await status(fixture.stranger, videoId()), 404);
    assert.equal(await status(fixture.manager, 'nobody-knows'), 404);
    assert.equal(await status(fixture.manager, ''), 400);
  });

  it('a video report lists its tracks, the longest match first', async () => {
    const channel = await api.db
      .selectFrom('channel_claim')
      .selectAll()
      .where('youtube_id', '=', fixture.channels[0] ?? '')
      .executeTakeFirstOrThrow();
    await api.db
      .insertInto('asset')
      .values({
        id: 'A1',
        kind: 'sound_recording',
        title: 'Asset title',
        isrc: 'KRX4G2600001',
        artist: 'Han',
        album: '',
        label: '',
      })
      .execute();
    const claim = { account_id: channel.account_id, channel_id: channel.channel_id, video_id: videoId() };
    const emptyTexts = { title: '', artist: '', album: '', label: '' };
    await api.db
      .insertInto('video_claim')
      .values([
        { ...claim, ...emptyTexts, id: 'C1', asset_id: 'A1', isrc: null, matched_seconds: 12 },
        {
          ...claim,
          ...emptyTexts,
          id: 'C2',
          asset_id: 'A2',
          isrc: 'KRX4G2600002',
          title: 'Said',
          matched_seconds: 30,
        },
        { ...claim, ...emptyTexts, id: 'C3', asset_id: 'A3', isrc: null, matched_seconds: 50 },
      ])
      .execute();

    await countList(api, 'content_owner_asset_a3');
    await countList(api, 'content_owner_active_claims_a3');

    const { video } = await get(fixture.manager, `video?${range}&id=${videoId()}`);

    assert.deepEqual(
      video.tracks.map(({ isrc, title, artist, matched_seconds: seconds }: Record<string, unknown>) => [
        isrc,
        title,
        artist,
        seconds,
      ]),
      [
        ['KRX4G2600002', 'Said', '', 30],
        ['KRX4G2600001', 'Asset title', 'Han', 12],
      ],
    );
  });

  it('first_days compares a video with the median of its channel', async () => {
    const ids = [0, 1].map((index) => `${fixture.channels[0]?.slice(2, 8)}-vid-${index}`);
    for (const id of ids)
      await api.db.updateTable('video').set({ published_on: '2026-10-20' }).where('id', '=', id).execute();
    const start = (id: string, to: string) =>
      oracleFigures(
        facts.filter(({ video }) => video === id),
        viewOf(fixture.channels, 'KRW', { from: '2026-10-20', to }),
      );

    const { first_days: stretches } = await get(fixture.manager, `video?${range}&id=${ids[1]}`, 'KRW');

    for (const [index, to] of ['2026-10-20', '2026-10-26', '2026-11-16'].entries()) {
      const [first, second] = ids.map((id) => start(id, to));
      const { views, revenue, median } = stretches[index];
      assert.deepEqual([views, revenue], [second?.views, second?.revenue]);
      assert.equal(median.videos, 2);
      assert.equal(median.views, Math.min(first?.views ?? 0, second?.views ?? 0));
    }
  });

  it('a channel report has the figures of the period and of the comparison', async () => {
    for (const currency of currencies) {
      const chosen = 'compare=custom&compare_from=2026-10-05&compare_to=2026-10-18';
      const body = await get(fixture.manager, `channels?${range}&${chosen}&sort=revenue&order=asc`, currency);

      assert.equal(body.total, 3);
      assert.deepEqual(body.compare, { from: '2026-10-05', to: '2026-10-18' });
      const revenues = body.items.map(({ revenue }: { revenue: string }) => units(revenue));
      assert.deepEqual(
        revenues,
        revenues.toSorted((a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0)),
      );
      assert.equal(
        sum(body.items.map(({ revenue }: { revenue: string }) => revenue)),
        units(body.totals.revenue),
      );
      for (const item of body.items) {
        const { youtube_id: id } = await api.db
          .selectFrom('channel_claim')
          .select('youtube_id')
          .where('channel_id', '=', item.channel.id)
          .executeTakeFirstOrThrow();
        const { premium_rate: _, ...expected } = oracleFigures(facts, viewOf([id], currency));
        const { channel: __, shorts_count: shorts, previous, premium_rate: ___, ...own } = item;
        assert.deepEqual(own, { ...expected, member_share: null });
        assert.equal(shorts, 2);
        const earlier = oracleFigures(
          facts,
          viewOf([id], currency, { from: '2026-10-05', to: '2026-10-18' }),
        );
        assert.deepEqual([previous.views, previous.revenue], [earlier.views, earlier.revenue]);
      }
    }
  });

  it('a channel trend has the largest channels, and others equal the total less these', async () => {
    for (const metric of ['revenue', 'views'] as const) {
      const body = await get(
        fixture.manager,
        `channels/trend?${range}&interval=week&metric=${metric}&top=1`,
        'KRW',
      );
      const trend = await get(fixture.manager, `trend?${range}&interval=week`, 'KRW');

      assert.deepEqual([body.series.length, body.others.count], [1, 2]);
      for (const [index, point] of trend.points.entries()) {
        const parts = [body.series[0].values[index], body.others.values[index]].map(String);
        assert.equal(sum(parts), units(String(point[metric])));
        assert.deepEqual([body.dates[index], body.totals[index]], [point.date, point[metric]]);
      }
    }
  });

  it('a price report finds the highest and the lowest price among videos with enough views', async () => {
    const { body: list } = await fixture.manager.get(`/report/videos?${range}&sort=rpm&order=desc&size=100`);
    const seen = list.items.filter(({ views }: { views: number }) => views >= 100);

    const body = await get(fixture.manager, `prices?${range}&interval=month`);

    assert.equal(body.selected.highest.id, seen[0].id);
    assert.equal(body.selected.lowest.id, seen.at(-1).id);
    assert.equal(body.selected.average, list.totals.rpm);
    assert.deepEqual(body.all, {
      average: list.totals.rpm,
      highest: body.selected.highest,
      lowest: body.selected.lowest,
    });
    assert.deepEqual(
      body.points.map(({ date }: { date: string }) => date),
      ['2026-10-21', '2026-11-01'],
    );
  });

  it('a price report of one channel has the prices of all channels too', async () => {
    const { items } = await get(fixture.manager, `channels?${range}`);
    const channel = items[0].channel.id;

    const body = await get(fixture.manager, `prices?${range}&channel=${channel}`);

    assert.equal(body.selected.highest.channel.id, channel);
    assert.equal(body.selected.average, items[0].rpm);
    assert.equal((await fixture.stranger.get(`/report/prices?${range}&channel=${channel}`)).status, 404);
  });

  it('unattributed figures are part of the totals of a video report, and no item', async () => {
    const own = facts.filter(({ video }) => video === '');
    const expected = oracleFigures(own, viewOf(fixture.channels, 'KRW'));

    const body = await get(fixture.manager, `videos?${range}&size=100`, 'KRW');

    assert.deepEqual(
      [body.unattributed.revenue, body.unattributed.views],
      [expected.revenue, expected.views],
    );
    const revenues = body.items.map(({ revenue }: { revenue: string }) => revenue);
    assert.equal(sum([...revenues, body.unattributed.revenue]), units(body.totals.revenue));
    assert.equal((await get(fixture.manager, `videos?${range}&search=vid`, 'KRW')).unattributed, null);
  });

  it('returns 400 for a custom comparison without valid days', async () => {
    for (const query of ['compare=custom', 'compare=custom&compare_from=2026-10-02&compare_to=2026-10-01'])
      assert.equal((await fixture.manager.get(`/report/summary?${range}&${query}`)).status, 400, query);
  });
});
