import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import { catalogueRepository } from './catalogue-import.repository.ts';
import { createMusicRepository, type TrackFilter } from './music.repository.ts';

const TRACKS = 2_000;
const RANKED = 30;
const SIZE = 20;
const listener = {
  accountId: '01980000-0000-7000-8000-000000000001',
  memberId: '01980000-0000-7000-8000-000000000001',
};

type PlanNode = { 'Node Type': string; 'Index Name'?: string; Plans?: PlanNode[] };
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

describeEachDatabase('pages of the catalogue', (api) => {
  before(async () => {
    await api.db
      .insertInto('track')
      .values(
        Array.from({ length: TRACKS }, (_, index) => ({
          isrc: `KRX4G26${String(index).padStart(5, '0')}`,
          // Titles in another order than the codes; some are equal.
          title: `Title ${(index * 7919) % 997}`,
          artist: 'Artist',
          category: index % 3 === 0 ? ('song' as const) : ('bgm' as const),
          duration_seconds: 60,
          cover: '',
          exclusive_logo: null,
          videos_used: (index * 31) % 101,
        })),
      )
      .execute();
    await sql`
      insert into track_rank (week, isrc, rank, views)
      select date '2026-11-16', isrc, row_number() over (order by md5(isrc)), 1
      from (select isrc from track order by md5(isrc) limit ${RANKED}::int) as first`.execute(api.db);
    await catalogueRepository.tidy(api.database.bulk);
  });

  for (const order of ['rank', 'title', 'popular'] as const)
    it(`a page by ${order} far down the list is read from an index alone`, async () => {
      let query: CompiledQuery | undefined;
      const capture: KyselyPlugin = {
        // Called for the parts of a query before the whole.
        transformQuery({ node, queryId }) {
          query = api.db.getExecutor().compileQuery(node, queryId);
          return node;
        },
        transformResult: async ({ result }) => result,
      };
      const music = createMusicRepository(api.db.withPlugin(capture));

      const rows = await music.page(listener, { category: 'bgm' }, order, { skip: 1_000 }, SIZE);
      assert.ok(query);
      const { rows: explained } = await api.db.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        CompiledQuery.raw(`explain (format json) ${query.sql}`, [...query.parameters]),
      );
      const plans = explained.map((row) => row['QUERY PLAN'][0].Plan);

      assert.equal(rows.length, SIZE);
      const index = order === 'popular' ? 'track_used' : 'track_title';
      const isRead = plans
        .flatMap(nodesOf)
        .some((node) => node['Node Type'] === 'Index Only Scan' && node['Index Name'] === index);
      assert.ok(isRead, JSON.stringify(plans));
    });

  const filters: TrackFilter[] = [{}, { category: 'song' }];
  for (const filter of filters)
    it(`pages by rank with the filter ${JSON.stringify(filter)} are the parts of one list, also where the ranking ends`, async () => {
      const music = createMusicRepository(api.db);
      const codes = async (skip: number, size: number) =>
        (await music.page(listener, filter, 'rank', { skip }, size)).map(
          ({ isrc, rank }) => `${isrc} ${rank}`,
        );

      const whole = await codes(0, TRACKS);
      const ranked = whole.filter((line) => !line.endsWith('null')).length;

      assert.equal(whole.length, await music.count(filter));
      assert.ok(ranked > 0 && ranked <= RANKED);
      for (const skip of [0, 1, ranked - 1, ranked, ranked + 1, whole.length - 5, whole.length])
        assert.deepEqual(await codes(skip, SIZE), whole.slice(skip, skip + SIZE), `after ${skip}`);
    });
});
