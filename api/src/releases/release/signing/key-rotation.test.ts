import assert from 'node:assert/strict';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { databaseKinds } from '../../../platform/testing/test-databases.ts';
import { openSigned } from '../testing/signed-portal.ts';
import { CONSOLE, CONTENT, PARTNER, PLAYLIST } from '../testing/test-portal.ts';

const DOMAINS = [PARTNER, CONSOLE, PLAYLIST];

for (const kind of databaseKinds) {
  const title = (text: string) => `${text} on ${kind}`;

  test(
    title('a rotation signs what every domain runs with a new key, and the old one can be retired'),
    async (t) => {
      const { call, findRow, fetchSet, findPointer, readRefusals, dataDir, readStatement, switchRemote } =
        await openSigned(t, kind);
      const old = (await findRow()).key_id;
      const first = await readStatement();

      const tooEarly = await call('POST', '/release/keys/retire', { id: old, reason: 'test' });
      const rotated = (await call('POST', '/release/keys/rotate', { reason: 'yearly' })).json();

      assert.deepEqual([tooEarly.statusCode, tooEarly.json().code], [409, 'release_key_current']);
      assert.deepEqual(
        [rotated.signed.map(({ domain }: { domain: string }) => domain), rotated.refused],
        [DOMAINS, []],
      );
      assert.equal((await findRow()).key_id, rotated.key);
      assert.deepEqual(await readStatement(), { ...first, counter: first.counter + 1 });
      const retired = await call('POST', '/release/keys/retire', { id: old, reason: 'yearly' });
      const { keys } = (await call('GET', '/release/keys')).json();
      assert.deepEqual(retired.json().refused, []);
      assert.deepEqual(
        keys.map(({ id, state }: { id: string; state: string }) => [id, state]),
        [
          [rotated.key, 'current'],
          [old, 'retired'],
        ],
      );
      assert.deepEqual(await readdir(path.join(dataDir, 'release-keys')), [`${rotated.key}.pem`]);
      assert.equal((await switchRemote(CONTENT, false)).statusCode, 200);
      assert.deepEqual([await fetchSet(), readRefusals()], [await findPointer(), []]);
      const audit = (await call('GET', '/audit')).json().items;
      const actions = audit.map(({ action, reason }: { action: string; reason: string }) => [action, reason]);
      for (const action of ['release_key.rotated', 'release_key.retired'])
        assert.ok(
          actions.some(([name, why]: string[]) => name === action && why === 'yearly'),
          action,
        );
    },
  );

  test(
    title('T-35 a rotation does not sign what is refused, and retiring the old key leaves it refused'),
    async (t) => {
      const { call, editRow, findRow, fetchSet, restart } = await openSigned(t, kind);
      const good = await fetchSet();
      const old = (await findRow()).key_id;
      await editRow({ signature: 'AAAA' });

      const rotated = (await call('POST', '/release/keys/rotate', { reason: 'test' })).json();
      const retired = (await call('POST', '/release/keys/retire', { id: old, reason: 'test' })).json();
      await restart();

      assert.deepEqual(rotated.refused, [{ domain: PARTNER, reason: 'bad_signature' }]);
      assert.deepEqual(retired.refused, [{ domain: PARTNER, reason: 'bad_signature' }]);
      assert.equal((await findRow()).key_id, old);
      assert.equal(await fetchSet(), good);
      assert.deepEqual((await call('GET', '/release/refused')).json().domains, [
        { domain: PARTNER, reason: 'unknown_key' },
      ]);
    },
  );

  test(
    title('a statement that a key signs after the rotation is signed again before the key is retired'),
    async (t) => {
      const { call, editRow, findRow, dataDir, switchRemote, fetchSet, findPointer, readRefusals, db } =
        await openSigned(t, kind);
      const old = (await findRow()).key_id;
      const { key } = (await call('POST', '/release/keys/rotate', { reason: 'test' })).json();
      await db.updateTable('release_key').set({ number: 3 }).where('id', '=', old).execute();
      await switchRemote(CONTENT, false);
      await db.updateTable('release_key').set({ number: 1 }).where('id', '=', old).execute();
      assert.equal((await findRow()).key_id, old);

      const retired = (await call('POST', '/release/keys/retire', { id: old, reason: 'test' })).json();

      assert.deepEqual(retired.signed, [{ domain: PARTNER, set: await findPointer() }]);
      assert.equal((await findRow()).key_id, key);
      assert.deepEqual([await fetchSet(), readRefusals()], [await findPointer(), []]);
      await editRow({ key_id: old });
      assert.deepEqual(await readdir(path.join(dataDir, 'release-keys')), [`${key}.pem`]);
    },
  );

  test(title('after the key was lost, an operator signs with a new one what domains run'), async (t) => {
    const { call, restart, dataDir, fetchSet, findPointer, switchRemote, readRefusals } = await openSigned(
      t,
      kind,
    );
    await switchRemote(CONTENT, false);
    const set = await findPointer();
    for (const name of ['release-keys', 'accepted-releases'])
      await rm(path.join(dataDir, name), { recursive: true });
    await restart();
    assert.equal(await fetchSet(), 503);

    const early = await call('POST', '/release/sign', { reason: 'key lost' });
    const rotated = (await call('POST', '/release/keys/rotate', { reason: 'key lost' })).json();
    const one = (await call('POST', '/release/sign', { domain: PLAYLIST, reason: 'key lost' })).json();
    const all = (await call('POST', '/release/sign', { reason: 'key lost' })).json();

    assert.deepEqual([early.statusCode, early.json().code], [409, 'release_key_missing']);
    assert.equal(rotated.refused.length, 3);
    const names = (result: { signed: { domain: string }[] }) => result.signed.map(({ domain }) => domain);
    assert.deepEqual([names(one), names(all)], [[PLAYLIST], [PARTNER, CONSOLE]]);
    assert.equal(await fetchSet(), set);
    assert.equal((await switchRemote(CONTENT, true)).statusCode, 200);
    assert.equal(await fetchSet(), await findPointer());
    assert.deepEqual(readRefusals(), [[PARTNER, 'unknown_key']]);
    const audit = (await call('GET', `/audit?domain=${PARTNER}&action=release.signed`)).json().items;
    assert.partialDeepStrictEqual(audit, [{ subject: PARTNER, reason: 'key lost', after: { set } }]);
  });

  test(title('a database from an older backup is served again once an operator has signed it'), async (t) => {
    const { call, db, findRow, findPointer, fetchSet, editRow, editPointer, switchRemote } = await openSigned(
      t,
      kind,
    );
    const old = { set: await findPointer(), row: await findRow() };
    await switchRemote(CONTENT, false);
    const good = await fetchSet();
    await editRow({ statement: old.row.statement, signature: old.row.signature });
    await editPointer(old.set);
    assert.equal(await fetchSet(), good);

    const { signed } = (await call('POST', '/release/sign', { domain: PARTNER, reason: 'restored' })).json();

    assert.deepEqual(signed, [{ domain: PARTNER, set: old.set }]);
    assert.equal(await fetchSet(), old.set);
    const { statement } = await findRow();
    assert.equal(JSON.parse(statement).counter, 3);
    assert.equal((await db.selectFrom('release_key').selectAll().execute()).length, 1);
  });

  test(title('a key whose file was not final when the server died signs on'), async (t) => {
    const { dataDir, findRow, restart, switchRemote, fetchSet, findPointer } = await openSigned(t, kind);
    const file = path.join(dataDir, 'release-keys', `${(await findRow()).key_id}.pem`);
    await rename(file, `${file}.draft`);
    await restart();

    assert.equal((await switchRemote(CONTENT, false)).statusCode, 200);

    assert.equal(await fetchSet(), await findPointer());
    assert.equal((await readdir(path.dirname(file))).length, 1);
  });
}
