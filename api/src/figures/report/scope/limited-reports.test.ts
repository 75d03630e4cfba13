import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import Papa from 'papaparse';
import { getWeekday, listDays } from '../../../platform/calendar.ts';
import { describeEachDatabase } from '../../../platform/testing/describe-databases.ts';
import { readBridge } from '../../../money/explanation/testing/check-bridge.ts';
import { runsOf } from '../../../platform/testing/test-depth.ts';
import { ingestText } from '../../ingest/testing/ingest-fixtures.ts';
import { adCsv, premiumCsv } from '../../ingest/testing/report-csv.ts';
import { parseAmount, toAmountText } from '../figures/money.ts';
import {
  oracleCountries,
  type OracleFact,
  oracleFacts,
  oracleFigures,
  oracleVideos,
  type OracleView,
} from '../testing/oracle.ts';
import * as data from '../testing/report-fixture.ts';
import {
  assertFigures,
  listViewers,
  readReport,
  type ReportViewer,
  viewOf,
} from '../testing/report-viewers.ts';
import { type Weekday, weekdays } from './scope.ts';

/** The last day has views only; the comparison has as many days, and begins with another weekday. */
const PERIOD = { from: '2026-10-28', to: '2026-11-18' };
const WINDOW = { from: '2026-10-06', to: '2026-10-27' };
const RANGE = `from=${PERIOD.from}&to=${PERIOD.to}`;
const TRACK = 'KRX4G2600999';

type Limit = { country?: string; weekday?: Weekday; track?: string };

const limits: Limit[] = [
  { country: 'KR' },
  { country: 'ZZ' },
  { country: 'FR' },
  { weekday: 'mon' },
  { weekday: 'wed' },
  { track: TRACK },
  { track: 'KRX4G2600000' },
  { country: 'JP', weekday: 'sun' },
  { country: 'KR', track: TRACK },
  { weekday: 'sat', track: TRACK },
  { country: 'US', weekday: 'tue', track: TRACK },
];

const toQuery = (limit: Limit) => String(new URLSearchParams(limit));

// Responses of several shapes; the assertions check them.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Row = any;

describeEachDatabase('reports of a country, a weekday or a track', (api) => {
  let fixture: data.ReportFixture;
  let facts: OracleFact[] = [];
  let videosOfTrack: string[] = [];
  let youtubeIds = new Map<string, string>();

  before(async () => {
    fixture = await data.createReportFixture(api);
    facts = oracleFacts([fixture.views], [fixture.revenue]);
    // Every account has videos with the track.
    videosOfTrack = [...new Set(facts.map(({ video }) => video))].filter((video) => video.endsWith('-vid-0'));
    await api.db.updateTable('video').set({ isrc: TRACK }).where('id', 'in', videosOfTrack).execute();
    const channels = await api.db.selectFrom('channel').select(['id', 'youtube_id']).execute();
    youtubeIds = new Map(channels.map(({ id, youtube_id }) => [id, youtube_id]));
  });

  /** What the oracle sums of the facts for a viewer; of an unknown track nothing. */
  const limitedView = (viewer: ReportViewer, limit: Limit, days = PERIOD): OracleView => ({
    ...viewOf(viewer, days),
    country: limit.country,
    weekday: limit.weekday && (weekdays.indexOf(limit.weekday) + 1) % 7,
    videos: limit.track === undefined ? undefined : limit.track === TRACK ? videosOfTrack : [],
  });

  const hasWeekday = ({ weekday }: Limit, day: string) =>
    weekday === undefined || weekdays[getWeekday(day)] === weekday;

  /** Every viewer with every limit; at the first depth each of them with a few of the others. */
  const combine = () =>
    listViewers(fixture).flatMap((viewer, row) =>
      limits.flatMap((limit, column) =>
        (row + column) % runsOf({ quick: 4, full: 1 }) === 0 ? { viewer, limit } : [],
      ),
    );

  const forEachReport = async (
    check: (report: {
      viewer: ReportViewer;
      limit: Limit;
      what: string;
      read: (path: string) => Promise<Row>;
    }) => Promise<void>,
  ) => {
    for (const { viewer, limit } of combine())
      await check({
        viewer,
        limit,
        what: `${viewer.who}, ${viewer.currency}, ${toQuery(limit)}`,
        read: (path) => readReport(viewer, `${path}&${RANGE}&${toQuery(limit)}`),
      });
  };

  it('a summary equals the sums of the files, and so does its comparison', () =>
    forEachReport(async ({ viewer, limit, what, read }) => {
      const { figures } = await read('summary?compare=previous');
      const side = (name: string) =>
        Object.fromEntries(Object.entries<Row>(figures).map(([key, pair]) => [key, pair[name]]));
      const expected = oracleFigures(facts, limitedView(viewer, limit));
      assertFigures(side('value') as typeof expected, expected, what);
      const before = oracleFigures(facts, limitedView(viewer, limit, WINDOW));
      if (before.views === 0) assert.equal(figures.views.previous, null, what);
      else assertFigures(side('previous') as typeof expected, before, `${what}, before`);
    }));

  it('a trend has the days of the weekday only, and weeks with their sums', () =>
    forEachReport(async ({ viewer, limit, what, read }) => {
      const pointOf = (day: string, days: typeof PERIOD) => {
        const { premium_rate: _, ...figures } = oracleFigures(facts, limitedView(viewer, limit, days));
        return { date: day, ...figures };
      };
      const daily = await read('trend?interval=day&compare=previous');
      const days = listDays(PERIOD.from, PERIOD.to).filter((day) => hasWeekday(limit, day));
      assert.deepEqual(
        daily.points,
        days.map((day) => pointOf(day, { from: day, to: day })),
        what,
      );
      if (daily.compare_points)
        assert.deepEqual(
          daily.compare_points,
          listDays(WINDOW.from, WINDOW.to)
            .filter((day) => hasWeekday(limit, day))
            .map((day) => ({ ...pointOf(day, { from: day, to: day }), through: day })),
          what,
        );
      const monthly = await read('trend?interval=month');
      const october = { from: PERIOD.from, to: '2026-10-31' };
      const isInOctober = listDays(october.from, october.to).some((day) => hasWeekday(limit, day));
      const november = { from: '2026-11-01', to: PERIOD.to };
      assert.deepEqual(
        monthly.points,
        [...(isInOctober ? [october] : []), november].map((month) => pointOf(month.from, month)),
        what,
      );
    }));

  it('countries equal the values of the files, and their total is that of the summary', () =>
    forEachReport(async ({ viewer, limit, what, read }) => {
      for (const metric of ['revenue', 'views', 'engaged_views'] as const) {
        const body = await read(`countries?metric=${metric}&top=300`);
        const expected = oracleCountries(facts, limitedView(viewer, limit), metric);
        assert.deepEqual(
          body.items.map(({ country, value }: Row) => ({ country, value })),
          expected.countries.filter(({ country }) => country !== 'ZZ'),
          `${what} ${metric}`,
        );
        assert.equal(body.total ?? 0, expected.total, `${what} ${metric}`);
      }
    }));

  it('channels and their lines equal the sums of the files', () =>
    forEachReport(async ({ viewer, limit, what, read }) => {
      const view = limitedView(viewer, limit);
      const { items, totals } = await read('channels?size=100');
      for (const { channel, revenue, views, rpm } of items) {
        const expected = oracleFigures(facts, { ...view, channels: [youtubeIds.get(channel.id) ?? ''] });
        assert.deepEqual([revenue, views, rpm], [expected.revenue, expected.views, expected.rpm], what);
      }
      const { revenue, views } = oracleFigures(facts, view);
      assert.deepEqual([totals.revenue, totals.views], [revenue, views], what);
      const lines = await read('channels/trend?interval=day&metric=views');
      const valueOf = (channels: readonly string[]) =>
        lines.dates.map(
          (day: string) =>
            oracleFigures(facts, { ...limitedView(viewer, limit, { from: day, to: day }), channels }).views,
        );
      assert.deepEqual(lines.totals, valueOf(view.channels), what);
      for (const { channel, values } of lines.series)
        assert.deepEqual(values, valueOf([youtubeIds.get(channel.id) ?? '']), what);
    }));

  it('videos equal the sums of the files, with the totals of all', () =>
    forEachReport(async ({ viewer, limit, what, read }) => {
      const view = limitedView(viewer, limit);
      const { items, totals, unattributed } = await read('videos?size=100&sort=revenue');
      const expected = new Map(oracleVideos(facts, view).map(({ id, ...figures }) => [id, figures]));
      const [first] = expected.values();
      for (const item of items) {
        const figures = expected.get(item.id);
        assert.ok(figures && first, `${what} ${item.id}`);
        const own = Object.fromEntries(Object.keys(first).map((name) => [name, item[name]]));
        assertFigures(own as typeof figures, figures, `${what} ${item.id}`);
      }
      assert.equal(items.length + (unattributed ? 1 : 0), expected.size, what);
      const all = oracleFigures(facts, view);
      assert.deepEqual([totals.views, totals.revenue, totals.rpm], [all.views, all.revenue, all.rpm], what);
    }));

  it('prices equal those of the files, over time, on average and at most', () =>
    forEachReport(async ({ viewer, limit, what, read }) => {
      const view = limitedView(viewer, limit);
      const { points, selected, all, least_views: least } = await read('prices?interval=day');
      assert.deepEqual(
        points.map(({ date, rpm }: Row) => [date, rpm]),
        listDays(PERIOD.from, PERIOD.to)
          .filter((day) => hasWeekday(limit, day))
          .map((day) => [day, oracleFigures(facts, limitedView(viewer, limit, { from: day, to: day })).rpm]),
        what,
      );
      assert.deepEqual([selected.average, all], [oracleFigures(facts, view).rpm, selected], what);
      // Only days with revenue have prices.
      const priced = limitedView(viewer, limit, { from: PERIOD.from, to: data.REVENUE_THROUGH });
      const prices = oracleVideos(facts, priced).flatMap(({ id, rpm, views }) =>
        id !== '' && rpm !== null && (views ?? 0) >= least ? parseAmount(rpm) : [],
      );
      const highest = prices.reduce((most, price) => (price > most ? price : most), 0n);
      assert.equal(selected.highest?.rpm ?? '0', toAmountText(highest), what);
    }));

  it('an export has the rows of the page', async () => {
    const [viewer] = listViewers(fixture);
    assert.ok(viewer);
    const readFile = async (path: string) => {
      const { body } = await viewer.client.get(`/report/${path}&format=csv`, {
        'x-mcn-currency': viewer.currency,
        'accept-language': 'en',
      });
      return Papa.parse<string[]>(String(body).slice(1), { skipEmptyLines: true }).data.slice(1);
    };
    for (const limit of limits) {
      const query = `${RANGE}&${toQuery(limit)}`;
      const paths = ['trend?', 'countries?top=300&', 'videos?size=100&', 'channels?size=100&'];
      const pages = paths.map((path): Promise<Row> => readReport(viewer, path + query));
      const [trend, countries, videos, channels] = await Promise.all(pages);
      const firstColumn = async (path: string) => (await readFile(path)).map(([first]) => first ?? '');
      assert.deepEqual(
        await firstColumn(`trend/export?${query}`),
        trend.points.map(({ date }: Row) => date),
        query,
      );
      assert.deepEqual(
        (await firstColumn(`countries/export?${query}`)).filter(Boolean),
        countries.items.map(({ country }: Row) => country),
        query,
      );
      assert.deepEqual(
        (await firstColumn(`videos/export?${query}`)).filter(Boolean),
        videos.items.map(({ id }: Row) => id),
        query,
      );
      assert.deepEqual(
        await firstColumn(`channels/export?${query}`),
        channels.items.map(({ channel }: Row) => youtubeIds.get(channel.id)),
        query,
      );
      assert.ok((await firstColumn(`channels/trend/export?${query}`)).length > 0);
    }
  });

  it('T-18 neither a channel nor a member of others is seen with a limit', async () => {
    const [foreign] = [...youtubeIds].find(([, youtubeId]) => youtubeId === fixture.channels[0]) ?? [];
    for (const limit of limits)
      for (const selected of [`channel=${foreign}`, `member=${fixture.memberId}`])
        for (const path of [
          'summary',
          'trend',
          'countries',
          'channels',
          'videos',
          'bridge',
          'videos/export',
        ]) {
          const query = `${RANGE}&${selected}&${toQuery(limit)}`;
          assert.equal(
            (await fixture.stranger.get(`/report/${path}?${query}`)).status,
            404,
            `${path} ${query}`,
          );
        }
  });

  it('the causes of two periods and of two days add up', async () => {
    for (const { viewer, limit } of combine()) {
      const days = ['2026-11-16', '2026-11-15', '2026-11-10'].filter((day) => hasWeekday(limit, day));
      const week = 'compare=custom&compare_from=2026-11-01&compare_to=2026-11-08';
      const queries = [
        `from=2026-11-09&to=2026-11-17&${week}`,
        ...days.map((day) => `from=${day}&to=${day}&${week}`),
      ];
      for (const query of queries)
        await readBridge(viewer.client, `${query}&${toQuery(limit)}${viewer.query}`, {
          currency: viewer.currency,
        });
    }
  });

  it('a period without the weekday has no figures, not zeros', async () => {
    const { body } = await fixture.manager.get('/report/summary?from=2026-11-07&to=2026-11-08&weekday=mon');

    assert.deepEqual([body.figures.views.value, body.figures.revenue.value], [null, null]);
    const trend = await fixture.manager.get('/report/trend?from=2026-11-07&to=2026-11-08&weekday=mon');
    assert.deepEqual(trend.body.points, []);
  });

  it('refuses what is no country, weekday or ISRC', async () => {
    for (const limit of ['country=kr', 'country=KOR', 'weekday=1', 'track=KR-X4G-26'])
      for (const path of ['summary', 'trend', 'countries', 'channels', 'videos', 'prices', 'videos/export'])
        assert.equal((await fixture.manager.get(`/report/${path}?${RANGE}&${limit}`)).status, 400, limit);
  });

  it('figures of all countries add up, also with final revenue, which is stored elsewhere', async () => {
    const rows = ['20261029', '20261030'].flatMap((date) =>
      fixture.channels.flatMap((channel, index) =>
        ['KR', 'JP', 'SG'].map((country, at) => ({
          date,
          channel_id: channel,
          video_id: `${channel.slice(2, 8)}-${at === 2 ? 'only-final' : `vid-${at}`}`,
          country_code: country,
          partner_revenue: `${index + 1}.${at}25`,
        })),
      ),
    );
    const options = { forceReason: 'a test' };
    await ingestText(api, adCsv(rows), options);
    await ingestText(api, premiumCsv(rows.map((row) => ({ ...row, partner_revenue: '0.5' }))), options);
    const countries = ['KR', 'JP', 'US', 'TW', 'TH', 'SG', 'ZZ'];
    for (const days of ['from=2026-10-29&to=2026-10-30', 'from=2026-10-28&to=2026-11-02'])
      for (const viewer of listViewers(fixture)) {
        const read = (limit: string) => readReport(viewer, `videos?size=100&${days}${limit}`);
        const whole = await read('');
        const parts = await Promise.all(countries.map((country) => read(`&country=${country}`)));
        const revenueOf = (id: string) =>
          parts.reduce((sum, { items }) => {
            const item = items.find((row: Row) => row.id === id);
            return sum + parseAmount(item?.revenue ?? '0');
          }, 0n);
        assert.ok(whole.items.length > 1);
        for (const { id, revenue } of whole.items)
          assert.equal(toAmountText(revenueOf(id)), revenue, `${viewer.who} ${days} ${id}`);
        const { figures } = await readReport(viewer, `summary?${days}&country=KR`);
        assert.equal(figures.revenue.value, parts[0].totals.revenue, viewer.who);
        assert.equal(figures.premium_rpm.value, parts[0].totals.premium_rpm, viewer.who);
      }
  });
});
