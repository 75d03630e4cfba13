import assert from 'node:assert/strict';
import { access, cp, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { createTemporaryFolder } from '@portal/api/release-testing';
import { CONTENT, openPublished, V1, V2 } from '../testing/open-program.ts';

test('portal doctor', async (t) => {
  const { portal, dataDir } = await openPublished(t);
  const store = path.join(dataDir, 'releases');
  const stored = (...parts: string[]) => path.join(store, CONTENT, ...parts);
  const copy = path.join(await createTemporaryFolder(t), 'copy');
  await cp(store, copy, { recursive: true });
  await portal('release init --reason start');
  const damage = async () => {
    await writeFile(stored(V2, 'page.js'), 'evil()');
    await rm(stored(V2, 'page.js.br'));
    await rm(stored(V1), { recursive: true });
  };

  await t.test('an intact store has no damage', async () => {
    assert.deepEqual(await portal('doctor'), { code: 0, out: '3 builds checked, 0 damaged\n', error: '' });
  });

  await t.test('damage is printed with the domains that run the build, and fails the command', async () => {
    await damage();

    const people = await portal('doctor');
    const machines = await portal('doctor --json');

    assert.match(people.out, /^3 builds checked, 2 damaged\nbuild\s+file\s+damage\s+run by\n/);
    const lines = people.out.split('\n').map((line) => line.split(/\s{2,}/));
    const [, name, hash, domain] =
      lines.find(([build, file]) => build?.endsWith(V2) && file === 'page.js') ?? [];
    assert.deepEqual([name, domain], ['page.js', 'aurora.localhost']);
    assert.match(hash ?? '', /^is sha256-\S+ instead of sha256-\S+$/);
    assert.ok(
      lines.some(([build, file, what]) => build?.endsWith(V1) && file === 'page.js' && what === 'is missing'),
    );
    assert.match(people.error, /^portal: 2 of 3 builds are damaged in the store\./);
    assert.equal(people.code, 1);
    assert.equal(machines.code, 1);
    assert.equal(JSON.parse(machines.error).code, 'store_damaged');
    assert.deepEqual(
      JSON.parse(machines.out).damaged.map(({ version, domains }: Record<string, unknown>) => [
        version,
        domains,
      ]),
      [
        [V1, []],
        [V2, ['aurora.localhost']],
      ],
    );
  });

  await t.test('--repair-from a dist folder repairs its build and names those it has not', async () => {
    const partly = await portal(`doctor --repair-from ${path.join(dataDir, '../v2')}`);

    assert.equal(partly.code, 1);
    assert.match(partly.out, new RegExp(`${CONTENT} ${V2.replace('+', '\\+')} is repaired in the store\n`));
    assert.match(partly.error, /portal: \S+ has no build mf-content 1\.0\.0\+000000c1\./);
    assert.match(partly.error, /portal: 1 of 3 builds are damaged/);
  });

  await t.test('--repair-from a copy of the store repairs everything', async () => {
    await rm(stored(V2), { recursive: true });

    const repaired = await portal(`doctor --repair-from ${copy}`);
    const after = await portal('doctor');

    assert.deepEqual([repaired.code, repaired.error], [0, '']);
    assert.match(repaired.out, /is repaired in the store\n.*is repaired in the store\n$/);
    assert.equal(after.out, '3 builds checked, 0 damaged\n');
  });

  await t.test('--repair-from a copy of a bucket, with one more folder, repairs everything', async () => {
    const ofBucket = path.join(await createTemporaryFolder(t), 'bucket');
    await cp(path.join(copy, CONTENT, V1), path.join(ofBucket, CONTENT, V1, '0123456789abcdef'), {
      recursive: true,
    });
    await rm(stored(V1, 'page.js'));

    const repaired = await portal(`doctor --repair-from ${ofBucket}`);

    assert.deepEqual([repaired.code, repaired.error], [0, '']);
    assert.equal((await portal('doctor')).out, '3 builds checked, 0 damaged\n');
  });

  await t.test('what belongs to no build is named, and deleted with --delete-orphans', async () => {
    const orphan = path.join(store, 'mf-old', '1.0.0');
    await mkdir(orphan, { recursive: true });
    await writeFile(path.join(orphan, 'page.js'), 'page();');
    const anHourAgo = new Date(Date.now() - 60 * 60_000);
    await utimes(orphan, anHourAgo, anHourAgo);

    const named = await portal('doctor');
    const withoutReason = await portal('doctor --delete-orphans');
    const deleted = await portal('doctor --delete-orphans --reason cleanup');
    const after = await portal('doctor');

    assert.match(
      named.out,
      /\nbelongs to no published build; --delete-orphans deletes it\s*\nmf-old\/1\.0\.0\s*\n/,
    );
    assert.equal(named.code, 0);
    assert.equal(withoutReason.code, 1);
    assert.match(deleted.out, /mf-old\/1\.0\.0 is deleted\n$/);
    await assert.rejects(access(orphan), { code: 'ENOENT' });
    assert.equal(after.out, '3 builds checked, 0 damaged\n');
  });

  await t.test('a copy that is damaged itself is refused with its reasons', async () => {
    await rm(stored(V1, 'page.js'));
    await writeFile(path.join(copy, CONTENT, V1, 'page.js'), 'evil()');

    const { code, error } = await portal(`doctor --repair-from ${copy}`);

    assert.equal(code, 1);
    assert.match(error, /may not be published\.\n {2}page\.js: differs/);
  });
});
