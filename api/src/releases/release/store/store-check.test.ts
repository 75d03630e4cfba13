import assert from 'node:assert/strict';
import { cp, mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { writeRemote } from '../testing/fixture-build.ts';
import { callOperatorApi, openReleasedPortal, PARTNER, publish } from '../testing/test-portal.ts';

const CONTENT = ['mf-content', '1.0.0+000000c1'] as const;
const NEWER = '1.1.0+000000c2';

test('the check of the store', async (t) => {
  const portal = await openReleasedPortal(t);
  const stored = (...parts: string[]) => path.join(portal.dataDir, 'releases', ...parts);
  const check = async (query = '') => (await callOperatorApi(portal, 'GET', `/builds/check${query}`)).json();

  await t.test('an intact store has nothing to report', async () => {
    const { checked, damaged, next } = await check();

    assert.deepEqual({ checked, damaged, next }, { checked: 3, damaged: [], next: null });
  });

  await t.test('each damaged or missing file is named, with the domains that run its build', async () => {
    const page = await readFile(stored(...CONTENT, 'page.js'));
    await writeFile(stored(...CONTENT, 'page.js'), 'evil()');
    await writeFile(stored(...CONTENT, 'page.js.br'), brotliCompressSync('evil()'));
    await writeFile(stored(...CONTENT, 'page.js.gz'), 'no gzip');
    await rm(stored(...CONTENT, 'remoteEntry.js'));

    const { damaged } = await check();

    const [content] = damaged;
    assert.equal(damaged.length, 1);
    assert.partialDeepStrictEqual(content, {
      kind: 'remote',
      name: CONTENT[0],
      version: CONTENT[1],
      file_count: 4,
      domains: [PARTNER],
      domain_count: 1,
    });
    const { integrity } = content.files[0].expected;
    const evil = 'sha256-HD1jgiOUGdQw9/CUjocrllDng4vPgh6k2/wliwrrhRs=';
    const files = Object.fromEntries(
      content.files.map(({ file, ...states }: { file: string }) => [file, states]),
    );
    assert.deepEqual(files['page.js'], {
      expected: { integrity, size: page.length },
      actual: { integrity: evil, size: 6 },
    });
    assert.partialDeepStrictEqual(files['page.js.br'], {
      expected: { integrity },
      actual: { integrity: evil },
    });
    assert.deepEqual(files['page.js.gz'].actual, { integrity: null, size: 7 });
    assert.equal(files['remoteEntry.js'].actual, null);
  });

  await t.test('the inventory is compared as JSON, and publishing heals it', async () => {
    await publish(portal, path.join(portal.folder, 'content'));
    const place = stored(...CONTENT, 'remote.json');
    const inventory = JSON.parse(await readFile(place, 'utf8'));
    const listDamaged = async (text: string) => {
      await writeFile(place, text);
      return (await check()).damaged.flatMap(({ files }: { files: unknown[] }) => files);
    };

    const formatted = await listDamaged(JSON.stringify(inventory, undefined, 2));
    const [changed] = await listDamaged(JSON.stringify({ ...inventory, entry: 'page.js' }));
    const [cut] = await listDamaged('{"name":');
    const healed = await publish(portal, path.join(portal.folder, 'content'));

    assert.deepEqual(formatted, []);
    assert.equal(changed.file, 'remote.json');
    assert.notEqual(changed.actual.integrity, changed.expected.integrity);
    assert.deepEqual(cut.actual, { integrity: null, size: 8 });
    assert.equal(healed.json().build.outcome, 'repaired');
    assert.deepEqual(JSON.parse(await readFile(place, 'utf8')), inventory);
  });

  await t.test('publishing the same build heals it, also when its whole folder is gone', async () => {
    await writeFile(stored(...CONTENT, 'page.js'), 'evil()');
    const files = await publish(portal, path.join(portal.folder, 'content'));
    await rm(stored('shell'), { recursive: true });
    const [gone] = (await check()).damaged;
    const folder = await publish(portal, path.join(portal.folder, 'shell'));

    assert.equal(gone.domain_count, 3);
    assert.ok(gone.files.every(({ actual }: { actual: unknown }) => actual === null));
    assert.deepEqual(
      [files.json().build.outcome, folder.statusCode, folder.json().build.outcome],
      ['repaired', 200, 'repaired'],
    );
    assert.deepEqual((await check()).damaged, []);
  });

  await t.test(
    'a build whose folder is gone is not replaced by one that was compressed otherwise',
    async () => {
      await rename(stored(...CONTENT), stored('away'));
      const dist = path.join(portal.folder, 'content');
      await rm(path.join(dist, 'page.js.br'));

      const answer = await publish(portal, dist);

      assert.deepEqual([answer.statusCode, answer.json().code], [409, 'version_taken']);
      await rename(stored('away'), stored(...CONTENT));
    },
  );

  await t.test('a build that a domain has as its fallback is run by the domain', async () => {
    const newer = path.join(portal.folder, 'newer');
    await writeRemote(newer, { name: CONTENT[0], version: NEWER });
    await publish(portal, newer);
    const { headers } = await callOperatorApi(portal, 'GET', `/release?domain=${PARTNER}`);
    await callOperatorApi(
      portal,
      'POST',
      '/release/change',
      { domain: PARTNER, changes: [{ remote: CONTENT[0], version: NEWER }], reason: 'test' },
      String(headers['etag']),
    );
    await rm(stored(...CONTENT, 'page.js'));

    const { damaged } = await check();

    assert.deepEqual(
      damaged.map(({ version, domains }: Record<string, unknown>) => [version, domains]),
      [[CONTENT[1], [PARTNER]]],
    );
  });

  await t.test('a long store is checked in pages', async () => {
    const names: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { checked, damaged, next } = await check(`?limit=1${cursor && `&cursor=${cursor}`}`);
      names.push(`${checked} ${damaged.length}`);
      cursor = next;
    }

    assert.deepEqual(names, ['1 1', '1 0', '1 0', '1 0']);
  });
});

test('what a killed upload left in the store is deleted within an hour', async (t) => {
  const portal = await openReleasedPortal(t);
  const incoming = path.join(portal.dataDir, 'releases', '.incoming');
  const [left, running] = [path.join(incoming, 'left'), path.join(incoming, 'running')];
  const now = portal.app.clock.now();
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  for (const [folder, at] of [
    [left, before(31)],
    [running, before(20)],
  ] as const) {
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'page.js'), 'page();');
    await utimes(folder, at, at);
  }
  const findNextRun = async () =>
    (
      await portal.database.db
        .selectFrom('job')
        .select('run_at')
        .where('kind', '=', 'release.staging')
        .executeTakeFirst()
    )?.run_at.getTime();

  await portal.app.listen({ port: 0 });
  // The job is rescheduled when it is done.
  const next = before(-15).getTime();
  for (let wait = 0; (await findNextRun()) !== next && wait < 200; wait += 1) await delay(25);

  assert.equal(await findNextRun(), next);
  await assert.rejects(readFile(path.join(left, 'page.js')), { code: 'ENOENT' });
  assert.equal(await readFile(path.join(running, 'page.js'), 'utf8'), 'page();');
});

test('a build that a killed server left in the folder keeps its version', async (t) => {
  const portal = await openReleasedPortal(t);
  const dist = (name: string) => path.join(portal.folder, name);
  const version = '5.0.0';
  await writeRemote(dist('left'), { name: CONTENT[0], version });
  await writeRemote(dist('other'), { name: CONTENT[0], version, modals: ['delete'] });
  await cp(dist('left'), path.join(portal.dataDir, 'releases', CONTENT[0], version), { recursive: true });

  const other = await publish(portal, dist('other'));
  const same = await publish(portal, dist('left'));

  assert.deepEqual([other.statusCode, other.json().code], [409, 'version_taken']);
  assert.equal(same.json().build.outcome, 'published');
});
