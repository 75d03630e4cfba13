import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { insertSite } from '../../platform/testing/fixtures.ts';
import type { Reply } from '../../platform/testing/portal-client.ts';
import { binaryDirectory } from '../../platform/testing/postgres-cluster.ts';
import { databaseKinds } from '../../platform/testing/test-databases.ts';
import { ingestText } from '../ingest/testing/ingest-world.ts';
import { basicCsv, revenueCsv } from '../ingest/testing/report-csv.ts';
import { type OracleFact, oracleFacts, oracleFigures, oracleVideos } from './testing/oracle.ts';
import { type Asking, insertGraphs } from './testing/ownership-graphs.ts';

/** All in one database at once: whatever leaks has 499 others to come from. */
const GRAPHS = 500;
/** Of the embedded database, where there is a server to ask all of them of: the statements are the same. */
const FEW = 60;
/** Another seed finds other graphs; a red run names its own. */
const seed = Number(process.env['GRAPH_SEED'] ?? 20_260_301);

const DAYS = ['2026-10-30', '2026-10-31'];
const PERIOD = { from: '2026-10-30', to: '2026-10-31' };
const range = `from=${PERIOD.from}&to=${PERIOD.to}`;

const figures = fc.record({
  day: fc.constantFrom(...DAYS),
  video: fc.nat(1),
  country: fc.constantFrom('KR', 'US', 'TW'),
  views: fc.integer({ min: 1, max: 5_000 }),
});

// Answers of several shapes; the assertions are the check.
type Answer = Reply['body'];

const hasServer =
  databaseKinds.includes('postgres') &&
  (process.env['TEST_DATABASE_URL'] !== undefined || binaryDirectory() !== undefined);

const graphs = fc.sample(
  fc.array(fc.array(figures, { maxLength: 4 }), { maxLength: 4 }).chain((channels) =>
    fc.record({
      channels: fc.constant(channels),
      members: fc.array(fc.subarray([...channels.keys()]), { minLength: 1, maxLength: 3 }),
    }),
  ),
  { numRuns: GRAPHS, seed },
);

describeWithDatabase('hundreds of partners in one database', (world) => {
  let graphsAsking: Asking[][] = [];
  let facts: OracleFact[] = [];

  before(async () => {
    if (!world.isOpen) return;
    world.clock.set('2026-11-21T12:00:00Z');
    const isWhole = world.database.kind === 'postgres' || !hasServer;
    const made = await insertGraphs(world, isWhole ? graphs : graphs.slice(0, FEW), [
      await insertSite(world),
      await insertSite(world),
    ]);
    const [views, revenue] = [basicCsv(made.cells), revenueCsv(made.cells)];
    await ingestText(world, views);
    await ingestText(world, revenue);
    graphsAsking = made.asking;
    facts = oracleFacts([views], [revenue]);
  });

  const factsOf = (channels: readonly string[]) => facts.filter(({ channel }) => channels.includes(channel));
  const viewOf = ({ channels, share }: Asking) => ({
    ...{ channels, ...PERIOD, viewsThrough: PERIOD.to, revenueThrough: PERIOD.to },
    ...{ rate: () => '1', fee: () => share },
  });

  let questions = 0;
  /** Every question to somebody of every graph, and the next one to somebody else. */
  const ask = async (path: string, look: (body: Answer, own: Asking) => void) => {
    questions += 1;
    for (const [index, people] of graphsAsking.entries()) {
      const own = people[(index + questions) % people.length];
      assert.ok(own);
      const { status, body } = await own.client.get(path);
      assert.equal(status, 200, own.name);
      look(body, own);
    }
  };

  it('T-18 sum up nothing that is not theirs', () =>
    ask(`/report/summary?${range}`, ({ figures: told }, own) => {
      const right = oracleFigures(factsOf(own.channels), viewOf(own));
      assert.deepEqual([told.views.value ?? 0, told.revenue.value], [right.views, right.revenue], own.name);
    }));

  it('T-18 count and add up no videos that are not theirs', () =>
    ask(`/report/videos?${range}&size=1`, ({ total, totals }, own) => {
      const videos = oracleVideos(factsOf(own.channels), viewOf(own));
      const { views } = oracleFigures(factsOf(own.channels), viewOf(own));
      assert.deepEqual([total, totals.views ?? 0], [videos.length, views], own.name);
    }));

  it('T-18 list no channels that are not theirs', async () => {
    await ask(`/report/channels?${range}&size=100`, ({ total, totals }, own) => {
      const { views } = oracleFigures(factsOf(own.channels), viewOf(own));
      assert.deepEqual([total, totals.views ?? 0], [own.channels.length, views], own.name);
    });
    await ask('/channel/list?size=100', ({ items, counts }, own) => {
      const names = items.map(({ name }: { name: string }) => name).toSorted();
      assert.deepEqual(names, own.channels.toSorted(), own.name);
      assert.equal(counts.all, own.channels.length);
    });
  });

  it('T-18 see no country for what is not theirs', () =>
    ask(`/report/countries?${range}&metric=views`, ({ total }, own) => {
      assert.equal(total ?? 0, oracleFigures(factsOf(own.channels), viewOf(own)).views, own.name);
    }));

  const rowsOf = (text: unknown) =>
    Papa.parse<string[]>(String(text).slice(1), { skipEmptyLines: true }).data.slice(1);
  const sumOf = (rows: readonly string[][], column: number) =>
    rows.reduce((sum, row) => sum + Number(row[column] ?? 0), 0);

  it('T-18 take no line home that is not theirs', async () => {
    await ask(`/report/videos/export?${range}`, (text, own) => {
      assert.deepEqual(
        rowsOf(text)
          .map(([id]) => id)
          .toSorted(),
        oracleVideos(factsOf(own.channels), viewOf(own)).map(({ id }) => id),
        own.name,
      );
    });
    await ask(`/report/channels/export?${range}`, (text, own) => {
      const names = rowsOf(text).map(([name]) => name);
      assert.deepEqual(names.toSorted(), own.channels.toSorted(), own.name);
    });
    for (const [path, column] of [
      [`/report/trend/export?${range}`, 2],
      [`/report/countries/export?${range}&metric=views`, 2],
    ] as const)
      await ask(path, (text, own) => {
        const { views } = oracleFigures(factsOf(own.channels), viewOf(own));
        assert.equal(sumOf(rowsOf(text), column), views, `${own.name} ${path}`);
      });
  });
});
