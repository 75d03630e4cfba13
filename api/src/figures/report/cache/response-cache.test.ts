import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { describeEachDatabase } from '../../../platform/testing/describe-databases.ts';
import { addMember } from '../../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { deleteChannelFigures } from '../../ingest/delete-figures.ts';
import { countList, ingestText } from '../../ingest/testing/ingest-fixtures.ts';
import { compactVersionStamps, readVersionStamps } from './version-stamp.repository.ts';
import * as data from '../testing/report-fixture.ts';

const range = 'from=2026-10-21&to=2026-11-17';
const inWon = { 'x-mcn-currency': 'KRW' };
/** A video of a channel that is also assigned to the member. */
const VIDEO = `${data.CHANNELS[0]?.slice(2, 8)}-vid-0`;

describeEachDatabase('response cache of reports', (api) => {
  let fixture: data.ReportFixture;
  let clients: Record<string, PortalClient> = {};
  let channelId = '';

  before(async () => {
    fixture = await data.createReportFixture(api);
    const { manager, member } = fixture;
    clients = { manager, member, second: (await addMember(api, manager)).client };
    const channel = await api.db
      .selectFrom('channel_claim')
      .select('channel_id')
      .where('youtube_id', '=', data.CHANNELS[0] ?? '')
      .executeTakeFirstOrThrow();
    channelId = channel.channel_id;
    const song = { title: 'A song', artist: 'Han', cover: '', duration_seconds: 100 };
    await api.db
      .insertInto('track')
      .values({ ...song, isrc: 'KRX4G2600001', category: 'bgm', exclusive_logo: null })
      .execute();
    await api.db.updateTable('video').set({ isrc: 'KRX4G2600001' }).execute();
  });

  const paths = () => [
    `summary?${range}&compare=previous`,
    `trend?${range}&interval=week`,
    `videos?${range}&sort=published`,
    `countries?${range}`,
    `channels?${range}&sort=name`,
    `channels/trend?${range}`,
    `video?${range}&id=${VIDEO}`,
    `summary?${range}&member=${fixture.memberId}`,
  ];

  /** Reads every report as every client; responses by client, currency and path. */
  const readAll = async (readers = clients) => {
    const responses = new Map<string, string>();
    for (const [name, client] of Object.entries(readers))
      for (const currency of ['KRW', 'USD'])
        for (const path of paths()) {
          const reply = await client.get(`/report/${path}`, { 'x-mcn-currency': currency });
          const { request_id: _, ...body } = reply.body;
          responses.set(`${name} ${currency} ${path}`, JSON.stringify([reply.status, body]));
        }
    return responses;
  };

  /** Reads every report with the account's cache entries invalidated. */
  const readUncached = async (readers = clients) => {
    await compactVersionStamps(api.db, fixture.managerId);
    return readAll(readers);
  };

  /** Changes figures without a version stamp, so that only responses that are not cached show the change. */
  const changeWithoutStamp = () =>
    sql`update account_day_country set views = views + 1 where account_id = ${fixture.managerId}`.execute(
      api.db,
    );

  it('a cached response is sent until its account’s data change, with the same headers as a computed one', async () => {
    const path = `/report/summary?${range}`;
    // The first request may only compact the version stamps.
    const [, first] = [await fixture.manager.get(path), await fixture.manager.get(path)];
    await changeWithoutStamp();
    const cached = await fixture.manager.get(path);
    await compactVersionStamps(api.db, fixture.managerId);
    const recomputed = await fixture.manager.get(path);

    assert.deepEqual(cached.body, first.body);
    assert.notDeepEqual(recomputed.body, first.body);
    const without = ({ date: _, 'x-request-id': __, ...rest }: Record<string, unknown>) => rest;
    assert.deepEqual(without(cached.headers), without(first.headers));
  });

  it('T-14 a cached response is never sent to another user', async () => {
    const readers = { ...clients, stranger: fixture.stranger };
    const first = await readUncached(readers);
    const cached = await readAll(readers);

    assert.deepEqual(cached, first);
    const summaries = [...cached].filter(([request]) => request.endsWith(paths()[0] ?? ''));
    assert.equal(new Set(summaries.map(([, response]) => response)).size, 4 * 2);
    const managers = [...cached].filter(([request]) => request.startsWith('manager KRW'));
    assert.equal(new Set(managers.map(([, response]) => response)).size, paths().length);
  });

  const assertInvalidates = async (change: () => Promise<unknown>) => {
    // Fills the cache where the previous test has not.
    const earlier = await readAll();
    await change();
    const cached = await readAll();
    const computed = await readUncached();
    assert.deepEqual(cached, computed);
    assert.notDeepEqual(cached, earlier);
  };

  const changes: Record<string, () => Promise<unknown>> = {
    'a channel’s name changes': () =>
      api.db.updateTable('channel').set({ name: 'Renamed' }).where('id', '=', channelId).execute(),
    'a video’s title changes': () => api.db.updateTable('video').set({ title: 'Told at last' }).execute(),
    'claims on a video are added': async () => {
      const claim = {
        account_id: fixture.managerId,
        video_id: VIDEO,
        channel_id: channelId,
        matched_seconds: 9,
      };
      const metadata = { isrc: null, title: '', artist: '', album: '', label: '' };
      await api.db
        .insertInto('video_claim')
        .values([
          { ...claim, ...metadata, id: 'C1', asset_id: 'A1' },
          { ...claim, ...metadata, id: 'C2', asset_id: 'A2', isrc: 'KRX4G2600002', title: 'Said' },
        ])
        .execute();
      await countList(api, 'content_owner_active_claims_a3');
    },
    'an asset of a claim is added': async () => {
      await api.db
        .insertInto('asset')
        .values({
          id: 'A1',
          kind: 'sound_recording',
          title: 'Heard',
          isrc: 'KRX4G2600003',
          artist: 'Han',
          album: '',
          label: '',
        })
        .execute();
      await countList(api, 'content_owner_asset_a3');
    },
    'a track’s title changes': () => api.db.updateTable('track').set({ title: 'Another song' }).execute(),
    'a video is added': () =>
      api.db
        .insertInto('video')
        .values({ account_id: fixture.managerId, id: 'new-video', channel_id: channelId })
        .execute(),
    'an exchange rate changes': () =>
      api.db.updateTable('fx_rate').set({ rate: '1500' }).where('day', '=', '2026-11-03').execute(),
    'an exchange rate is deleted': () =>
      api.db.deleteFrom('fx_rate').where('day', '<', '2026-11-01').execute(),
    'a fee rate changes': () => api.db.updateTable('fee_rate').set({ basis_points: 2_000 }).execute(),
    'a day is reported again': () =>
      ingestText(
        api,
        fixture.views
          .split('\n')
          .filter((line, index) => index !== 1 && (index === 0 || line.startsWith('20261110')))
          .join('\n'),
        { forceReason: 'a correction' },
      ),
    'fee rates are deleted': () => api.db.deleteFrom('fee_rate').execute(),
    'channels are unassigned': () => api.db.deleteFrom('channel_member').execute(),
    'figures of a channel are deleted': () =>
      api.db.transaction().execute((trx) => deleteChannelFigures(trx, fixture.managerId, [channelId])),
    'a channel is deleted': () => api.db.deleteFrom('channel').where('id', '=', channelId).execute(),
    // Its assignments and fee rates are deleted already, so only the stamp of `member` invalidates.
    'a member is deleted': () => api.db.deleteFrom('member').where('id', '=', fixture.memberId).execute(),
  };

  const isAnyLockAwaited = async () => {
    const { rows } = await sql`
      select from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and not l.granted`.execute(api.db);
    return rows.length > 0;
  };

  it('a response is computed again when data change meanwhile, and that one is cached', async (t) => {
    if (api.database.kind === 'embedded')
      return t.skip('the embedded database has no concurrent transactions');
    await readUncached();
    await compactVersionStamps(api.db, fixture.managerId);
    // Wrapping the promise in an object prevents `await` from waiting for it inside the transaction.
    const { request } = await api.db.transaction().execute(async (trx) => {
      await sql`lock table fx_rate in access exclusive mode`.execute(trx);
      const reply = fixture.manager.get(`/report/summary?${range}`, inWon);
      while (!(await isAnyLockAwaited())) await setTimeout(5);
      await trx.updateTable('fx_rate').set({ rate: '1234' }).where('day', '=', '2026-11-04').execute();
      return { request: reply };
    });
    const figuresOf = async () => (await fixture.manager.get(`/report/summary?${range}`, inWon)).body.figures;
    const { body } = await request;
    const cached = await figuresOf();
    await compactVersionStamps(api.db, fixture.managerId);

    assert.deepEqual(cached, body.figures);
    assert.deepEqual(await figuresOf(), body.figures);
  });

  it('cached responses stay correct when many version stamps are compacted', async () => {
    for (let round = 0; round < 70; round += 1)
      await api.db
        .updateTable('channel')
        .set({ name: `Name ${round}` })
        .where('id', '=', channelId)
        .execute();
    await fixture.manager.get(`/report/${paths()[0]}`);
    const { joinedStamps, accountsToCompact } = await readVersionStamps(api.db, fixture.managerId);

    assert.deepEqual(accountsToCompact, []);
    assert.ok(joinedStamps.split(' ').length < 70);
    assert.deepEqual(await readAll(), await readUncached());
  });

  for (const [what, change] of Object.entries(changes))
    it(`the response cache misses after ${what}`, () => assertInvalidates(change));
});
