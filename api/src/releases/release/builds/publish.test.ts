import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { writeRemote, writeShell } from '../testing/fixture-build.ts';
import { createTar } from '../testing/create-tar.ts';
import { openTestPortal, callOperatorApi, publish, type TestPortal } from '../testing/test-portal.ts';

const NAME = 'mf-content';
const VERSION = '1.0.0+0000000a';
const CONTAINER = 'mf_content_1_0_0_0000000a';
const POLICY = 'mf-content@1.0.0_0000000a';

/** Publishes after a change to the dist folder, and returns the status and the reasons. */
async function publishTampered(
  portal: TestPortal,
  folder: string,
  change: (dist: string) => Promise<unknown>,
) {
  const dist = path.join(portal.folder, folder);
  await writeRemote(dist, { name: NAME, version: VERSION });
  await change(dist);
  const answer = await publish(portal, dist);
  const { code, refusals } = answer.json();
  return {
    status: answer.statusCode,
    code,
    reasons: refusals?.map((each: { code: string; subject: string }) => [each.code, each.subject]),
  };
}

test('publishing', async (t) => {
  // One server for all tests, because opening a database is slow.
  const portal = await openTestPortal(t);

  await t.test('T-35 publishing refuses a build that differs from its inventory', async (t) => {
    const write = (file: string, bytes: string | Buffer) => (dist: string) =>
      writeFile(path.join(dist, file), bytes);
    const rewrite = (more: Partial<Parameters<typeof writeRemote>[1]>) => (dist: string) =>
      writeRemote(dist, { name: NAME, version: VERSION, ...more });
    const rewriteScripts = (scripts: Record<string, string>) => (dist: string) =>
      writeRemote(dist, { name: NAME, version: VERSION }, scripts);

    const cases: [string, (dist: string) => Promise<unknown>, [string, string][]][] = [
      [
        'one byte of a script',
        write('page.js', '// evil'),
        [
          ['file_tampered', 'page.js'],
          ['copy_tampered', 'page.js.br'],
          ['copy_tampered', 'page.js.gz'],
        ],
      ],
      [
        'one byte of the entry',
        write('remoteEntry.js', ' '),
        [
          ['file_tampered', 'remoteEntry.js'],
          ['copy_tampered', 'remoteEntry.js.br'],
          ['copy_tampered', 'remoteEntry.js.gz'],
        ],
      ],
      [
        'a compressed copy of something else',
        write('page.js.br', brotliCompressSync('evil()')),
        [['copy_tampered', 'page.js.br']],
      ],
      [
        'a compressed bomb',
        write('page.js.br', brotliCompressSync(Buffer.alloc(2 ** 24))),
        [['copy_tampered', 'page.js.br']],
      ],
      [
        'a script that is missing in the inventory',
        write('extra.js', 'evil()'),
        [['file_unknown', 'extra.js']],
      ],
      [
        'a page that is missing in the inventory',
        write('index.html', '<script>'),
        [['file_unknown', 'index.html']],
      ],
      ['an inventory that is no JSON', write('remote.json', '{'), [['inventory_malformed', 'remote.json']]],
      [
        'an inventory without a hash',
        write('remote.json', '{"name":"mf-content"}'),
        [
          ['inventory_malformed', 'remote.json contract'],
          ['inventory_malformed', 'remote.json routes'],
          ['inventory_malformed', 'remote.json nav'],
          ['inventory_malformed', 'remote.json modals'],
          ['inventory_malformed', 'remote.json locales'],
          ['inventory_malformed', 'remote.json version'],
          ['inventory_malformed', 'remote.json entry'],
          ['inventory_malformed', 'remote.json integrity'],
          ['inventory_malformed', 'remote.json files'],
          ['inventory_malformed', 'remote.json localeFiles'],
        ],
      ],
      ['the name of the shell', rewrite({ name: 'shell' }), [['name_reserved', 'shell']]],
      ['a contract of the future', rewrite({ contract: '^9.0.0' }), [['contract_mismatch', '^9.0.0']]],
      [
        'a build for contract 1.1 when the portal offers 1.0',
        rewrite({ contract: '^1.1.0' }),
        [['contract_mismatch', '^1.1.0']],
      ],
      [
        'a container of another name',
        rewriteScripts({ 'remoteEntry.js': `var music;("./remote",__portalIntegrity,"${POLICY}");` }),
        [['container_missing', 'remoteEntry.js']],
      ],
      [
        "a build with the plain configuration of Module Federation's tutorial",
        rewriteScripts({ 'remoteEntry.js': 'var content;({"./Button":"page.js"});' }),
        [
          ['container_missing', 'remoteEntry.js'],
          ['nothing_exposed', 'remoteEntry.js'],
          ['chunk_integrity_missing', 'remoteEntry.js'],
          ['policy_missing', 'remoteEntry.js'],
        ],
      ],
      [
        'a build that loads its chunks without integrity',
        rewriteScripts({ 'remoteEntry.js': `var ${CONTAINER};("./remote","${POLICY}");` }),
        [['chunk_integrity_missing', 'remoteEntry.js']],
      ],
      [
        'an ES module as entry',
        rewriteScripts({ 'remoteEntry.js': `export const init = () => {}, get = () => {};` }),
        [['script_malformed', 'remoteEntry.js']],
      ],
      [
        'a chunk that is an ES module',
        rewriteScripts({ 'page.js': `import '../other.js';` }),
        [['script_malformed', 'page.js']],
      ],
      [
        'a Trusted Types policy that no script creates',
        rewrite({ policies: [POLICY] }),
        [['policies_differ', 'remote.json']],
      ],
      [
        'a Trusted Types policy that is not declared',
        (dist) =>
          writeRemote(
            dist,
            { name: NAME, version: VERSION, policies: [] },
            { 'page.js': `trustedTypes.createPolicy("${POLICY}", {});` },
          ),
        [['policies_differ', 'remote.json']],
      ],
      [
        'a Trusted Types policy that is not its own',
        (dist) =>
          writeRemote(
            dist,
            { name: NAME, version: VERSION, policies: ['default'] },
            { 'page.js': 'trustedTypes.createPolicy("default", {});' },
          ),
        [['policy_foreign', 'default']],
      ],
      [
        'a Trusted Types policy whose name would add to the header',
        rewrite({ policies: ["x; script-src 'unsafe-inline'"] }),
        [['inventory_malformed', 'remote.json policies.0']],
      ],
      [
        'a build without the texts of two languages',
        rewrite({ localeFiles: { ko: 'locale-ko.js', en: 'locale-en.js' } }),
        [
          ['texts_missing', 'zh-CN'],
          ['texts_missing', 'zh-TW'],
        ],
      ],
      [
        'a page of 10 MB that compresses well',
        rewriteScripts({ 'page.js': `// ${'x'.repeat(10 * 2 ** 20)}` }),
        [['page_too_large', 'content']],
      ],
      [
        'a page that compresses badly',
        rewriteScripts({ 'page.js': `// ${randomBytes(250_000).toString('hex')}` }),
        [['page_too_large', 'content']],
      ],
    ];
    for (const [title, change, reasons] of cases) {
      await t.test(`publishing refuses ${title}`, async () => {
        const answer = await publishTampered(portal, title, change);

        assert.deepEqual(answer, { status: 422, code: 'build_refused', reasons });
      });
    }

    await t.test('a refused build leaves nothing in the store', async () => {
      const { builds } = (await callOperatorApi(portal, 'GET', '/builds')).json();

      assert.deepEqual(builds, []);
    });
  });

  await t.test(
    'T-38 an archive cannot write outside its folder, and may contain plain files only',
    async () => {
      const bytes = Buffer.from('evil');
      const refused = async (archive: Buffer) => {
        const { code, refusals } = (await publish(portal, archive)).json();
        return [code, refusals?.[0]?.code, refusals?.[0]?.subject];
      };

      assert.deepEqual(await refused(createTar([{ name: '../../escape.js', bytes }])), [
        'build_refused',
        'file_path',
        '../../escape.js',
      ]);
      assert.deepEqual(await refused(createTar([{ name: '/etc/escape.js', bytes }])), [
        'build_refused',
        'file_path',
        '/etc/escape.js',
      ]);
      assert.deepEqual(await refused(createTar([{ name: '.hidden', bytes }])), [
        'build_refused',
        'file_path',
        '.hidden',
      ]);
      for (const type of ['1', '2', '3', '6']) {
        assert.deepEqual(await refused(createTar([{ name: 'link.js', bytes, type }])), [
          'build_refused',
          'file_kind',
          'link.js',
        ]);
      }
      assert.deepEqual(
        await refused(
          createTar([
            { name: 'a.js', bytes },
            { name: 'a.js', bytes },
          ]),
        ),
        ['build_refused', 'archive_malformed', 'a.js'],
      );
      assert.deepEqual(await refused(Buffer.from('no archive')), [
        'build_refused',
        'archive_malformed',
        'archive',
      ]);
      assert.deepEqual(
        await refused(createTar([{ name: 'a.js', bytes: Buffer.alloc(4096) }]).subarray(0, 1024)),
        ['build_refused', 'archive_malformed', 'archive'],
      );
      assert.equal((await refused(Buffer.alloc(0)))[1], 'inventory_missing');
    },
  );

  await t.test('publishing a folder refuses symbolic links', async () => {
    const { app, folder } = portal;
    const dist = path.join(folder, 'dist');
    await writeRemote(dist, { name: NAME, version: VERSION });
    await symlink('/etc/passwd', path.join(dist, 'passwd.js'));

    await assert.rejects(app.releaseSystem.publisher.publishFolder(dist, 'test'), {
      name: 'BuildRefusedError',
      message: /passwd\.js: is not a plain file/,
    });
  });

  await t.test('T-38 a published version never changes', async (t) => {
    const dist = (name: string) => path.join(portal.folder, name);
    await writeRemote(dist('first'), { name: NAME, version: VERSION });
    await writeRemote(dist('other'), { name: NAME, version: VERSION, modals: ['delete'] });

    await t.test('publishing the same build again returns unchanged', async () => {
      const answers = [await publish(portal, dist('first')), await publish(portal, dist('first'))];

      assert.deepEqual(
        answers.map(({ statusCode }) => statusCode),
        [201, 200],
      );
      assert.deepEqual(
        answers.map((answer) => answer.json().build.outcome),
        ['published', 'unchanged'],
      );
    });

    await t.test(
      'publishing the same build again replaces files that are damaged or missing in the store',
      async () => {
        const { app, dataDir } = portal;
        const stored = (file: string) => path.join(dataDir, 'releases', NAME, VERSION, file);
        const [page, copy] = [await readFile(stored('page.js')), await readFile(stored('page.js.br'))];
        await writeFile(stored('page.js'), 'evil()');
        await rm(stored('page.js.br'));

        const archive = await publish(portal, dist('first'));
        await rm(stored('page.js'));
        const fromFolder = await app.releaseSystem.publisher.publishFolder(dist('first'), 'test');
        const again = await publish(portal, dist('first'));

        assert.deepEqual(
          [archive.json().build.outcome, fromFolder.outcome, again.json().build.outcome],
          ['repaired', 'repaired', 'unchanged'],
        );
        assert.deepEqual(
          [await readFile(stored('page.js')), await readFile(stored('page.js.br'))],
          [page, copy],
        );
      },
    );

    await t.test('publishing another build of a published version returns 409', async () => {
      const answer = await publish(portal, dist('other'));

      assert.deepEqual([answer.statusCode, answer.json().code], [409, 'version_taken']);
    });

    await t.test('one of two simultaneous publishers of a version succeeds', async () => {
      const version = '2.0.0';
      await writeRemote(dist('a'), { name: NAME, version });
      await writeRemote(dist('b'), { name: NAME, version, modals: ['delete'] });

      const answers = await Promise.all([publish(portal, dist('a')), publish(portal, dist('b'))]);

      assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 409]);
    });

    await t.test('the database refuses to change a published build', async () => {
      const { db } = portal.database;

      await assert.rejects(db.updateTable('build').set({ digest: 'x' }).execute(), /append-only/);
      await assert.rejects(db.deleteFrom('build').execute(), /append-only/);
    });
  });

  await t.test('serving builds', async (t) => {
    const dist = path.join(portal.folder, 'shell');
    await writeShell(dist, '1.0.0');
    await writeFile(path.join(dist, 'main.js.map'), '{}');
    await publish(portal, dist);
    const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });

    await t.test("a build's file is served with its type, as immutable, to every origin", async () => {
      const { statusCode, headers, body } = await get('/r/shell/1.0.0/main.js');

      assert.equal(statusCode, 200);
      assert.match(body, /start\(\)/);
      assert.partialDeepStrictEqual(headers, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
      });
    });

    await t.test("a build's file is served in the compression that the client accepts", async () => {
      const encodings = await Promise.all(
        ['br, gzip', 'gzip', 'br;q=0, gzip', 'zstd'].map(
          async (accept) =>
            (await get('/r/shell/1.0.0/main.js', { 'accept-encoding': accept })).headers['content-encoding'],
        ),
      );

      assert.deepEqual(encodings, ['br', 'gzip', 'gzip', undefined]);
    });

    await t.test("a build's file has an ETag and returns 304", async () => {
      const { headers } = await get('/r/shell/1.0.0/fonts/ko.woff2');

      const again = await get('/r/shell/1.0.0/fonts/ko.woff2', { 'if-none-match': String(headers['etag']) });

      assert.equal(headers['content-type'], 'font/woff2');
      assert.deepEqual([again.statusCode, again.body], [304, '']);
    });

    await t.test('a published file that is missing in the store is a 404 that no cache keeps', async () => {
      const file = path.join(portal.dataDir, 'releases/shell/1.0.0/table.js');
      await rename(file, `${file}.away`);
      const gone = await get('/r/shell/1.0.0/table.js');
      await rename(`${file}.away`, file);
      const back = await get('/r/shell/1.0.0/table.js');

      assert.deepEqual([gone.statusCode, gone.headers['cache-control']], [404, 'no-store']);
      assert.equal(gone.headers['etag'], undefined);
      assert.equal(back.statusCode, 200);
    });

    await t.test('/readyz reports a store without its builds', async () => {
      const root = path.join(portal.dataDir, 'releases');
      const before = await get('/readyz');
      await rename(root, `${root}.away`);
      const gone = await get('/readyz');
      await rename(`${root}.away`, root);

      assert.equal(before.statusCode, 200);
      assert.deepEqual(
        [gone.statusCode, gone.json().checks],
        [503, { database: 'ok', store: 'unavailable', api: 'ok' }],
      );
    });

    const missing = [
      '/r/shell/1.0.0/',
      '/r/shell/1.0.0/main.js.map',
      '/r/shell/1.0.0/main.js.br',
      '/r/shell/1.0.0/shell.json',
      '/r/shell/1.0.0/constructor',
      '/r/shell/1.0.0/../../../admin-key',
      '/r/shell/1.0.0/%2e%2e/%2e%2e/%2e%2e/admin-key',
      '/r/shell/1.0.0/..%2f..%2f..%2fadmin-key',
      '/r/shell/2.0.0/main.js',
      '/r/shell',
      '/r/',
    ];
    for (const url of missing) {
      await t.test(`${url} is not served`, async () => {
        const { statusCode, headers } = await get(url);

        assert.equal(statusCode, 404);
        assert.equal(headers['x-content-type-options'], 'nosniff');
      });
    }
  });
});
