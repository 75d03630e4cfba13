import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { describeWithDatabase } from '../../../platform/testing/describe-databases.ts';
import { addMember } from '../../../platform/testing/fixtures.ts';
import { ingestText } from '../../ingest/testing/ingest-fixtures.ts';
import { revenueCsv } from '../../ingest/testing/report-csv.ts';
import { addDays, daysBetween, listDays } from '../../../platform/calendar.ts';
import { intervals, splitPeriod } from '../scope/period.ts';
import {
  type OracleFact,
  oracleCountries,
  oracleFacts,
  oracleFigures,
  oracleVideos,
} from '../testing/oracle.ts';
import * as data from '../testing/report-fixture.ts';
import { assertFigures, listViewers, readReport as read, viewOf } from '../testing/report-viewers.ts';

const periods = [
  { from: '2026-10-21', to: '2026-11-17' },
  { from: '2026-11-01', to: '2026-11-18' },
  { from: '2026-11-07', to: '2026-11-08' },
  { from: '2026-11-18', to: '2026-11-18' },
];

describeWithDatabase('reports', (api) => {
  let fixture: data.ReportFixture;
  let facts: OracleFact[] = [];

  before(async () => {
    fixture = await data.createReportFixture(api);
    facts = oracleFacts([fixture.views], [fixture.revenue]);
  });

  const viewers = () => listViewers(fixture);

  it('freshness returns the first and the last delivered days', async () => {
    const { body } = await fixture.manager.get('/report/freshness');

    assert.deepEqual(body, {
      success: true,
      message: 'ok',
      time_zone: 'America/Los_Angeles',
      status: 'estimated',
      views_through: data.VIEWS_THROUGH,
      revenue_through: data.REVENUE_THROUGH,
      latest_day: data.REVENUE_THROUGH,
      first_day: data.FIRST_DAY,
      final_through: null,
    });
  });

  it('a summary equals the sums of the files for the period and the previous one', async () => {
    for (const viewer of viewers()) {
      for (const { from, to } of periods) {
        const what = `${viewer.who}, ${viewer.currency}, ${from} to ${to}`;
        const length = daysBetween(from, to) + 1;
        const window = { from: addDays(from, -length), to: addDays(from, -1) };

        const body = await read(viewer, `summary?from=${from}&to=${to}&compare=previous`);

        assert.deepEqual(
          [body.period, body.compare, body.currency],
          [{ from, to }, window, viewer.currency],
          what,
        );
        const side = (name: 'value' | 'previous') =>
          Object.fromEntries(
            Object.entries(body.figures).map(([key, pair]) => [key, (pair as Record<string, unknown>)[name]]),
          );
        const expected = oracleFigures(facts, viewOf(viewer, { from, to }));
        assertFigures(side('value') as typeof expected, expected, what);
        if (window.from < data.FIRST_DAY) continue;
        assertFigures(
          side('previous') as typeof expected,
          oracleFigures(facts, viewOf(viewer, window)),
          `${what}, before`,
        );
      }
    }
  });

  it('a summary has the exchange rate of the last day, and null in dollars', async () => {
    const [, won] = viewers();
    const body = await read(won!, 'summary?from=2026-11-14&to=2026-11-15');
    const dollars = await read(viewers()[0]!, 'summary?from=2026-11-14&to=2026-11-15');

    // The period ends on a Sunday, so the last rate is Friday's.
    assert.deepEqual(body.rate, { usd_krw: String(Number(data.getRate('2026-11-13'))), date: '2026-11-13' });
    assert.equal(dollars.rate, null);
  });

  it('a summary has no comparison before the first delivered day', async () => {
    const [viewer] = viewers();
    const previous = await read(viewer!, 'summary?from=2026-10-10&to=2026-10-31&compare=previous');
    const lastYear = await read(viewer!, 'summary?from=2026-11-01&to=2026-11-17&compare=last_year');

    assert.deepEqual(lastYear.compare, { from: '2025-11-01', to: '2025-11-17' });
    for (const body of [previous, lastYear]) {
      assert.equal(body.figures.revenue.previous, null);
      assert.equal(body.figures.views.previous, null);
    }
  });

  it('a comparison by months is with the same days of the month before, in each report', async () => {
    const query = 'from=2026-11-01&to=2026-11-17&compare=previous&compare_by=months';
    const [summary, trend, channels, lines] = await Promise.all(
      ['summary', 'trend', 'channels', 'channels/trend'].map(
        async (path) => (await fixture.manager.get(`/report/${path}?${query}`)).body,
      ),
    );

    const window = { from: '2026-10-01', to: '2026-10-17' };
    for (const body of [summary, trend, channels, lines]) assert.deepEqual(body.compare, window);
    assert.deepEqual(lines.compare_dates, listDays(window.from, window.to));
    assert.deepEqual(lines.compare_through, lines.compare_dates);
  });

  it('a comparison without figures has none and says why, in each report', async () => {
    const member = await addMember(api, fixture.manager);
    const after = 'compare=custom&compare_from=2026-11-08&compare_to=2026-11-18';
    const queries = [
      ['from=2026-10-10&to=2026-10-31&compare=previous', 'before_first_day'],
      [`from=2026-11-01&to=2026-11-07&${after}`, 'after_latest_day'],
      [`from=2026-11-08&to=2026-11-17&compare=previous&member=${member.id}`, 'no_figures'],
    ];
    for (const [query, gap] of queries) {
      const read = async (path: string) => (await fixture.manager.get(`/report/${path}?${query}`)).body;
      const [summary, trend, channels, lines] = [
        await read('summary'),
        await read('trend'),
        await read('channels'),
        await read('channels/trend'),
      ];
      for (const body of [summary, trend, channels, lines]) {
        assert.equal(body.compare_gap, gap, query);
        assert.notEqual(body.compare, null);
      }
      assert.equal(summary.figures.views.previous, null);
      assert.equal(trend.compare_points, null);
      assert.equal(channels.previous_totals, null);
      assert.ok(lines.series.every(({ compare_values: compared }: { compare_values: null }) => !compared));
    }
  });

  it('a comparison with figures has no gap, and neither has a report without a comparison', async () => {
    for (const compare of ['previous', 'none'])
      for (const path of ['summary', 'trend', 'channels', 'channels/trend']) {
        const query = `from=2026-11-08&to=2026-11-17&compare=${compare}`;
        const { body } = await fixture.manager.get(`/report/${path}?${query}`);
        assert.equal(body.compare_gap, null, `${path} ${compare}`);
      }
  });

  it('a trend splits its period into days, weeks and months', async () => {
    for (const viewer of viewers()) {
      for (const interval of intervals) {
        const period = { from: '2026-10-21', to: '2026-11-18' };
        const body = await read(viewer, `trend?from=${period.from}&to=${period.to}&interval=${interval}`);

        const parts = splitPeriod(period, interval, 'en');
        assert.deepEqual(
          body.points.map(({ date }: { date: string }) => date),
          parts.map(({ from }) => from),
        );
        for (const [index, part] of parts.entries()) {
          const { premium_rate: _, ...expected } = oracleFigures(facts, viewOf(viewer, part));
          assert.deepEqual(
            body.points[index],
            { date: part.from, ...expected },
            `${viewer.who} ${viewer.currency} ${part.from}`,
          );
        }
        assert.equal(body.compare_points, null);
      }
    }
  });

  it('a trend has a comparison point for each point', async () => {
    const [viewer] = viewers();
    const body = await read(viewer!, 'trend?from=2026-11-08&to=2026-11-17&compare=previous&interval=day');

    assert.deepEqual(
      body.compare_points.map(({ date }: { date: string }) => date),
      listDays('2026-10-29', '2026-11-07'),
    );
    assert.equal(body.compare_points.length, body.points.length);
  });

  it('a trend has null, not zero, for figures that are not delivered yet', async () => {
    const [viewer] = viewers();
    const body = await read(viewer!, 'trend?from=2026-11-17&to=2026-11-19&interval=day');
    const [whole, viewsOnly, nothing] = body.points;

    assert.ok(whole.revenue !== null && whole.views !== null);
    assert.ok(viewsOnly.revenue === null && viewsOnly.rpm === null && viewsOnly.views !== null);
    assert.ok(nothing.revenue === null && nothing.views === null && nothing.premium_views === null);
  });

  it('a video report is sorted and paged, and has the totals of all videos', async () => {
    const sorts = [
      'views',
      'engaged_views',
      'revenue',
      'rpm',
      'premium_views',
      'premium_rate',
      'premium_rpm',
    ] as const;
    for (const viewer of viewers()) {
      const { from, to } = { from: '2026-10-21', to: '2026-11-18' };
      const view = viewOf(viewer, { from, to });
      const expected = new Map(
        oracleVideos(facts, view)
          .filter(({ id }) => id !== '')
          .map(({ id, ...rest }) => [id, rest]),
      );
      for (const sort of sorts) {
        const path = (order: string, page: number) =>
          `videos?from=${from}&to=${to}&sort=${sort}&order=${order}&page=${page}&size=2`;
        const pages = await Promise.all([0, 1, 2, 3, 4].map((page) => read(viewer, path('desc', page))));
        const items = pages.flatMap((body) => body.items);

        assert.equal(new Set(items.map(({ id }) => id)).size, items.length);
        assert.equal(items.length, pages[0].total);
        for (const item of items) {
          const figures = expected.get(item.id);
          assert.ok(figures, item.id);
          // It has the oracle's figures by the same names.
          const own = Object.fromEntries(Object.keys(figures).map((name) => [name, item[name]]));
          assertFigures(own as typeof figures, figures, `${viewer.who} ${item.id}`);
        }
        const values = items.map((item) => Number(item[sort] ?? Number.NEGATIVE_INFINITY));
        assert.deepEqual(
          values,
          values.toSorted((a, b) => b - a),
          `${viewer.who} by ${sort}`,
        );
        assertFigures(pages[4].totals, oracleFigures(facts, view), `${viewer.who}, totals`);
        const rising = await read(viewer, path('asc', 0));
        assert.equal(
          Number(rising.items[0][sort] ?? 0) <= Number(rising.items[1]?.[sort] ?? Number.MAX_VALUE),
          true,
        );
      }
    }
  });

  it('T-28 video search matches title, channel and track, and takes wildcards literally', async () => {
    const [viewer] = viewers();
    const id = `${fixture.channels[0]?.slice(2, 8)}-vid-0`;
    await api.db
      .insertInto('track')
      .values({
        isrc: 'KRX4G2600417',
        title: 'Paper_Lanterns',
        artist: 'Nova Ahn',
        cover: '',
        category: 'bgm',
        duration_seconds: 168,
        videos_used: 0,
        exclusive_logo: null,
      })
      .execute();
    await api.db
      .updateTable('video')
      .set({ title: '퇴근길 3분 힐링 🌙｜“반포대교”', isrc: 'KRX4G2600417', published_on: '2026-10-27' })
      .where('id', '=', id)
      .execute();
    const found = async (search: string) => {
      const body = await read(
        viewer!,
        `videos?from=2026-10-21&to=2026-11-17&search=${encodeURIComponent(search)}`,
      );
      return {
        ids: body.items.map((item: { id: string }) => item.id),
        total: body.total,
        views: body.totals.views,
      };
    };

    assert.deepEqual((await found('힐링 🌙')).ids, [id]);
    assert.deepEqual((await found('paper_l')).ids, [id]);
    assert.deepEqual((await found('KR-X4G-26-00417')).ids, [id]);
    assert.deepEqual((await found('krx4g2600417')).ids, [id]);
    assert.deepEqual((await found('반포대교 퇴근길')).ids, [id]);
    assert.deepEqual((await found('반포데교')).ids, [id]);
    assert.deepEqual((await found('paper lantens')).ids, [id]);
    assert.deepEqual((await found('KRX4G26004')).ids, []);
    assert.equal((await found('100%')).total, 2);
    assert.equal(
      (await found('100%')).ids.every((video: string) => video.startsWith('bravo')),
      true,
    );
    assert.deepEqual(await found('%%'), { ids: [], total: 0, views: 0 });
    const body = await read(viewer!, 'videos?from=2026-10-21&to=2026-11-17&sort=published&order=desc');
    assert.equal(body.items[0].id, id);
    assert.deepEqual(body.items[0].track, { title: 'Paper_Lanterns', isrc: 'KRX4G2600417' });
    assert.equal(body.items[0].published_on, '2026-10-27');
  });

  it('a country report’s items and others add up to its total', async () => {
    for (const viewer of viewers()) {
      for (const metric of ['views', 'engaged_views', 'revenue'] as const) {
        for (const top of [1, 3, 50]) {
          const period = { from: '2026-10-21', to: '2026-11-18' };
          const body = await read(
            viewer,
            `countries?from=${period.from}&to=${period.to}&metric=${metric}&top=${top}`,
          );

          const { total, countries } = oracleCountries(facts, viewOf(viewer, period), metric);
          const named = countries.filter(({ country }) => country !== 'ZZ').slice(0, top);
          const items = body.items.map(({ country, value }: Record<string, unknown>) => ({ country, value }));
          assert.deepEqual(items, named, `${viewer.who} ${viewer.currency} ${metric}`);
          assert.equal(body.total, total);
          assert.equal(body.others.count, countries.length - named.length);
          const shares = [...body.items, body.others].map(({ share }: { share: number }) => share);
          assert.ok(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 1e-9);
        }
      }
    }
  });

  it('a report for a member returns 404 unless the caller is the member’s manager', async () => {
    const path = '/report/summary?from=2026-11-01&to=2026-11-17';
    const statusFor = async (client: PortalClient, member: string) =>
      (await client.get(`${path}&member=${member}`)).status;

    assert.equal(await statusFor(fixture.manager, fixture.memberId), 200);
    assert.equal(await statusFor(fixture.stranger, fixture.memberId), 404);
    assert.equal(await statusFor(fixture.member, fixture.memberId), 404);
    assert.equal(await statusFor(fixture.manager, fixture.managerId), 404);
    assert.equal(await statusFor(fixture.manager, '00000000-0000-7000-8000-000000000000'), 404);
    assert.equal(await statusFor(fixture.manager, 'x'), 400);
  });

  it('returns 400 for invalid periods', async () => {
    const cases = [
      'from=2026-11-18&to=2026-11-17',
      'from=2026-02-30&to=2026-03-01',
      'from=2020-01-01&to=2026-01-01',
      'to=2026-11-17',
    ];

    for (const query of cases)
      assert.equal((await fixture.manager.get(`/report/summary?${query}`)).status, 400, query);
  });

  it('reports of a member without channels are zero, not null', async () => {
    await api.db.deleteFrom('channel_member').where('member_id', '=', fixture.memberId).execute();

    const { body } = await fixture.member.get('/report/summary?from=2026-11-01&to=2026-11-17');
    const videos = await fixture.member.get('/report/videos?from=2026-11-01&to=2026-11-17');
    const countries = await fixture.member.get('/report/countries?from=2026-11-01&to=2026-11-17');

    assert.deepEqual(
      [body.figures.views.value, body.figures.revenue.value, body.figures.rpm.value],
      [0, '0', null],
    );
    assert.deepEqual([videos.body.total, videos.body.totals.views], [0, 0]);
    assert.deepEqual([countries.body.total, countries.body.others.value], ['0', '0']);
  });

  it('T-63 sums that overflow bigint are still exact', async () => {
    const row = {
      date: '20261118',
      channel_id: fixture.strangersChannels[0] ?? '',
      video_id: 'stran0-vid-0',
    };
    await ingestText(api, revenueCsv([{ ...row, estimated_partner_revenue: '900000000000.000001' }]), {
      forceReason: 'a huge sum',
    });

    const path = '/report/videos?from=2026-11-18&to=2026-11-18&sort=revenue';
    const { body } = await fixture.stranger.get(path, { 'x-mcn-currency': 'KRW' });

    const cents = BigInt(data.getRate('2026-11-18').replace('.', ''));
    const units = 900_000_000_000_000_001n * cents;
    assert.equal(
      body.items[0].revenue,
      `${units / 100_000_000n}.${String(units % 100_000_000n)
        .padStart(8, '0')
        .replace(/0+$/, '')}`,
    );
    assert.equal(body.totals.revenue, body.items[0].revenue);
  });
});
