import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { sql } from 'kysely';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { forgetChannels } from '../ingest/forget-channel.ts';
import { ingestText } from '../ingest/testing/ingest-world.ts';
import { settleMarks } from './report-mark.repository.ts';
import * as data from './testing/report-world.ts';

const sorts = ['views', 'revenue', 'rpm', 'premium_views', 'premium_rate', 'premium_rpm', 'published'];
const periods = [
  'from=2026-10-01&to=2026-11-18',
  'from=2026-10-21&to=2026-11-17',
  'from=2026-11-01&to=2026-11-18',
];
/** So many that the shortest of the periods makes a large list. */
const MANY = 3_000;

describeWithDatabase('lists of very many videos', (world) => {
  let w: data.ReportWorld;
  let keptChannel = '';

  before(async () => {
    w = await data.buildReportWorld(world);
    await world.db.updateTable('video').set({ published_on: '2026-10-27' }).execute();
    const [channel] = await world.db
      .selectFrom('channel')
      .select('id')
      .where('youtube_id', '=', data.CHANNELS[0] ?? '')
      .execute();
    keptChannel = channel?.id ?? '';
  });

  const setMany = async (isMany: boolean) => {
    if (isMany)
      await sql`
        insert into video (account_id, id, channel_id)
        select ${w.managerId}, 'unseen' || n, ${keptChannel} from generate_series(1, ${sql.lit(MANY)}) n`.execute(
        world.db,
      );
    else await sql`delete from video where id like 'unseen%'`.execute(world.db);
  };

  const countLists = async () => {
    const { rows } = await sql<{ count: string }>`select count(*) as count from video_list`.execute(world.db);
    return Number(rows[0]?.count);
  };

  const read = async (who: 'manager' | 'member', path: string, currency = 'KRW') => {
    const { status, body } = await w[who].get(`/report/${path}`, { 'x-mcn-currency': currency });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };

  /** What the lists answer, by what was asked: each viewer in each period by every other key, and the next one by the others. */
  const readAll = async () => {
    const answers: Record<string, unknown> = {};
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
            `prices?${period}&interval=week`,
          ])
            answers[`${who} ${currency} ${path}`] = await read(who, path, currency);
        }
    return answers;
  };

  it('tell the same as sums that are made for each answer, the first time and the next', async () => {
    const expected = await readAll();
    assert.equal(await countLists(), 0);
    await setMany(true);

    const first = await readAll();
    const lists = await countLists();
    // So that no answer is sent that was kept itself.
    await settleMarks(world.db, w.managerId);
    const second = await readAll();
    await setMany(false);

    for (const [path, answer] of Object.entries(expected)) {
      assert.deepEqual(first[path], answer, path);
      assert.deepEqual(second[path], answer, path);
    }
    assert.ok(lists > 0);
  });

  it('are made once, however many ask at once', async () => {
    await setMany(true);
    await sql`delete from video_list`.execute(world.db);
    const path = 'videos?from=2026-10-12&to=2026-10-30&sort=views&order=desc';

    const answers = await Promise.all(Array.from({ length: 8 }, () => read('manager', path)));
    await setMany(false);

    assert.equal(await countLists(), 1);
    assert.equal(new Set(answers.map((answer) => JSON.stringify(answer.items))).size, 1);
  });

  /** Keeps a list, changes something, and compares what is told then with sums made anew. */
  const staysTrue = async (path: string, change: () => Promise<unknown>) => {
    await setMany(true);
    const before = await read('manager', path);
    await change();
    const kept = await read('manager', path);
    await setMany(false);
    const expected = await read('manager', path);
    assert.deepEqual(kept, expected);
    assert.notDeepEqual(kept, before);
  };

  it('change with the rate of a day', async () => {
    await staysTrue(`videos?${periods[1]}`, () =>
      world.db.updateTable('fx_rate').set({ rate: '1500' }).where('day', '=', '2026-11-03').execute(),
    );
  });

  it('change with a day that is reported anew', async () => {
    const corrected = w.views
      .split('\n')
      .filter((line, index) => index === 0 || line.startsWith('20261110'))
      .filter((_, index) => index !== 1)
      .join('\n');
    await staysTrue(`videos?${periods[0]}`, () =>
      ingestText(world, corrected, { createdAt: new Date('2027-01-01T00:00:00Z') }),
    );
  });

  it('change with the date of a video, where they are sorted by it', async () => {
    await staysTrue(`videos?${periods[1]}&sort=published&order=desc`, () =>
      world.db
        .updateTable('video')
        .set({ published_on: '2026-11-02' })
        .where('id', '=', `${data.CHANNELS[1]?.slice(2, 8)}-vid-1`)
        .execute(),
    );
  });

  it('forget a channel with its figures', async () => {
    await staysTrue(`videos?${periods[0]}`, async () => {
      const { id } = await world.db
        .selectFrom('channel')
        .select('id')
        .where('youtube_id', '=', data.CHANNELS[2] ?? '')
        .executeTakeFirstOrThrow();
      await world.db.transaction().execute((trx) => forgetChannels(trx, w.managerId, [id]));
    });
  });
});
