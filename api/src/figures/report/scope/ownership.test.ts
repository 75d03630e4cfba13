import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import Papa from 'papaparse';
import { describeWithDatabase } from '../../../platform/testing/describe-databases.ts';
import { insertSite } from '../../../platform/testing/fixtures.ts';
import type { Reply } from '../../../platform/testing/portal-client.ts';
import { findBinaryDirectory } from '../../../platform/testing/postgres-cluster.ts';
import { databaseKinds } from '../../../platform/testing/test-databases.ts';
import { ingestText } from '../../ingest/testing/ingest-fixtures.ts';
import { basicCsv, revenueCsv } from '../../ingest/testing/report-csv.ts';
import { type OracleFact, oracleFacts, oracleFigures, oracleVideos } from '../testing/oracle.ts';
import { GRAPH_PERIOD, type GraphUser, insertGraphs, sampleGraphs } from '../testing/ownership-graphs.ts';

/** All graphs are in one database, so that a leak could come from 499 other accounts. */
const GRAPHS = 500;
/** The embedded database gets fewer graphs when PostgreSQL tests all of them: the statements are the same. */
const FEW = 60;
/** The seed of the graphs; `GRAPH_SEED` overrides it, and a failing run names its seed. */
const seed = Number(process.env['GRAPH_SEED'] ?? 20_260_301);

const PERIOD = GRAPH_PERIOD;
const range = `from=${PERIOD.from}&to=${PERIOD.to}`;

// Responses of several shapes; the assertions check them.
type Body = Reply['body'];

const hasServer =
  databaseKinds.includes('postgres') &&
  (process.env['TEST_DATABASE_URL'] !== undefined || findBinaryDirectory() !== undefined);

const graphs = sampleGraphs(GRAPHS, seed);

describeWithDatabase('ownership of figures with hundreds of accounts', (api) => {
  let usersByGraph: GraphUser[][] = [];
  let facts: OracleFact[] = [];

  before(async () => {
    if (!api.isOpen) return;
    api.clock.set('2026-11-21T12:00:00Z');
    const isWhole = api.database.kind === 'postgres' || !hasServer;
    const made = await insertGraphs(api, isWhole ? graphs : graphs.slice(0, FEW), [
      await insertSite(api),
      await insertSite(api),
    ]);
    const [views, revenue] = [basicCsv(made.cells), revenueCsv(made.cells)];
    await ingestText(api, views, { forceReason: 'random rows repeat' });
    await ingestText(api, revenue, { forceReason: 'random rows repeat' });
    usersByGraph = made.users;
    facts = oracleFacts([views], [revenue]);
  });

  const factsOf = (channels: readonly string[]) => facts.filter(({ channel }) => channels.includes(channel));
  const viewOf = ({ channels, share, part }: GraphUser) => ({
    channels,
    part,
    ...PERIOD,
    viewsThrough: PERIOD.to,
    revenueThrough: PERIOD.to,
    rate: () => '1',
    fee: () => share,
  });

  let requests = 0;
  /** Sends a request as one user of every graph, and the next request as another user. */
  const requestAll = async (path: string, check: (body: Body, own: GraphUser) => void) => {
    requests += 1;
    for (const [index, people] of usersByGraph.entries()) {
      const own = people[(index + requests) % people.length];
      assert.ok(own);
      const { status, body } = await own.client.get(path);
      assert.equal(status, 200, own.name);
      check(body, own);
    }
  };

  it('T-18 a summary sums only figures of channels that the user may see', () =>
    requestAll(`/report/summary?${range}`, ({ figures }, own) => {
      const expected = oracleFigures(factsOf(own.channels), viewOf(own));
      assert.deepEqual(
        [figures.views.value ?? 0, figures.revenue.value],
        [expected.views, expected.revenue],
        own.name,
      );
    }));

  it('T-18 a video report counts and sums only videos that the user may see', () =>
    requestAll(`/report/videos?${range}&size=1`, ({ total, totals }, own) => {
      const videos = oracleVideos(factsOf(own.channels), viewOf(own));
      const { views } = oracleFigures(factsOf(own.channels), viewOf(own));
      assert.deepEqual([total, totals.views ?? 0], [videos.length, views], own.name);
    }));

  it('T-18 channel lists have only channels that the user may see', async () => {
    await requestAll(`/report/channels?${range}&size=100`, ({ total, totals }, own) => {
      const { views } = oracleFigures(factsOf(own.channels), viewOf(own));
      assert.deepEqual([total, totals.views ?? 0], [own.channels.length, views], own.name);
    });
    await requestAll('/channel/list?size=100', ({ items, counts }, own) => {
      const names = items.map(({ name }: { name: string }) => name).toSorted();
      assert.deepEqual(names, own.current.toSorted(), own.name);
      assert.equal(counts.all, own.current.length);
    });
  });

  it('T-18 a country report counts only views that the user may see', () =>
    requestAll(`/report/countries?${range}&metric=views`, ({ total }, own) => {
      assert.equal(total ?? 0, oracleFigures(factsOf(own.channels), viewOf(own)).views, own.name);
    }));

  it('T-18 a report of a country and a weekday has only figures that the user may see', async () => {
    const limits = [
      { query: 'country=KR', country: 'KR' },
      { query: 'country=US&weekday=sat', country: 'US', weekday: 6 },
    ];
    for (const { query, ...limit } of limits) {
      const expectedOf = (own: GraphUser) => {
        const view = { ...viewOf(own), ...limit };
        return {
          figures: oracleFigures(factsOf(own.channels), view),
          videos: oracleVideos(factsOf(own.channels), view),
        };
      };
      await requestAll(`/report/summary?${range}&${query}`, ({ figures }, own) => {
        const { views, revenue } = expectedOf(own).figures;
        assert.deepEqual([figures.views.value ?? 0, figures.revenue.value], [views, revenue], own.name);
      });
      await requestAll(`/report/videos?${range}&${query}&size=1`, ({ total, totals }, own) => {
        const { figures, videos } = expectedOf(own);
        assert.deepEqual(
          [total, totals.views ?? 0, totals.revenue],
          [videos.length, figures.views, figures.revenue],
          `${own.name} ${query}`,
        );
      });
      await requestAll(`/report/countries?${range}&${query}&metric=views`, ({ total }, own) => {
        assert.equal(total ?? 0, expectedOf(own).figures.views, `${own.name} ${query}`);
      });
    }
  });

  const rowsOf = (text: unknown) =>
    Papa.parse<string[]>(String(text).slice(1), { skipEmptyLines: true }).data.slice(1);
  const sumOf = (rows: readonly string[][], column: number) =>
    rows.reduce((sum, row) => sum + Number(row[column] ?? 0), 0);

  it('T-18 exports have only rows that the user may see', async () => {
    await requestAll(`/report/videos/export?${range}`, (text, own) => {
      assert.deepEqual(
        rowsOf(text)
          .map(([id]) => id)
          .toSorted(),
        oracleVideos(factsOf(own.channels), viewOf(own)).map(({ id }) => id),
        own.name,
      );
    });
    await requestAll(`/report/channels/export?${range}`, (text, own) => {
      const names = rowsOf(text).map(([name]) => name);
      assert.deepEqual(names.toSorted(), own.channels.toSorted(), own.name);
    });
    for (const [path, column] of [
      [`/report/trend/export?${range}`, 2],
      [`/report/countries/export?${range}&metric=views`, 2],
    ] as const)
      await requestAll(path, (text, own) => {
        const { views } = oracleFigures(factsOf(own.channels), viewOf(own));
        assert.equal(sumOf(rowsOf(text), column), views, `${own.name} ${path}`);
      });
  });
});
