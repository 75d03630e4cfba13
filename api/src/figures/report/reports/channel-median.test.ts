import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import Papa from 'papaparse';
import { describeWithDatabase } from '../../../platform/testing/describe-databases.ts';
import { ingestText } from '../../ingest/testing/ingest-fixtures.ts';
import { basicCsv, type Cells, revenueCsv } from '../../ingest/testing/report-csv.ts';
import { addDays, daysBetween, listDays } from '../../../platform/calendar.ts';
import { readChannelMedians } from './channel-median.repository.ts';
import { type OracleFact, oracleFacts, oracleFigures } from '../testing/oracle.ts';
import * as data from '../testing/report-fixture.ts';

const [OWN = '', OTHER = ''] = data.CHANNELS;
/** Publishing dates of the channel's videos; no report contains the first days of the older ones. */
const PUBLISHED: Record<string, string> = {
  early: '2026-09-20',
  first: '2026-10-01',
  second: '2026-10-03',
  third: '2026-10-03',
  middle: '2026-10-10',
  quiet: '2026-10-15',
  late: '2026-10-20',
  last: '2026-11-08',
};
const PERIOD = { from: '2026-10-05', to: data.VIEWS_THROUGH };
const FEWEST = 5;

/** Some videos have no views on some days, and `quiet` has views every 14 days only. */
const rowsOf = (channel: string, videos: Record<string, string>, size: number): Cells[] =>
  Object.entries(videos).flatMap(([video, published], which) =>
    listDays(published < data.FIRST_DAY ? data.FIRST_DAY : published, data.VIEWS_THROUGH).flatMap(
      (day, index): Cells[] => {
        const seed = (index * 37 + which * 101) % 89;
        if (seed % 7 === 3 || (video === 'quiet' && index % 14 !== 0)) return [];
        const row = { date: day.replaceAll('-', ''), channel_id: channel, video_id: video };
        const revenue = ((seed * size) / 7_000).toFixed(6);
        return [
          { ...row, views: String(seed * size), estimated_partner_revenue: revenue },
          { ...row, country_code: 'JP', views: '3', estimated_partner_revenue: '0.000001' },
        ];
      },
    ),
  );

const units = (decimal: string) => {
  const [whole = '', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(16, '0'));
};

describeWithDatabase('channel median', (api) => {
  let fixture: data.ReportFixture;
  let facts: OracleFact[] = [];

  before(async () => {
    fixture = await data.createReportFixture(api);
    const rows = [
      ...rowsOf(OWN, PUBLISHED, 10),
      ...rowsOf(OTHER, { theirs1: '2026-10-01', theirs2: '2026-10-02', theirs3: '2026-10-03' }, 9_000),
    ];
    const reports = {
      views: basicCsv(rows),
      revenue: revenueCsv(rows.filter(({ date = '' }) => date <= data.REVENUE_THROUGH.replaceAll('-', ''))),
    };
    const correction = { forceReason: 'other figures' };
    await ingestText(api, reports.views, correction);
    await ingestText(api, reports.revenue, correction);
    facts = oracleFacts([reports.views], [reports.revenue]);
    for (const [id, published_on] of Object.entries(PUBLISHED))
      await api.db.updateTable('video').set({ published_on }).where('id', '=', id).execute();
    // The videos of the other channel have publishing dates too, so that including them would change the median.
    await api.db
      .updateTable('video')
      .set({ published_on: '2026-10-03' })
      .where('id', 'like', 'theirs%')
      .execute();
  });

  /** Reports begin with the publication. */
  const beginOf = (id: string) => {
    const published = PUBLISHED[id] ?? '';
    return published > PERIOD.from ? published : PERIOD.from;
  };

  type Reader = { who: 'manager' | 'member'; currency: 'USD' | 'KRW' };

  const readPoints = async ({ who, currency }: Reader, id: string, { from, to } = PERIOD) => {
    const path = `/report/video?from=${from}&to=${to}&id=${id}`;
    const { status, body } = await fixture[who].get(path, { 'x-mcn-currency': currency });
    assert.equal(status, 200, JSON.stringify(body));
    return body.points as { date: string; median: Record<'views' | 'revenue' | 'rpm', unknown> }[];
  };

  const oracleViewOf = ({ who, currency }: Reader) => ({
    channels: [OWN],
    viewsThrough: data.VIEWS_THROUGH,
    revenueThrough: data.REVENUE_THROUGH,
    rate: currency === 'USD' ? () => '1' : data.getRate,
    fee: (on: string) => (who === 'manager' ? 0 : on < data.FEE_CHANGE ? data.FEES.before : data.FEES.after),
  });

  /** The expected median, computed from the figures of each of the channel's videos at the same age. */
  const expected = (reader: Reader, id: string, day: string) => {
    const age = daysBetween(PUBLISHED[id] ?? '', day);
    const known = Object.entries(PUBLISHED).flatMap(([video, published]) => {
      const on = addDays(published, age);
      if (age < 0 || on < data.FIRST_DAY || on > data.REVENUE_THROUGH) return [];
      const own = facts.filter((fact) => fact.video === video);
      return oracleFigures(own, { ...oracleViewOf(reader), from: on, to: on });
    });
    const middle = (name: 'views' | 'revenue' | 'rpm') => {
      const values = known.map((figures) => figures[name]).filter((value) => value !== null);
      const sorted = values.toSorted((a, b) => Number(units(String(a)) - units(String(b))));
      return sorted.length < FEWEST ? null : sorted[Math.ceil(sorted.length / 2) - 1];
    };
    return { revenue: middle('revenue'), views: middle('views'), rpm: middle('rpm') };
  };

  it('the channel median of each day is the median of its videos at the same age', async () => {
    for (const who of ['manager', 'member'] as const)
      for (const currency of ['USD', 'KRW'] as const)
        for (const id of ['early', 'second', 'middle', 'last']) {
          const reader = { who, currency };
          const points = await readPoints(reader, id);
          assert.deepEqual(
            points.map(({ date, median }) => ({ date, median })),
            listDays(beginOf(id), PERIOD.to).map((date) => ({ date, median: expected(reader, id, date) })),
            `${who} ${currency} ${id}`,
          );
        }
  });

  it('the channel median is null, not zero, when fewer than five videos reached the age', async () => {
    const points = await readPoints({ who: 'manager', currency: 'USD' }, 'second');
    const unknownOn = points.filter(({ median }) => median.views === null).map(({ date }) => date);

    // The fifth oldest video was published a week later, and its days are delivered through 17 November.
    assert.equal(unknownOn[0], '2026-11-11');
    assert.equal(unknownOn.length, daysBetween('2026-11-11', PERIOD.to) + 1);
    assert.ok(points.every(({ median }) => (median.views === null) === (median.revenue === null)));
  });

  it('times_median is the figures divided by the median of the channel’s videos at the same ages', async () => {
    for (const who of ['manager', 'member'] as const)
      for (const currency of ['USD', 'KRW'] as const) {
        const reader = { who, currency };
        const id = 'middle';
        const ages = daysBetween(PUBLISHED[id] ?? '', '2026-10-31');
        const path = `/report/video?to=2026-10-31&id=${id}`;
        const { body } = await fixture[who].get(path, { 'x-mcn-currency': currency });

        const sums = Object.entries(PUBLISHED).flatMap(([video, published]) => {
          const last = addDays(published, ages);
          if (published < data.FIRST_DAY || last > data.REVENUE_THROUGH) return [];
          const own = facts.filter((fact) => fact.video === video);
          return oracleFigures(own, { ...oracleViewOf(reader), from: published, to: last });
        });
        assert.equal(sums.length, 6);
        const middle = (name: 'views' | 'revenue' | 'rpm') =>
          sums.map((figures) => Number(figures[name])).toSorted((a, b) => a - b)[
            Math.ceil(sums.length / 2) - 1
          ] ?? 0;
        for (const name of ['views', 'revenue', 'rpm'] as const) {
          const expectedTimes = Number(body.figures[name]) / middle(name);
          assert.ok(
            Math.abs(body.times_median[name] - expectedTimes) < 1e-4 * expectedTimes,
            `${who} ${currency} ${name}: ${body.times_median[name]} instead of ${expectedTimes}`,
          );
        }
      }
  });

  it('the channel median is null for a video without a publishing date', async () => {
    await api.db.updateTable('video').set({ published_on: null }).where('id', '=', 'third').execute();

    const points = await readPoints({ who: 'manager', currency: 'USD' }, 'third');

    assert.ok(points.every(({ median }) => Object.values(median).every((value) => value === null)));
  });

  it('the channel median of the first day equals the median of first_days', async () => {
    const path = `/report/video?from=${PUBLISHED['middle']}&to=${PERIOD.to}&id=middle`;
    const { body } = await fixture.manager.get(path, { 'x-mcn-currency': 'KRW' });

    const { views, revenue } = body.points[0].median;
    assert.ok(views > 0);
    const { median } = body.first_days[0];
    assert.deepEqual({ views, revenue }, { views: median.views, revenue: median.revenue });
  });

  it('times_median is null when fewer than five videos reached the age, and over days without revenue', async () => {
    const read = async (path: string) =>
      (await fixture.manager.get(`/report/video?${path}`)).body.times_median;
    const none = { revenue: null, views: null, rpm: null };

    assert.deepEqual(await read(`to=${data.REVENUE_THROUGH}&id=second`), none);
    assert.deepEqual(await read(`from=${data.VIEWS_THROUGH}&to=${data.VIEWS_THROUGH}&id=second`), none);
  });

  it('the export of a video has columns for the channel median', async () => {
    const points = await readPoints({ who: 'manager', currency: 'USD' }, 'second');
    const path = `/report/video/export?from=${PERIOD.from}&to=${PERIOD.to}&id=second`;
    const { body } = await fixture.manager.get(path, { 'x-mcn-currency': 'USD', 'accept-language': 'ko' });

    const [header, ...rows] = Papa.parse<string[]>(String(body).slice(1), { skipEmptyLines: true }).data;
    assert.deepEqual(header?.slice(-3), [
      '채널 중앙값 조회수',
      '채널 중앙값 수익(USD)',
      '채널 중앙값 조회 1,000회당 수익(USD)',
    ]);
    assert.deepEqual(
      rows.map((row) => row.slice(-3)),
      points.map(({ median: { views, revenue, rpm } }) =>
        [views, revenue, rpm].map((one) => String(one ?? '')),
      ),
    );
  });

  it('the channel median uses the videos published closest to the requested one, and fewer of them for a long period', async () => {
    const channel = await api.db
      .selectFrom('channel_claim')
      .select(['account_id', 'channel_id'])
      .where('youtube_id', '=', data.CHANNELS[2] ?? '')
      .executeTakeFirstOrThrow();
    const publish = async (published_on: string, count: number, views: string) => {
      const ids = Array.from({ length: count }, (_, index) => `${published_on}-${index}`);
      await api.db
        .insertInto('video')
        .values(ids.map((id) => ({ ...channel, id, published_on })))
        .execute();
      await api.db
        .insertInto('video_day')
        .values(ids.map((video_id) => ({ ...channel, video_id, day: published_on, views })))
        .execute();
    };
    await publish('2026-10-05', 300, '1000');
    await publish('2026-10-20', 30, '5');
    await publish('2026-11-01', 101, '7');

    const day = {
      hasViews: true,
      hasRevenue: true,
      hasOwnRevenue: true,
      isPriced: true,
      isFinal: false,
      isClosed: false,
      files: '',
    };
    const within = async (to: number) => {
      const rows = await readChannelMedians(api.db, {
        accountId: channel.account_id,
        channelId: channel.channel_id,
        publishedOn: '2026-10-20',
        pricedBy: 'views',
        ages: { from: 0, to },
        days: listDays(data.FIRST_DAY, data.REVENUE_THROUGH).map((on) => ({
          ...day,
          day: on,
          channelFactor: 1n,
          channelWholeFactor: 1n,
        })),
      });
      return rows.find(({ age }) => age === 0);
    };

    // The middle one of the 200 closest was published on 1 November, of the 25 closest on the same day.
    assert.deepEqual(await within(0), { age: 0, views: '7', revenue: '0', price: '0' });
    assert.deepEqual(await within(399), { age: 0, views: '5', revenue: '0', price: '0' });
  });
});
