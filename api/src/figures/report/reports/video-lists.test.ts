import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { sql } from 'kysely';
import { describeWithDatabase } from '../../../platform/testing/describe-databases.ts';
import { deleteChannelFigures } from '../../ingest/delete-figures.ts';
import { ingestText } from '../../ingest/testing/ingest-fixtures.ts';
import { compactVersionStamps } from '../cache/version-stamp.repository.ts';
import * as data from '../testing/report-fixture.ts';

const sorts = ['views', 'revenue', 'rpm', 'premium_views', 'premium_rate', 'premium_rpm', 'published'];
const periods = [
  'from=2026-10-01&to=2026-11-18',
  'from=2026-10-21&to=2026-11-17',
  'from=2026-11-01&to=2026-11-18',
];
/** Enough videos for a list of the shortest period to be materialised. */
const MANY = 3_000;

describeWithDatabase('materialised video lists', (api) => {
  let fixture: data.ReportFixture;
  let channelId = '';

  before(async () => {
    fixture = await data.createReportFixture(api);
    await api.db.updateTable('video').set({ published_on: '2026-10-27' }).execute();
    const [channel] = await api.db
      .selectFrom('channel')
      .select('id')
      .where('youtube_id', '=', data.CHANNELS[0] ?? '')
      .execute();
    channelId = channel?.id ?? '';
    const [, someVideo = ''] = /(\w+-vid-0)/.exec(fixture.views) ?? [];
    await api.db.updateTable('video').set({ isrc: 'KRX4G2600999' }).where('id', '=', someVideo).execute();
  });

  const setMany = async (isMany: boolean) => {
    if (isMany)
      await sql`
        insert into video (account_id, id, channel_id)
        select ${fixture.managerId}, 'unseen' || n, ${channelId} from generate_series(1, ${sql.lit(MANY)}) n`.execute(
        api.db,
      );
    else await sql`delete from video where id like 'unseen%'`.execute(api.db);
  };

  const countLists = async () => {
    const { rows } = await sql<{ count: string }>`select count(*) as count from video_list`.execute(api.db);
    return Number(rows[0]?.count);
  };

  const read = async (who: 'manager' | 'member', path: string, currency = 'KRW') => {
    const { status, body } = await fixture[who].get(`/report/${path}`, { 'x-mcn-currency': currency });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };

  /** Responses by request: each viewer and period uses every other sort key, and the next one the remaining keys. */
  const readAll = async () => {
    const responses: Record<string, unknown> = {};
    let turn = 0;
    for (const who of ['manager', 'member'] as const)
      for (const currency of ['KRW', 'USD'])
        for (const period of periods) {
          turn += 1;
          const inTurn = sorts.filter((_, index) => index % 2 === turn % 2);
          const paths = inTurn.flatMap((sort) => [
            `videos?${period}&sort=${sort}&order=desc&page=0&size=3`,
            `videos?${period}&sort=${sort}&order=asc&page=1&size=2`,
          ]);
          for (const path of [
            ...paths,
            `videos?${period}&search=${encodeURIComponent('골목')}`,
            `videos?${period}&page=9&size=50`,
            `videos?${period}&country=KR`,
            `videos?${period}&country=JP&weekday=mon`,
            `videos?${period}&track=KRX4G2600999`,
            `prices?${period}&interval=week`,
          ])
            responses[`${who} ${currency} ${path}`] = await read(who, path, currency);
        }
    return responses;
  };

  it('a materialised video list equals the sums of a small list, when it is computed and when it is read again', async () => {
    const expected = await readAll();
    assert.equal(await countLists(), 0);
    await setMany(true);

    const first = await readAll();
    const lists = await countLists();
    // Bypasses the response cache.
    await compactVersionStamps(api.db, fixture.managerId);
    const second = await readAll();
    await setMany(false);

    for (const [path, response] of Object.entries(expected)) {
      assert.deepEqual(first[path], response, path);
      assert.deepEqual(second[path], response, path);
    }
    assert.ok(lists > 0);
  });

  it('concurrent requests compute a video list once', async () => {
    await setMany(true);
    await sql`delete from video_list`.execute(api.db);
    const path = 'videos?from=2026-10-12&to=2026-10-30&sort=views&order=desc';

    const responses = await Promise.all(Array.from({ length: 8 }, () => read('manager', path)));
    await setMany(false);

    assert.equal(await countLists(), 1);
    assert.equal(new Set(responses.map((response) => JSON.stringify(response.items))).size, 1);
  });

  /** Materialises a list, changes something, and compares the next response with recomputed sums. */
  const assertRecomputes = async (path: string, change: () => Promise<unknown>) => {
    await setMany(true);
    const before = await read('manager', path);
    await change();
    const after = await read('manager', path);
    await setMany(false);
    const expected = await read('manager', path);
    assert.deepEqual(after, expected);
    assert.notDeepEqual(after, before);
  };

  it('a materialised video list is recomputed after a rate changes', async () => {
    await assertRecomputes(`videos?${periods[1]}`, () =>
      api.db.updateTable('fx_rate').set({ rate: '1500' }).where('day', '=', '2026-11-03').execute(),
    );
  });

  it('a materialised video list is recomputed after a day is reported again', async () => {
    const corrected = fixture.views
      .split('\n')
      .filter((line, index) => index === 0 || line.startsWith('20261110'))
      .filter((_, index) => index !== 1)
      .join('\n');
    await assertRecomputes(`videos?${periods[0]}`, () =>
      ingestText(api, corrected, { forceReason: 'a correction' }),
    );
  });

  it('a materialised video list sorted by date is recomputed after a publishing date changes', async () => {
    await assertRecomputes(`videos?${periods[1]}&sort=published&order=desc`, () =>
      api.db
        .updateTable('video')
        .set({ published_on: '2026-11-02' })
        .where('id', '=', `${data.CHANNELS[1]?.slice(2, 8)}-vid-1`)
        .execute(),
    );
  });

  it('a materialised video list is recomputed after a channel is deleted', async () => {
    await assertRecomputes(`videos?${periods[0]}`, async () => {
      const { id } = await api.db
        .selectFrom('channel')
        .select('id')
        .where('youtube_id', '=', data.CHANNELS[2] ?? '')
        .executeTakeFirstOrThrow();
      await api.db.transaction().execute((trx) => deleteChannelFigures(trx, fixture.managerId, [id]));
    });
  });
});
