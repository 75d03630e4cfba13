import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import { addMember } from '../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';
import { defaultKinds } from '../../platform/testing/test-databases.ts';
import { forgetChannels } from '../ingest/forget-channel.ts';
import { ingestText } from '../ingest/testing/ingest-world.ts';
import { readMarks, settleMarks } from './report-mark.repository.ts';
import * as data from './testing/report-world.ts';

const range = 'from=2026-10-21&to=2026-11-17';
/** Of a channel that the member has, too. */
const VIDEO = `${data.CHANNELS[0]?.slice(2, 8)}-vid-0`;

describeEachDatabase('answers that are kept', (world) => {
  let w: data.ReportWorld;
  let people: Record<string, PortalClient> = {};
  let currencies: readonly string[] = [];
  let channelId = '';

  before(async () => {
    w = await data.buildReportWorld(world);
    const { manager, member, stranger } = w;
    people = { manager, member };
    currencies = ['KRW'];
    // The other database answers everybody; on this one it is enough that each change is seen.
    if (defaultKinds.includes(world.database.kind)) {
      people = { ...people, stranger, second: (await addMember(world, manager)).client };
      currencies = ['KRW', 'USD'];
    }
    const channel = await world.db
      .selectFrom('channel_claim')
      .select('channel_id')
      .where('youtube_id', '=', data.CHANNELS[0] ?? '')
      .executeTakeFirstOrThrow();
    channelId = channel.channel_id;
    const said = { title: 'A song', artist: 'Han', cover: '', duration_seconds: 100 };
    await world.db
      .insertInto('track')
      .values({ ...said, isrc: 'KRX4G2600001', category: 'bgm', exclusive_logo: null })
      .execute();
    await world.db.updateTable('video').set({ isrc: 'KRX4G2600001' }).execute();
  });

  const paths = () => [
    `summary?${range}&compare=previous`,
    `trend?${range}&interval=week`,
    `videos?${range}&sort=published`,
    `countries?${range}`,
    `channels?${range}&sort=name`,
    `channels/trend?${range}`,
    `video?${range}&id=${VIDEO}`,
    `summary?${range}&member=${w.memberId}`,
  ];

  /** Everything that some people are told, by who and what. */
  const readAll = async () => {
    const answers = new Map<string, string>();
    for (const [who, client] of Object.entries(people))
      for (const currency of currencies)
        for (const path of paths()) {
          const reply = await client.get(`/report/${path}`, { 'x-mcn-currency': currency });
          const { request_id: _, ...body } = reply.body;
          answers.set(`${who} ${currency} ${path}`, JSON.stringify([reply.status, body]));
        }
    return answers;
  };

  /** As nobody had asked before. */
  const readAnew = async () => {
    await settleMarks(world.db, w.managerId);
    return readAll();
  };

  /** A change that leaves no mark: who is told of it was given no answer that was kept. */
  const changeUnseen = () =>
    sql`update account_day_country set views = views + 1 where account_id = ${w.managerId}`.execute(world.db);

  const viewsTold = async () => {
    const { body } = await w.manager.get(`/report/summary?${range}`, { 'x-mcn-currency': 'KRW' });
    return body.figures.views.value;
  };

  it('are sent until something changes, with the headers of any other', async () => {
    const path = `/report/summary?${range}`;
    // The first one may come upon more marks than are worth it.
    const [, first] = [await w.manager.get(path), await w.manager.get(path)];
    await changeUnseen();
    const kept = await w.manager.get(path);
    await settleMarks(world.db, w.managerId);
    const anew = await w.manager.get(path);

    assert.deepEqual(kept.body, first.body);
    assert.notDeepEqual(anew.body, first.body);
    const without = ({ date: _, 'x-request-id': __, ...rest }: Record<string, unknown>) => rest;
    assert.deepEqual(without(kept.headers), without(first.headers));
  });

  it('T-14 are never those of somebody else', async () => {
    const first = await readAnew();
    const kept = await readAll();

    assert.deepEqual(kept, first);
    const told = [...kept].filter(([question]) => question.endsWith(paths()[0] ?? ''));
    assert.equal(
      new Set(told.map(([, answer]) => answer)).size,
      Object.keys(people).length * currencies.length,
    );
    const managers = [...kept].filter(([question]) => question.startsWith('manager KRW'));
    assert.equal(new Set(managers.map(([, answer]) => answer)).size, paths().length);
  });

  const onceAnew = async (change: () => Promise<unknown>) => {
    await readAnew();
    const earlier = await readAll();
    await change();
    const told = await readAll();
    const anew = await readAnew();
    assert.deepEqual(told, anew);
    assert.notDeepEqual(told, earlier);
  };

  const changes: Record<string, () => Promise<unknown>> = {
    'the name of a channel': () =>
      world.db.updateTable('channel').set({ name: 'Renamed' }).where('id', '=', channelId).execute(),
    'the title of a video': () => world.db.updateTable('video').set({ title: 'Told at last' }).execute(),
    'claims on a video': () => {
      const claim = { account_id: w.managerId, video_id: VIDEO, channel_id: channelId, matched_seconds: 9 };
      const said = { isrc: null, title: '', artist: '', album: '', label: '' };
      return world.db
        .insertInto('video_claim')
        .values([
          { ...claim, ...said, id: 'C1', asset_id: 'A1' },
          { ...claim, ...said, id: 'C2', asset_id: 'A2', isrc: 'KRX4G2600002', title: 'Said' },
        ])
        .execute();
    },
    'the name of what a video uses': () =>
      world.db
        .insertInto('asset')
        .values({
          ...{ id: 'A1', kind: 'sound_recording', title: 'Heard', isrc: 'KRX4G2600003' },
          ...{ artist: 'Han', album: '', label: '' },
        })
        .execute(),
    'the title of a track': () => world.db.updateTable('track').set({ title: 'Another song' }).execute(),
    'a video that is new': () =>
      world.db
        .insertInto('video')
        .values({ account_id: w.managerId, id: 'new-video', channel_id: channelId })
        .execute(),
    'the rate of a day': () =>
      world.db.updateTable('fx_rate').set({ rate: '1500' }).where('day', '=', '2026-11-03').execute(),
    'a rate that was taken back': () =>
      world.db.deleteFrom('fx_rate').where('day', '<', '2026-11-01').execute(),
    'a fee': () => world.db.updateTable('fee_rate').set({ basis_points: 2_000 }).execute(),
    'a day that is reported anew': () =>
      ingestText(
        world,
        w.views
          .split('\n')
          .filter((line, index) => index !== 1 && (index === 0 || line.startsWith('20261110')))
          .join('\n'),
        { createdAt: new Date('2027-01-01T00:00:00Z') },
      ),
    'fees that are gone': () => world.db.deleteFrom('fee_rate').execute(),
    'channels that are no longer assigned': () => world.db.deleteFrom('channel_member').execute(),
    'figures that go with their channel': () =>
      world.db.transaction().execute((trx) => forgetChannels(trx, w.managerId, [channelId])),
    'a channel that is deleted': () => world.db.deleteFrom('channel').where('id', '=', channelId).execute(),
    // Nothing went with it that would have left a mark.
    'a member that is deleted': () => world.db.deleteFrom('member').where('id', '=', w.memberId).execute(),
  };

  const someoneWaits = async () => {
    const { rows } = await sql`
      select from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and not l.granted`.execute(world.db);
    return rows.length > 0;
  };

  it('are not kept where something changes while they are made', async (t) => {
    if (world.database.kind === 'embedded') return t.skip('its transactions are never at the same time');
    await readAnew();
    await settleMarks(world.db, w.managerId);
    // A promise in an object is not waited for where it is returned.
    const { asked } = await world.db.transaction().execute(async (trx) => {
      await sql`lock table fx_rate in access exclusive mode`.execute(trx);
      const reply = w.manager.get(`/report/summary?${range}`, { 'x-mcn-currency': 'KRW' });
      while (!(await someoneWaits())) await setTimeout(5);
      await trx.updateTable('fx_rate').set({ rate: '1234' }).where('day', '=', '2026-11-04').execute();
      return { asked: reply };
    });
    const { body } = await asked;
    await changeUnseen();

    assert.notEqual(await viewsTold(), body.figures.views.value);
  });

  it('count as before once their marks were many', async () => {
    for (let round = 0; round < 70; round += 1)
      await world.db
        .updateTable('channel')
        .set({ name: `Name ${round}` })
        .where('id', '=', channelId)
        .execute();
    await w.manager.get(`/report/${paths()[0]}`);
    const { text, unsettled } = await readMarks(world.db, w.managerId);

    assert.deepEqual(unsettled, []);
    assert.ok(text.split(' ').length < 70);
    assert.deepEqual(await readAll(), await readAnew());
  });

  for (const [what, change] of Object.entries(changes)) it(`tell at once of ${what}`, () => onceAnew(change));
});
