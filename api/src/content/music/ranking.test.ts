import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { randomIds } from '../../platform/ids.ts';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import { insertChannel, insertSite, joinManager } from '../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';
import { addDays } from '../../platform/calendar.ts';

const VIEWS = 'content_owner_basic_a4';
const isrc = (number: number) => `KRC40${String(number).padStart(7, '0')}`;

describeEachDatabase('the weekly ranking', (api) => {
  let client: PortalClient;
  const channels = new Map<string, string>();

  /** Inserts views of a video that uses a track, on a day. */
  const deliver = async (account: string, day: string, track: number, views: number, madeAt = day) => {
    const { db } = api;
    const video = `${account.slice(-6)}-${track}`;
    const row = { account_id: account, channel_id: channels.get(account) ?? '' };
    await db
      .insertInto('video')
      .values({ ...row, id: video, isrc: isrc(track) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('video_day')
      .values({ ...row, day, video_id: video, views: String(views) })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'day', 'channel_id', 'video_id', 'version'])
          .doUpdateSet({ views: String(views) }),
      )
      .execute();
    const file = randomIds.uuid();
    const at = new Date(`${madeAt}T12:00:00Z`);
    await db
      .insertInto('ingest_file')
      .values({
        id: file,
        report_type: VIEWS,
        name: 'x',
        digest: file,
        created_at: at,
        ingested_at: at,
        rows_read: '1',
        rows_unknown: '0',
      })
      .execute();
    await db
      .insertInto('report_day')
      .values({ report_type: VIEWS, day, file_id: file, created_at: at })
      .onConflict((conflict) =>
        conflict.columns(['report_type', 'day', 'owner']).doUpdateSet({ file_id: file, created_at: at }),
      )
      .execute();
    await db
      .insertInto('report_day_account')
      .values({ account_id: account, report_type: VIEWS, day })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };

  const accounts: string[] = [];

  before(async () => {
    await api.db
      .insertInto('track')
      .values(
        [1, 2, 3, 4].map((number) => ({
          isrc: isrc(number),
          title: `Track ${number}`,
          artist: 'x',
          cover: 'x',
          category: 'ost' as const,
          duration_seconds: 60,
          videos_used: '0',
          exclusive_logo: null,
        })),
      )
      .execute();
    const domain = await insertSite(api);
    for (const manager of [await joinManager(api, domain), await joinManager(api, domain)]) {
      client = manager.client;
      accounts.push(manager.id);
      channels.set(manager.id, await insertChannel(api, manager.id));
    }
  });

  const popular = async () => {
    // New reports are checked for once a minute.
    api.clock.advance(61_000);
    const { body } = await client.get('/music/popular');
    return {
      week: body.week,
      places: body.items.map((item: Record<string, unknown>) => [
        item['title'],
        item['rank'],
        item['previous_rank'],
        item['views'],
      ]),
    };
  };

  it('there is no ranking without views', async () => {
    assert.deepEqual(await popular(), { week: null, places: [] });
  });

  it('the ranking adds up the views of all partners over the last complete week', async () => {
    const [first = '', second = ''] = accounts;
    const monday = '2026-02-16';
    // The week before, for comparison.
    await deliver(first, addDays(monday, -7), 2, 50);
    await deliver(first, addDays(monday, -1), 1, 40);
    // Monday and Sunday belong to the week.
    await deliver(first, monday, 1, 60);
    await deliver(second, addDays(monday, 6), 1, 50);
    await deliver(first, addDays(monday, 3), 2, 100);
    await deliver(second, addDays(monday, 3), 3, 100);
    await deliver(second, addDays(monday, 3), 4, 0);
    // The next week has begun and is incomplete.
    await deliver(first, addDays(monday, 7), 4, 10_000);

    assert.deepEqual(await popular(), {
      week: { from: '2026-02-16', to: '2026-02-22' },
      places: [
        ['Track 1', 1, 2, 110],
        ['Track 2', 2, 1, 100],
        ['Track 3', 3, null, 100],
      ],
    });
    const { items } = (await client.get('/music/tracks?search=Track')).body;
    assert.deepEqual(
      items.map((item: { rank: number | null }) => item.rank),
      [1, 2, 3, null],
    );
  });

  it('the ranking is recomputed when corrections are ingested, and not before', async () => {
    const [first = ''] = accounts;
    const { db } = api;
    await db.updateTable('video_day').set({ views: '500' }).where('day', '=', '2026-02-16').execute();
    assert.equal((await popular()).places[0][3], 110);

    await deliver(first, '2026-02-19', 2, 900, '2026-03-01');

    assert.deepEqual((await popular()).places.slice(0, 2), [
      ['Track 2', 1, 1, 900],
      ['Track 1', 2, 2, 550],
    ]);
  });

  it('the ranking is recomputed when a report of an earlier day is ingested late', async () => {
    const [first = ''] = accounts;

    await deliver(first, '2026-02-17', 2, 1, '2026-02-17');

    assert.equal((await popular()).places[0][3], 901);
  });

  it('the ranking moves to the next week when it is complete', async () => {
    const [, second = ''] = accounts;
    await deliver(second, '2026-03-01', 3, 20_000);

    const { week, places } = await popular();

    assert.deepEqual(week, { from: '2026-02-23', to: '2026-03-01' });
    assert.deepEqual(places, [
      ['Track 3', 1, 3, 20_000],
      ['Track 4', 2, null, 10_000],
    ]);
  });

  it('simultaneous requests compute the ranking once', async () => {
    const [first = ''] = accounts;
    await deliver(first, '2026-03-01', 1, 30_000, '2026-03-05');
    api.clock.advance(61_000);

    const replies = await Promise.all(Array.from({ length: 10 }, () => client.get('/music/popular')));

    for (const reply of replies) assert.equal(reply.body.items[0].title, 'Track 1');
  });
});
