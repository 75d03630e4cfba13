import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { after, before, beforeEach, it } from 'node:test';
import { createAudit } from '../../../access/audit/audit.service.ts';
import { randomIds } from '../../../platform/ids.ts';
import { describeWithDatabase } from '../../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { createCatalogueImport } from '../catalogue-import.service.ts';
import { openCovers } from '../covers/cover.routes.ts';
import { openMusicSender, type SendMusic } from '../testing/open-music-sender.ts';
import { createOggOpus } from '../testing/ogg-opus.ts';
import { addId3, createMp3 } from '../testing/sounds.ts';
import { createPreviewStore } from './preview-store.ts';
import { createPreviewService } from './preview.service.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'portal-previews-'));
const PREVIEWS = join(DATA_DIR, 'previews');
const OPERATOR = { id: null, role: 'operator', tenantId: null, domain: '', requestId: null } as const;
const HEADER = 'isrc,title,artist,category,duration,preview';

const row = (number: number, preview: string) =>
  `KRX4G26${String(number).padStart(5, '0')},Track ${number},Han,bgm,60,${preview}`;

describeWithDatabase(
  'previews of the catalogue',
  (api) => {
    let partner: PortalClient;
    let post: SendMusic;
    let mp3: Buffer;

    before(async () => {
      partner = (await joinManager(api, await insertSite(api))).client;
      post = await openMusicSender(api, DATA_DIR);
      mp3 = await createMp3();
    });
    after(() => rm(DATA_DIR, { recursive: true, force: true }));
    beforeEach(async () => {
      await api.db.deleteFrom('track').execute();
      await api.db.deleteFrom('preview').execute();
      await rm(PREVIEWS, { recursive: true, force: true });
    });

    const sendPreview = (name: string, sound: Buffer | string) =>
      post(`/previews?name=${encodeURIComponent(name)}`, sound);
    const sendTracks = (rows: readonly string[], header = HEADER) =>
      post('?name=tracks.csv', [header, ...rows].join('\n'));
    const agePreviews = async () => {
      for (const name of await readdir(PREVIEWS)) await utimes(join(PREVIEWS, name), 0, 0);
    };
    const listPreviews = async () =>
      (await partner.get('/music/tracks?order=title')).body.items.map(
        ({ preview }: { preview: { path: string } | null }) => preview,
      );
    const open = (url: string, headers: Record<string, string> = {}) =>
      api.app.inject({
        url,
        headers: { host: partner.domain, cookie: `__Host-session=${partner.binding}`, ...headers },
      });

    it('a preview that is sent as a file is in every list of tracks, with its length and waveform', async () => {
      const sent = await sendPreview('미리 듣기.mp3', mp3);
      const imported = await sendTracks([row(1, '미리 듣기.mp3'), row(2, '')]);

      assert.deepEqual([sent.status, imported.status], [200, 200]);
      const [first, second] = await listPreviews();
      assert.equal(second, null);
      assert.equal(first.path, sent.body.path);
      assert.match(first.path, /^\/api\/music\/preview\?hash=[0-9a-f]{64}$/);
      assert.ok(Math.abs(first.seconds - 2) < 0.2, String(first.seconds));
      assert.equal(first.peaks.length, 80);
      assert.equal(Math.max(...first.peaks), 100);
      assert.ok(first.peaks[10] < first.peaks[40] && first.peaks[40] < first.peaks[70]);
      const found = await partner.get('/music/tracks?search=Track%201');
      const { body } = await partner.get('/music/track?isrc=KRX4G2600001');
      assert.deepEqual([found.body.items[0].preview, body.track.preview], [first, first]);
    });

    it('a file is typed by its content, whatever its name says', async () => {
      const opus = await sendPreview('a.mp3', createOggOpus(2));
      const tagged = await sendPreview('b.opus', addId3(mp3));

      assert.equal((await open(opus.body.path)).headers['content-type'], 'audio/ogg');
      const { headers, rawPayload } = await open(tagged.body.path);
      assert.equal(headers['content-type'], 'audio/mpeg');
      assert.deepEqual(rawPayload, addId3(mp3));
    });

    it('T-67 what is no sound, too large, too long or too short is refused by its name and stored nowhere', async () => {
      const cases: [sound: Buffer | string, code: string][] = [
        ['<!doctype html><script>alert(1)</script>', 'no_audio'],
        ['', 'no_audio'],
        [`ID3${'<script>alert(1)</script>'.repeat(1_000)}`, 'no_audio'],
        [mp3.subarray(0, 300), 'no_audio'],
        [Buffer.alloc(2 * 1024 * 1024 + 1), 'too_large'],
        [createOggOpus(91), 'too_long'],
      ];
      for (const [sound, code] of cases) {
        const { status, body } = await sendPreview('a.mp3', sound);
        assert.deepEqual(
          [
            status,
            body.file_errors?.map((error: { path: string; code: string }) => [error.path, error.code]),
          ],
          [422, [['a.mp3', code]]],
        );
      }
      await assert.rejects(readdir(PREVIEWS), { code: 'ENOENT' });
      for (const name of ['../a.mp3', 'b/a.mp3', 'a.wav', 'https://a.example/a.mp3'])
        assert.equal((await sendPreview(name, mp3)).status, 400, name);
    });

    it('a part of a preview is sent as the range asks, and the whole to those who hold another version', async () => {
      const { path } = (await sendPreview('a.mp3', mp3)).body;
      const whole = await open(path);
      const tag = String(whole.headers.etag);

      assert.equal(whole.statusCode, 200);
      assert.equal(whole.headers['accept-ranges'], 'bytes');
      assert.equal(whole.headers['cache-control'], 'private, max-age=31536000, immutable');
      assert.equal(whole.headers['x-content-type-options'], 'nosniff');
      assert.equal(whole.headers['cross-origin-resource-policy'], 'same-origin');
      assert.deepEqual(whole.rawPayload, mp3);
      const part = await open(path, { range: 'bytes=100-199' });
      assert.equal(part.statusCode, 206);
      assert.equal(part.headers['content-range'], `bytes 100-199/${mp3.length}`);
      assert.deepEqual(part.rawPayload, mp3.subarray(100, 200));
      const rest = await open(path, { range: 'bytes=-50', 'if-range': tag });
      assert.deepEqual([rest.statusCode, rest.rawPayload], [206, mp3.subarray(-50)]);
      const other = await open(path, { range: 'bytes=0-9', 'if-range': '"other"' });
      assert.deepEqual([other.statusCode, other.rawPayload.length], [200, mp3.length]);
      const outside = await open(path, { range: `bytes=${mp3.length}-` });
      assert.equal(outside.statusCode, 416);
      assert.equal(outside.headers['content-range'], `bytes */${mp3.length}`);
      assert.equal(outside.json().code, 'range_unsatisfiable');
    });

    it('T-15 a preview is served to the cookie of a session, and to nobody after signing out', async () => {
      const { path } = (await sendPreview('a.mp3', mp3)).body;
      const { client } = await joinManager(api, await insertSite(api));
      const cookieOf = ({ binding }: PortalClient) => `__Host-session=${binding}`;

      const own = { host: client.domain, cookie: cookieOf(client) };
      const { statusCode, rawPayload } = await open(path, own);
      assert.deepEqual([statusCode, rawPayload], [200, mp3]);
      for (const cookie of ['', '__Host-session=', '__Host-session=another', 'other=1'])
        assert.equal((await open(path, { cookie })).json().code, 'unauthenticated', cookie);
      assert.equal((await open(path, { cookie: own.cookie })).statusCode, 401, 'on another domain');
      await client.post('/member/logout', {});
      assert.equal((await open(path, own)).statusCode, 401);
    });

    it('T-15 the cookie of a session opens nothing but previews', async () => {
      for (const path of ['/music/tracks', '/member/me'])
        assert.equal((await open(`/api${path}`, { 'x-mcn-domain': partner.domain })).statusCode, 400, path);
      const { status, body } = await partner.get('/music/tracks', { authorization: undefined });
      assert.deepEqual([status, body.code], [401, 'unauthenticated']);
    });

    it('a preview that is stored nowhere returns 404 and may be asked for again', async () => {
      const { statusCode, headers } = await open(`/api/music/preview?hash=${'0'.repeat(64)}`);

      assert.equal(statusCode, 404);
      assert.doesNotMatch(String(headers['cache-control']), /immutable/);
      for (const hash of ['..%2f..%2fadmin-key', 'A'.repeat(64), 'a'])
        assert.equal((await open(`/api/music/preview?hash=${hash}`)).statusCode, 400, hash);
    });

    it('a catalogue file with previews that cannot be had is refused as a whole, and each is named', async () => {
      const { status, body } = await sendTracks([
        row(1, ''),
        row(2, 'missing.mp3'),
        row(3, 'https://localhost/a.mp3'),
        row(4, 'a.wav'),
      ]);
      const named = await sendTracks([row(2, 'missing.mp3'), row(3, 'https://localhost/a.mp3')]);

      assert.deepEqual([status, body.file_errors.length], [422, 1]);
      assert.equal(body.file_errors[0].path, 'line 5, column 6 (preview)');
      assert.deepEqual(
        named.body.file_errors.map(({ path, code }: { path: string; code: string }) => `${path}: ${code}`),
        ['line 2 (preview): unknown_preview', 'line 3 (preview): address_refused'],
      );
      assert.deepEqual(await listPreviews(), []);
    });

    it('without the column previews stay, an empty cell removes one, and unused ones are removed later', async () => {
      const second = await createMp3({ pitch: 220 });
      for (const [name, sound] of [
        ['a.mp3', mp3],
        ['b.mp3', second],
      ] as const)
        await sendPreview(name, sound);
      await sendTracks([row(1, 'a.mp3'), row(2, 'b.mp3')]);
      const [first, other] = await listPreviews();
      await agePreviews();

      const kept = await sendTracks(
        ['KRX4G2600001,Track 1,Han,bgm,60'],
        'isrc,title,artist,category,duration',
      );
      assert.equal(kept.body.result.kept, 1);
      assert.deepEqual(await listPreviews(), [first, other]);
      const changed = await sendTracks([row(1, '')]);

      assert.equal(changed.body.result.changed, 1);
      assert.deepEqual(await listPreviews(), [null, other]);
      const statuses = [first, other].map(async ({ path }) => (await open(path)).statusCode);
      assert.deepEqual(await Promise.all(statuses), [404, 200]);
      const sources = await api.db.selectFrom('preview_source').select('source').execute();
      assert.deepEqual(sources, [{ source: 'b.mp3' }]);
    });

    it('a preview by address is fetched once and stored, and again when its file is lost', async () => {
      const fetched: string[] = [];
      const importCatalogue = createCatalogueImport({
        database: api.database,
        clock: api.clock,
        isrcPrefix: 'KRX4G',
        audit: createAudit({ db: api.db, clock: api.clock, ids: randomIds }),
        covers: openCovers(api.app),
        previews: createPreviewService({
          db: api.db,
          store: createPreviewStore(DATA_DIR),
          decoder: api.app.previewDecoder,
          fetchFile: async (address) => {
            fetched.push(address);
            return mp3;
          },
        }),
      });
      const send = (rows: readonly string[]) =>
        importCatalogue(OPERATOR, Readable.from([Buffer.from([HEADER, ...rows].join('\n'))]), {
          name: 'tracks.csv',
          createTags: false,
          removeMissing: false,
          maxRemoved: 10,
        });
      const address = 'https://sounds.example/a';
      const rows = [row(1, address), row(2, address)];

      assert.deepEqual([(await send(rows)).added, (await send(rows)).kept], [2, 2]);
      assert.deepEqual(fetched, [address]);
      await rm(PREVIEWS, { recursive: true });
      assert.equal((await send(rows)).kept, 2);
      assert.equal(fetched.length, 2);
      const [{ path }] = await listPreviews();
      assert.equal((await open(path)).statusCode, 200);
    });
  },
  { DATA_DIR },
);
