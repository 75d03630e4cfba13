import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../platform/testing/fixtures.ts';
import { signInOperator } from '../../platform/testing/operator.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';

const isrc = (number: number) => `KRX4G26${String(number).padStart(5, '0')}`;
const HEADER = 'isrc,title,artist,category,duration,tags,cover,exclusive';

describeWithDatabase('the catalogue import', (api) => {
  let operator: PortalClient;
  let partner: PortalClient;

  before(async () => {
    operator = (await signInOperator(api)).client;
    partner = (await joinManager(api, await insertSite(api))).client;
    const name = (ko: string, en: string) => JSON.stringify({ ko, en });
    await api.db
      .insertInto('music_tag')
      .values([
        { id: 'calm', name: name('잔잔한', 'Calm'), position: 1 },
        { id: 'rain', name: name('비 오는 날', 'Rainy day'), position: 2 },
      ])
      .execute();
  });
  beforeEach(() => api.db.deleteFrom('track').execute());

  const send = (rows: readonly string[], { header = HEADER, query = '' } = {}) =>
    operator.post(`/operator/music?name=tracks.csv${query}`, [header, ...rows].join('\n'), {
      'content-type': 'text/csv',
    });
  const tracks = async () => (await partner.get('/music/tracks?order=title')).body.items;
  const titles = async () => (await tracks()).map(({ title }: { title: string }) => title);
  const listErrors = ({ body }: Awaited<ReturnType<typeof send>>) =>
    body.file_errors.map(({ path, code }: { path: string; code: string }) => `${path}: ${code}`);

  const alpha = `${isrc(1)},Alpha,Han,BGM,1:05,calm; Rainy day,,yes`;
  const beta = `kr-x4g-26-00002,"Beta, the ""second""",달빛,song,62,,/media/cover/own.svg,no`;

  it('the catalogue import adds new tracks and shows them at once', async () => {
    const { body } = await send([alpha, beta]);

    assert.deepEqual(body.result, {
      added: 2,
      changed: 0,
      restored: 0,
      removed: 0,
      kept: 0,
      missing: 0,
      new_tags: [],
    });
    const [first, second] = await tracks();
    assert.deepEqual(
      [first.isrc, first.category, first.duration_seconds, first.cover, first.exclusive_logo],
      [isrc(1), 'bgm', 65, `/media/cover/${isrc(1)}.webp`, '/media/logo/exclusive.svg'],
    );
    assert.deepEqual(
      first.tags.map(({ id }: { id: string }) => id),
      ['calm', 'rain'],
    );
    assert.deepEqual(
      [second.isrc, second.title, second.cover, second.exclusive_logo, second.tags],
      [isrc(2), 'Beta, the "second"', '/media/cover/own.svg', null, []],
    );
  });

  it('importing the same catalogue again changes nothing, and changes are in the audit log', async () => {
    await send([alpha, beta]);
    const again = await send([beta, alpha]);
    const changed = await send([alpha.replace('Alpha', 'Alpha 2'), beta]);

    assert.deepEqual(again.body.result, {
      added: 0,
      changed: 0,
      restored: 0,
      removed: 0,
      kept: 2,
      missing: 0,
      new_tags: [],
    });
    assert.deepEqual([changed.body.result.changed, changed.body.result.kept], [1, 1]);
    assert.deepEqual(await titles(), ['Alpha 2', 'Beta, the "second"']);
    const entries = await api.db
      .selectFrom('audit_entry')
      .select(['actor_role', 'subject', 'after'])
      .where('action', '=', 'music.imported')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    assert.deepEqual(entries, [
      {
        actor_role: 'operator',
        subject: 'tracks.csv',
        after: { added: 0, changed: 1, restored: 0, removed: 0, kept: 1, removed_tracks: [] },
      },
    ]);
  });

  it('the catalogue import does not change values for which the file has no column', async () => {
    await send([alpha, beta]);
    await api.db.updateTable('track').set({ videos_used: 77 }).execute();

    await send([`${isrc(1)},Alpha 2,Han,bgm,65`], { header: 'isrc,title,artist,category,duration' });

    const [first] = await tracks();
    assert.deepEqual([first.title, first.tags.length, first.videos_used], ['Alpha 2', 2, 77]);
    assert.notEqual(first.exclusive_logo, null);
    await send([`${isrc(1)},Alpha 2,Han,bgm,65,`], { header: 'isrc,title,artist,category,duration,tags' });
    assert.deepEqual((await tracks())[0].tags, [], 'an empty cell says that there is none');
  });

  it('the catalogue import removes missing tracks only on request, and restores them', async () => {
    await send([alpha, beta]);
    const favourite = () => partner.post('/music/favourites/add', { isrc: isrc(2) });
    await favourite();

    const kept = await send([alpha]);
    assert.deepEqual([kept.body.result.missing, (await titles()).length], [1, 2]);
    const removed = await send([alpha], { query: '&remove_missing=true' });
    assert.deepEqual([removed.body.result.removed, removed.body.result.missing], [1, 0]);
    assert.deepEqual(await titles(), ['Alpha']);
    assert.equal((await favourite()).status, 404);
    assert.deepEqual((await partner.get('/music/favourites')).body.items, []);
    assert.equal((await send([alpha], { query: '&remove_missing=true' })).body.result.removed, 0);

    const restored = await send([beta]);
    assert.equal(restored.body.result.restored, 1);
    assert.equal((await titles()).length, 2);
    assert.equal((await partner.get('/music/favourites')).body.items.length, 1);
  });

  it('the catalogue import refuses a file with errors as a whole and names each error', async () => {
    await send([alpha]);
    const refused = await send([
      beta,
      'KRX4G2600003,,Han,bgm,60,,,',
      'KRX4G26,A,Han,bgm,60,,,',
      'USABC2600001,A,Han,bgm,60,,,',
      'KRX4G2600004,A,Han,jazz,60,,,',
      'KRX4G2600005,A,Han,bgm,0:00,,,',
      'KRX4G2600006,A\u200b,Han,bgm,60,,http://evil.example/a.png,perhaps',
      `KRX4G2600007,${'아'.repeat(301)},Han,bgm,60,,,`,
    ]);

    assert.equal(refused.status, 422);
    assert.deepEqual(listErrors(refused), [
      'line 3, column 2 (title): bad_cell',
      'line 4, column 1 (isrc): bad_cell',
      'line 5, column 1 (isrc): bad_cell',
      'line 6, column 4 (category): bad_cell',
      'line 7, column 5 (duration): bad_cell',
      'line 8, column 2 (title): bad_cell',
      'line 8, column 7 (cover): bad_cell',
      'line 8, column 8 (exclusive): bad_cell',
      'line 9, column 2 (title): bad_cell',
    ]);
    assert.match(refused.body.file_errors[2].message, /begins with KRX4G/);
    assert.deepEqual(await titles(), ['Alpha']);
    assert.deepEqual(listErrors(await send([alpha, alpha, alpha.replace('calm', 'loud')])), [
      'line 3 (isrc): duplicate_isrc',
      'line 4 (isrc): duplicate_isrc',
      'line 4 (tags): unknown_tag',
    ]);
    assert.deepEqual(listErrors(await send([], { query: '&remove_missing=1' })), ['line 2: empty_file']);
    assert.deepEqual(listErrors(await send([], { header: 'isrc,title,artist,category' })), [
      'line 1 (duration): missing_column',
    ]);
  });

  it('the catalogue import names every bad line of a file in one run, also duplicates among them', async () => {
    const bad = Array.from({ length: 300 }, (_, index) =>
      index % 2 ? `${isrc(1)},A,B,bgm,60,,,` : `KRX4G26,A,B,jazz,60,,,`,
    );

    const errors = listErrors(await send([alpha, ...bad]));

    assert.equal(errors.length, 450);
    assert.deepEqual(errors.slice(-3), [
      'line 301, column 1 (isrc): bad_cell',
      'line 301, column 4 (category): bad_cell',
      'line 302 (isrc): duplicate_isrc',
    ]);
    assert.deepEqual(await titles(), []);
  });

  it('the catalogue import creates tags only when asked, each once', async () => {
    const rows = [`${isrc(1)},A,B,bgm,60,Night Drive;calm,,`, `${isrc(2)},C,D,bgm,60,night drive|밤 산책,,`];

    assert.equal((await send(rows)).status, 422);
    const { body } = await send(rows, { query: '&create_tags=true' });

    assert.deepEqual(body.result.new_tags, ['Night Drive', '밤 산책']);
    assert.deepEqual(
      (await tracks()).map(({ tags }: { tags: { id: string }[] }) => tags.map(({ id }) => id)),
      [
        ['calm', 'night-drive'],
        ['night-drive', '밤-산책'],
      ],
    );
    assert.deepEqual((await send(rows, { query: '&create_tags=true' })).body.result.kept, 2);
  });

  it('the catalogue import stops when much would be removed, unless it is forced with a reason', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => `${isrc(index)},Track ${index},B,bgm,60,,,`);
    const few = rows.slice(0, 48);
    await send(rows);

    const stopped = await send(few, { query: '&remove_missing=true' });
    assert.deepEqual(listErrors(stopped), ['line 1: too_many_removed']);
    assert.match(stopped.body.file_errors[0].message, /lacks 12 of 60 tracks, more than 10 %/);
    assert.equal((await partner.get('/music/tracks')).body.total, 60);

    const allowed = await send(few, { query: '&remove_missing=true&max_removed=20' });
    assert.equal(allowed.body.result.removed, 12);
    const forced = await send(few.slice(0, 10), { query: '&remove_missing=true&reason=end%20of%20licence' });
    assert.equal(forced.body.result.removed, 38);
    const { after } = await api.db
      .selectFrom('audit_entry')
      .select('after')
      .where('action', '=', 'music.imported')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    assert.equal((after as { reason: string }).reason, 'end of licence');
  });

  it('the catalogue import stores texts in NFC, so that a search finds them in any composition', async () => {
    await send([
      `${isrc(1)},${'카페'.normalize('NFD')},${'한'.normalize('NFD')},bgm,60,${'잔잔한'.normalize('NFD')},,`,
    ]);

    const { items } = (await partner.get(`/music/tracks?search=${encodeURIComponent('카페')}`)).body;
    assert.deepEqual([items[0].title, items[0].tags[0].id], ['카페', 'calm']);
  });
});
