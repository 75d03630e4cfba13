import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { writeRemote, writeShell } from '../testing/fixture-build.ts';
import {
  callOperatorApi,
  CONTENT,
  fetchCurrentTag,
  openReleasedPortal,
  PARTNER,
  publish,
} from '../testing/test-portal.ts';

const V1 = '1.0.0+000000c1';
const V2 = '1.1.0+000000c2';
const OLD_SHELL = '0.9.0+00000000';
const NEW_SHELL = '1.0.0+00000001';

test('a move is checked as a set', async (t) => {
  const portal = await openReleasedPortal(t);
  const { folder, dataDir } = portal;
  const dist = (name: string) => path.join(folder, name);
  await writeRemote(dist('v2'), { name: CONTENT, version: V2 });
  await publish(portal, dist('v2'));
  // A server offers one contract version at a time, so that the older one is a shell's of an earlier release.
  await writeShell(dist('old-shell'), OLD_SHELL, { contractVersion: '0.9.0' });
  await publish(portal, dist('old-shell'));

  const change = async (...changes: object[]) => {
    const tag = await fetchCurrentTag(portal);
    const body = { domain: PARTNER, changes, reason: 'test' };
    const reply = await callOperatorApi(portal, 'POST', '/release/change', body, tag);
    const { code, refusals = [] } = reply.json();
    return {
      status: reply.statusCode,
      code,
      refusals: refusals.map((each: { code: string; subject: string }) => [each.code, each.subject]),
      text: reply.body,
    };
  };

  await t.test('a shell that offers an older contract than its remotes need is refused', async () => {
    const before = await fetchCurrentTag(portal);
    const refused = await change({ remote: 'shell', version: OLD_SHELL });

    assert.deepEqual(
      [refused.status, refused.code, refused.refusals],
      [
        422,
        'build_refused',
        [
          ['contract_mismatch', CONTENT],
          ['contract_mismatch', 'mf-music'],
        ],
      ],
    );
    assert.match(refused.text, /cannot run in shell 0\.9\.0\+00000000: asks for contract \^1\.0\.0/);
    assert.equal(await fetchCurrentTag(portal), before);
  });

  await t.test(
    'a remote that needs a newer contract than the shell of the set offers is refused',
    async () => {
      const older = await change(
        { remote: CONTENT, on: false },
        { remote: 'mf-music', on: false },
        { remote: 'shell', version: OLD_SHELL },
      );
      const refused = await change({ remote: CONTENT, on: true });
      const together = await change({ remote: 'shell', version: NEW_SHELL }, { remote: CONTENT, on: true });

      assert.equal(older.status, 200, older.text);
      assert.deepEqual([refused.status, refused.refusals], [422, [['contract_mismatch', CONTENT]]]);
      assert.equal(together.status, 200, together.text);
    },
  );

  await t.test('a shell that lacks a module of a remote is refused', async () => {
    await writeShell(dist('bare-shell'), '1.0.0+0000000b', { providedModules: ['react'] });
    await publish(portal, dist('bare-shell'));

    const refused = await change({ remote: 'shell', version: '1.0.0+0000000b' });

    assert.deepEqual(refused.refusals, [['module_not_provided', CONTENT]]);
  });

  await t.test('T-35 a build whose files in the store were changed or lost is not switched to', async () => {
    const page = path.join(dataDir, 'releases', CONTENT, V2, 'page.js');
    const bytes = await readFile(page);
    await writeFile(page, `${bytes.toString()}evil()`);
    const tampered = await change({ remote: CONTENT, version: V2 });
    await rm(page);
    const missing = await change({ remote: CONTENT, version: V2 });
    await writeFile(page, bytes);
    const mended = await change({ remote: CONTENT, version: V2 });

    assert.deepEqual(tampered.refusals, [['file_tampered', `${CONTENT} ${V2} page.js`]]);
    assert.deepEqual(missing.refusals, [['file_missing', `${CONTENT} ${V2} page.js`]]);
    assert.equal(mended.status, 200, mended.text);
  });

  await t.test(
    'a build that was published under older rules is checked again: permissions, texts, page sizes',
    async () => {
      const version = '1.2.0+000000c3';
      await writeRemote(dist('v3'), { name: CONTENT, version });
      await publish(portal, dist('v3'));
      const before = await fetchCurrentTag(portal);
      const { db } = portal.database;
      const { inventory, files } = await db
        .selectFrom('build')
        .select(['inventory', 'files'])
        .where('version', '=', version)
        .executeTakeFirstOrThrow();
      assert.ok('routes' in inventory);
      // Builds are append-only; only an earlier version of the server could have stored these.
      const publishOld = (number: number, document: object, stored = files) =>
        db
          .insertInto('build')
          .values({
            name: CONTENT,
            version: `1.2.${number}+000000c3`,
            kind: 'remote',
            digest: 'old',
            inventory: JSON.stringify({ ...inventory, version: `1.2.${number}+000000c3`, ...document }),
            files: JSON.stringify(stored),
            published_at: new Date(0),
            published_by: 'earlier',
          })
          .execute();
      const { 'zh-TW': _, ...threeLanguages } = inventory.localeFiles;
      const large = { ...files, 'page.js': { ...files['page.js'], size: 2_000_000 } } as typeof files;
      await publishOld(1, { routes: inventory.routes.map((route) => ({ ...route, permission: 'auditor' })) });
      await publishOld(2, { localeFiles: threeLanguages });
      await publishOld(3, {}, large);

      const moves = [1, 2, 3].map((number) => ({ remote: CONTENT, version: `1.2.${number}+000000c3` }));
      const refused = [];
      for (const move of moves) refused.push((await change(move)).refusals[0]);

      assert.deepEqual(refused, [
        ['inventory_malformed', `${CONTENT} 1.2.1+000000c3 remote.json routes.0.permission`],
        ['texts_missing', `${CONTENT} 1.2.2+000000c3 zh-TW`],
        ['page_too_large', `${CONTENT} 1.2.3+000000c3 content`],
      ]);
      assert.equal(await fetchCurrentTag(portal), before);
    },
  );

  await t.test('a damaged build that already runs does not keep other builds from moving', async () => {
    await rm(path.join(dataDir, 'releases', CONTENT, V2, 'page.js'));

    const moved = await change({ remote: 'mf-music', on: true });
    const away = await change({ remote: CONTENT, version: V1 });

    assert.deepEqual([moved.status, away.status], [200, 200]);
  });
});
