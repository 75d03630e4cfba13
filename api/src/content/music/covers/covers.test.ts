import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { after, before, beforeEach, it } from 'node:test';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { randomIds } from '../../../platform/ids.ts';
import { describeWithDatabase } from '../../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { createAudit } from '../../../access/audit/audit.service.ts';
import { MalformedFileError } from '../../../platform/csv/file-error.ts';
import { MediaRefusedError } from '../../media/stored/media-refused-error.ts';
import { createPictureStore } from '../../media/stored/picture-store.ts';
import { createCatalogueImport } from '../catalogue-import.service.ts';
import { openPreviews } from '../previews/preview-upload.routes.ts';
import { openMusicSender, type SendMusic } from '../testing/open-music-sender.ts';
import { createCoverService } from './cover.service.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'portal-covers-'));
const COVERS = join(DATA_DIR, 'covers');
const OPERATOR = { id: null, role: 'operator', tenantId: null, domain: '', requestId: null } as const;
const HEADER = 'isrc,title,artist,category,duration,cover';

const paint = (color: string) => {
  const canvas = createCanvas(300, 300);
  const context = canvas.getContext('2d');
  context.fillStyle = color;
  context.fillRect(0, 0, 300, 300);
  return canvas.toBuffer('image/png');
};

const row = (number: number, cover: string) =>
  `KRX4G26${String(number).padStart(5, '0')},Track ${number},Han,bgm,60,${cover}`;

describeWithDatabase(
  'covers of the catalogue',
  (api) => {
    let partner: PortalClient;
    let post: SendMusic;

    before(async () => {
      partner = (await joinManager(api, await insertSite(api))).client;
      post = await openMusicSender(api, DATA_DIR);
    });
    after(() => rm(DATA_DIR, { recursive: true, force: true }));
    beforeEach(async () => {
      await api.db.deleteFrom('track').execute();
      await api.db.deleteFrom('cover_source').execute();
      await rm(COVERS, { recursive: true, force: true });
    });

    const sendCover = (name: string, picture: Buffer | string) =>
      post(`/covers?name=${encodeURIComponent(name)}`, picture);
    const sendTracks = (rows: readonly string[]) => post('?name=tracks.csv', [HEADER, ...rows].join('\n'));
    const ageCovers = async () => {
      for (const name of await readdir(COVERS)) await utimes(join(COVERS, name), 0, 0);
    };
    const listCovers = async () =>
      (await partner.get('/music/tracks?order=title')).body.items.map(
        ({ cover }: { cover: string }) => cover,
      );

    it('a cover that is sent as a file is served as WebP for ever, and catalogue files name it', async () => {
      const sent = await sendCover('표지 1.png', paint('red'));
      const imported = await sendTracks([row(1, '표지 1.png'), row(2, '')]);

      assert.deepEqual([sent.status, imported.status], [200, 200]);
      const { path } = sent.body;
      assert.match(path, /^\/media\/stored\/[0-9a-f]{64}\.webp$/);
      assert.deepEqual(await listCovers(), [path, '/media/cover/KRX4G2600002.webp']);
      const { statusCode, headers, rawPayload } = await api.app.inject({ url: path });
      assert.equal(statusCode, 200);
      assert.equal(headers['content-type'], 'image/webp');
      assert.match(String(headers['cache-control']), /immutable/);
      assert.equal(headers['content-security-policy'], "default-src 'none'; frame-ancestors 'none'; sandbox");
      assert.equal((await loadImage(rawPayload)).width, 300);
    });

    it('a file that is no picture is refused by its name and stored nowhere', async () => {
      const { status, body } = await sendCover('a.png', '<svg onload="alert(1)"/>');

      assert.equal(status, 422);
      assert.deepEqual(body.file_errors, [
        { path: 'a.png', code: 'no_picture', message: 'Not a JPEG, PNG or WebP picture.' },
      ]);
      await assert.rejects(readdir(COVERS), { code: 'ENOENT' });
      for (const name of ['../a.png', 'b/a.png', 'a.svg', 'https://a.example/a.png'])
        assert.equal((await sendCover(name, paint('red'))).status, 400, name);
    });

    it('a cover that is stored nowhere returns 404 and may be asked for again', async () => {
      const { statusCode, headers } = await api.app.inject({ url: `/media/stored/${'0'.repeat(64)}.webp` });

      assert.equal(statusCode, 404);
      assert.doesNotMatch(String(headers['cache-control']), /immutable/);
      for (const hash of ['..%2f..%2fadmin-key', 'A'.repeat(64), 'a'])
        assert.equal((await api.app.inject({ url: `/media/stored/${hash}.webp` })).statusCode, 400, hash);
    });

    it('T-67 a catalogue file with covers that cannot be had is refused as a whole, and each is named', async () => {
      const { status, body } = await sendTracks([
        row(1, ''),
        row(2, 'missing.png'),
        row(3, 'https://localhost/a.png'),
        row(4, 'HTTPS://169.254.169.254/latest'),
      ]);

      assert.equal(status, 422);
      assert.deepEqual(
        body.file_errors.map(({ path, code }: { path: string; code: string }) => `${path}: ${code}`),
        [
          'line 3 (cover): unknown_cover',
          'line 4 (cover): address_refused',
          'line 5 (cover): address_refused',
        ],
      );
      assert.deepEqual(await listCovers(), []);
    });

    it('an import removes the covers that no track has any more', async () => {
      for (const name of ['red', 'blue', 'green']) await sendCover(`${name}.png`, paint(name));
      await sendTracks([row(1, 'red.png'), row(2, 'blue.png')]);
      const [red, blue] = await listCovers();
      await ageCovers();

      const { body } = await sendTracks([row(1, 'green.png')]);

      assert.equal(body.result.changed, 1);
      const [green] = await listCovers();
      const statusOf = async (url: string) => (await api.app.inject({ url })).statusCode;
      assert.deepEqual(await Promise.all([red, blue, green].map(statusOf)), [404, 200, 200]);
      const sources = await api.db.selectFrom('cover_source').select('source').orderBy('source').execute();
      assert.deepEqual(sources, [{ source: 'blue.png' }, { source: 'green.png' }]);
    });

    it('a cover of a removed track stays, and one that was sent for the next import', async () => {
      await sendCover('red.png', paint('red'));
      await sendTracks([row(1, 'red.png'), row(2, '')]);
      const [red] = await listCovers();
      await ageCovers();
      const { body } = await sendCover('blue.png', paint('blue'));

      await post('?name=tracks.csv&remove_missing=true', [HEADER, row(2, '')].join('\n'));

      assert.equal((await listCovers()).length, 1);
      for (const url of [red, body.path]) assert.equal((await api.app.inject({ url })).statusCode, 200);
    });

    it('a cover by address is fetched once and stored, and again when its file is lost', async () => {
      const fetched: string[] = [];
      const importCatalogue = createCatalogueImport({
        database: api.database,
        clock: api.clock,
        isrcPrefix: 'KRX4G',
        audit: createAudit({ db: api.db, clock: api.clock, ids: randomIds }),
        previews: openPreviews(api.app),
        covers: createCoverService({
          db: api.db,
          store: createPictureStore(DATA_DIR, 'cover'),
          fetchFile: async (address) => {
            fetched.push(address);
            if (address.endsWith('missing')) throw new MediaRefusedError('fetch_failed', 'Not found.');
            return paint(address.endsWith('blue') ? 'blue' : 'red');
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
      const [blue, red] = ['https://covers.example/blue', 'https://covers.example/red'];
      const rows = [row(1, blue), row(2, red), row(3, blue)];

      await assert.rejects(send([...rows, row(4, 'https://covers.example/missing')]), MalformedFileError);
      assert.deepEqual(await listCovers(), []);
      const first = await send(rows);
      const again = await send(rows);

      assert.deepEqual([first.added, again.kept], [3, 3]);
      assert.deepEqual(fetched.toSorted(), [blue, 'https://covers.example/missing', red]);
      const covers = await listCovers();
      assert.deepEqual([covers[0] === covers[2], covers[0] === covers[1]], [true, false]);
      assert.equal((await api.app.inject({ url: covers[0] })).statusCode, 200);

      await rm(COVERS, { recursive: true });
      assert.equal((await send(rows)).kept, 3);
      assert.equal(fetched.length, 5);
      assert.equal((await api.app.inject({ url: covers[0] })).statusCode, 200);
    });
  },
  { DATA_DIR },
);
