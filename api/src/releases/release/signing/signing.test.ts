import assert from 'node:assert/strict';
import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { databaseKinds } from '../../../platform/testing/test-databases.ts';
import { openSigned, type SignedPortal } from '../testing/signed-portal.ts';
import { CONSOLE, CONTENT, PARTNER, PLAYLIST } from '../testing/test-portal.ts';
import { encodePublicKey } from './public-key.ts';
import { signStatement } from './statement.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const OTHER = 'mf-music';

/** Edits of the database without the key, and the reason for which the edge refuses each. */
const edits: [
  string,
  (
    portal: SignedPortal,
    before: { set: string; row: Awaited<ReturnType<SignedPortal['findRow']>> },
  ) => Promise<unknown>,
][] = [
  ['other_set', ({ editPointer }, { set }) => editPointer(set)],
  [
    'bad_signature',
    async ({ editRow, findRow, editPointer }, { set }) => {
      const { statement } = await findRow();
      await editRow({ statement: JSON.stringify({ ...JSON.parse(statement), set, counter: 99 }) });
      await editPointer(set);
    },
  ],
  [
    'replayed',
    async ({ editRow, editPointer }, { set, row: { statement, signature } }) => {
      await editRow({ statement, signature });
      await editPointer(set);
    },
  ],
  [
    'other_domain',
    async ({ editRow, findRow }) => {
      const { statement, signature } = await findRow(PLAYLIST);
      await editRow({ statement, signature });
    },
  ],
  [
    'unknown_key',
    async ({ editRow, editPointer, db, clock }, { set }) => {
      const { privateKey, publicKey } = generateKeyPairSync('ed25519');
      const id = 'aaaaaaaaaaaaaaaa';
      await db
        .insertInto('release_key')
        .values({
          id,
          number: 99,
          public_key: encodePublicKey(publicKey),
          created_at: new Date(0),
          created_by: 'attacker',
          retired_at: null,
          retired_by: null,
        })
        .execute();
      const now = clock.now();
      const forged = {
        domain: PARTNER,
        set,
        counter: 99,
        issued: now,
        expires: new Date(now.getTime() + DAY_MS),
      };
      const { statement, signature } = signStatement(forged, { id, privateKey });
      await editRow({ statement, signature, key_id: id });
      await editPointer(set);
    },
  ],
  [
    'unsigned',
    async ({ db, editPointer }, { set }) => {
      await db.deleteFrom('release_statement').where('domain', '=', PARTNER).execute();
      await editPointer(set);
    },
  ],
];

for (const kind of databaseKinds) {
  const title = (text: string) => `${text} on ${kind}`;

  test(
    title('each move signs its set in the order of the moves, with a key that only its owner can read'),
    async (t) => {
      const { switchRemote, readStatement, findRow, db, dataDir, clock } = await openSigned(t, kind);

      const first = await readStatement();
      const off = await switchRemote(CONTENT, false);
      const second = await readStatement();

      const { statement, signature, key_id: id } = await findRow();
      const keys = await db.selectFrom('release_key').selectAll().execute();
      const publicKey = createPublicKey({
        key: Buffer.from(keys[0]?.public_key ?? '', 'base64'),
        format: 'der',
        type: 'spki',
      });
      assert.deepEqual([keys.length, keys[0]?.id], [1, id]);
      assert.ok(verify(null, Buffer.from(statement), publicKey, Buffer.from(signature, 'base64')));
      assert.deepEqual([first.counter, second.counter], [1, 2]);
      assert.deepEqual(
        [second.domain, second.set, second.issued],
        [PARTNER, off.json().set.id, clock.now().toISOString()],
      );
      const folder = path.join(dataDir, 'release-keys');
      assert.deepEqual(await readdir(folder), [`${id}.pem`]);
      const modes = await Promise.all([folder, path.join(folder, `${id}.pem`)].map((file) => stat(file)));
      assert.deepEqual(
        modes.map(({ mode }) => mode & 0o777),
        [0o700, 0o600],
      );
    },
  );

  for (const [reason, edit] of edits) {
    test(title(`T-35 a release that is ${reason} is refused, and the last good one stays`), async (t) => {
      const portal = await openSigned(t, kind);
      const { switchRemote, findRow, findPointer, fetchSet, readRefusals, readReadiness } = portal;
      const before = { set: await findPointer(), row: await findRow() };
      await switchRemote(CONTENT, false);
      const good = await fetchSet();
      assert.deepEqual([good, (await readReadiness()).checks.releases], [await findPointer(), undefined]);

      await edit(portal, before);

      assert.deepEqual([await fetchSet(), await fetchSet()], [good, good]);
      portal.clock.advance(30_000);
      assert.equal(await fetchSet(), good);
      assert.deepEqual(readRefusals(), [[PARTNER, reason]]);
      assert.partialDeepStrictEqual(await readReadiness(), { status: 'ok', checks: { releases: 'refused' } });
      const move = await switchRemote(OTHER, false);
      assert.deepEqual([move.statusCode, move.json().code], [409, 'release_untrusted']);
      await portal.restart();
      assert.equal(await fetchSet(), good);
    });
  }

  test(title('T-35 a rollout that is edited is refused, and the last good one stays'), async (t) => {
    const { startRollout, rollout, findRow, editRow, editColumns, findServed, ...portal } = await openSigned(
      t,
      kind,
    );
    const control = await portal.findPointer();
    const edits: [string, () => Promise<unknown>][] = [
      ['other_candidate', () => editColumns({ candidate_share: 99 })],
      ['other_candidate', () => editColumns({ candidate_set: other, candidate_share: 5 })],
      ['other_candidate', () => editColumns({ candidate_set: null, candidate_share: null })],
      [
        'bad_signature',
        async () => {
          const { statement } = await findRow();
          const { candidate, ...rest } = JSON.parse(statement);
          await editRow({ statement: JSON.stringify({ ...rest, candidate: { ...candidate, share: 99 } }) });
          await editColumns({ candidate_share: 99 });
        },
      ],
    ];
    const other = (await startRollout(OTHER)).json().rollout.candidate;
    await rollout('stop');
    const { candidate } = (await startRollout(CONTENT)).json().rollout;
    const row = await findRow();
    const good = { set: control, candidate: { set: candidate, share: 5 } };
    assert.deepEqual(await findServed(), good);

    for (const [reason, edit] of edits) {
      await editColumns({ candidate_set: candidate, candidate_share: 5 });
      await editRow({ statement: row.statement });
      assert.deepEqual(
        [await findServed(), portal.getSigning().served.getRefusal(PARTNER)],
        [good, undefined],
      );
      await edit();
      assert.deepEqual([await findServed(), await findServed()], [good, good], reason);
      assert.equal(portal.getSigning().served.getRefusal(PARTNER), reason);
      // Which of the two is refused for another reason depends on whether the edited pointer has a candidate.
      const moves = [await rollout('step'), await portal.switchRemote(OTHER, false)];
      assert.ok(
        moves.some((move) => move.json().code === 'release_untrusted'),
        reason,
      );
      assert.deepEqual(
        moves.map(({ statusCode }) => statusCode),
        [409, 409],
      );
      await portal.restart();
      assert.deepEqual(await findServed(), good, `${reason}, after a restart`);
    }
    await editRow({ statement: row.statement });
    await editColumns({ candidate_set: candidate, candidate_share: 5 });
    await rollout('stop');
    await editRow({ statement: row.statement, signature: row.signature });
    await editColumns({ candidate_set: candidate, candidate_share: 5 });
    assert.deepEqual(await findServed(), { set: control });
    assert.equal(portal.getSigning().served.getRefusal(PARTNER), 'replayed');
  });

  test(title('a renewal and a rotation of keys sign a rollout again as it is'), async (t) => {
    const { startRollout, findServed, getSigning, clock, readStatement } = await openSigned(t, kind);
    await startRollout(CONTENT, 25);
    const [before, first] = [await findServed(), await readStatement()];

    clock.advance(10 * DAY_MS);
    await getSigning().signer.renewDue(10, (error) => assert.fail(error));
    await getSigning().rotation.rotate({ by: 'test', record: async () => undefined });

    const { counter, candidate } = await readStatement();
    assert.deepEqual([counter, candidate], [first.counter + 2, first.candidate]);
    assert.deepEqual(await findServed(), before);
    assert.equal(before?.candidate?.share, 25);
  });

  test(title('T-35 the content of a set that was changed in the database is not served'), async (t) => {
    const { db, call, fetchSet, findPointer, restart, readRefusals, switchRemote } = await openSigned(
      t,
      kind,
    );
    await switchRemote(CONTENT, false);
    const good = await fetchSet();
    await sql`alter table release_set disable trigger release_set_is_fixed`.execute(db);
    await sql`update release_set set content = jsonb_set(content, '{shell,entries,0}', '"evil.js"')
      where id = ${await findPointer()}`.execute(db);

    assert.equal(await fetchSet(), good);
    await restart();
    assert.equal(await fetchSet(), 503);
    const { domains } = (await call('GET', '/domains')).json();
    assert.deepEqual(
      domains.map(
        ({
          domain,
          release,
          refused,
        }: {
          domain: string;
          release: object | null;
          refused: string | null;
        }) => [domain, release !== null, refused],
      ),
      [
        [PARTNER, false, 'changed_content'],
        [CONSOLE, true, null],
        [PLAYLIST, true, null],
      ],
    );

    const { log } = (await call('GET', `/release/log?domain=${PARTNER}`)).json();
    assert.deepEqual(
      log.map(({ changes }: { changes: object[] | null }) => changes),
      [null, []],
      'the log is readable, and says which move is not',
    );
    assert.deepEqual(readRefusals(), [[PARTNER, 'changed_content']]);
    assert.equal((await switchRemote(OTHER, false, `"${good}"`)).statusCode, 409);
  });

  test(title('T-35 a set signed by a retired key is refused'), async (t) => {
    const { db, clock, fetchSet, readRefusals } = await openSigned(t, kind);
    const good = await fetchSet();

    await db.updateTable('release_key').set({ retired_at: clock.now(), retired_by: 'test' }).execute();

    assert.equal(await fetchSet(), good);
    assert.deepEqual(readRefusals(), [[PARTNER, 'retired_key']]);
  });

  test(title('statements are renewed long before they expire, unless they are refused'), async (t) => {
    const { clock, readStatement, getSigning, fetchSet, editRow, findPointer } = await openSigned(t, kind);
    await fetchSet();
    const first = await readStatement();
    await editRow({ signature: 'AAAA' }, PLAYLIST);
    const refused: unknown[] = [];
    const renew = () =>
      getSigning().signer.renewDue(10, ({ reason }, domain) => refused.push([domain, reason]));

    await renew();
    assert.deepEqual(await readStatement(), first);
    clock.advance(10 * DAY_MS);
    await renew();

    const second = await readStatement();
    assert.deepEqual([second.counter, second.set], [first.counter + 1, first.set]);
    assert.equal(Date.parse(second.expires) - Date.parse(first.expires), 10 * DAY_MS);
    assert.deepEqual(refused, [[PLAYLIST, 'bad_signature']]);
    assert.equal((await readStatement(PLAYLIST)).counter, 1);
    assert.equal(await fetchSet(), await findPointer());
  });

  test(title('T-35 an expired release is refused, and renewed only where it was the last one'), async (t) => {
    const portal = await openSigned(t, kind);
    const { clock, switchRemote, findRow, findPointer, editRow, editPointer, fetchSet, getSigning } = portal;
    const old = { set: await findPointer(), row: await findRow() };
    await switchRemote(CONTENT, false);
    const good = await findPointer();
    clock.advance(31 * DAY_MS);
    await portal.restart();
    const refused: unknown[] = [];
    const renew = () => getSigning().signer.renewDue(10, ({ reason }) => refused.push(reason));

    // Nothing but this proves that a statement is the newest one, once it has expired.
    await rename(path.join(portal.dataDir, 'accepted-releases'), path.join(portal.dataDir, 'away'));
    await renew();
    assert.deepEqual(refused.splice(0), ['expired', 'expired', 'expired']);
    await rename(path.join(portal.dataDir, 'away'), path.join(portal.dataDir, 'accepted-releases'));
    clock.advance(60 * 60 * 1000);
    assert.equal(await fetchSet(), good);
    assert.deepEqual(portal.readRefusals(), [[PARTNER, 'expired']]);
    const { statement, signature } = await findRow();
    await editRow({ statement: old.row.statement, signature: old.row.signature });
    await editPointer(old.set);
    await renew();
    assert.equal(await fetchSet(), good);
    assert.deepEqual(refused, ['replayed']);

    await editRow({ statement, signature });
    await editPointer(good);
    clock.advance(DAY_MS);
    await renew();
    assert.equal(await fetchSet(), good);
    assert.equal((await portal.readReadiness()).checks.releases, undefined);
  });

  test(title('releases of a version that signed nothing are signed once, at a start'), async (t) => {
    const { db, dataDir, restart, getSigning, fetchSet, findPointer, log } = await openSigned(t, kind);
    await db.deleteFrom('release_statement').execute();
    await db.deleteFrom('release_key').execute();
    for (const name of ['release-keys', 'accepted-releases'])
      await rm(path.join(dataDir, name), { recursive: true });
    await restart();

    await getSigning().prepare();

    assert.equal(await fetchSet(), await findPointer());
    assert.equal(log.map((line) => JSON.parse(line)).find(({ domains }) => domains === 3)?.level, 40);
    await db.deleteFrom('release_statement').execute();
    await db.deleteFrom('release_key').execute();
    await restart();
    await getSigning().prepare();
    assert.equal((await db.selectFrom('release_statement').selectAll().execute()).length, 0);
    assert.equal(JSON.parse(log.at(-1) ?? '').count, 3);
  });

  test(title('without the key nothing moves, and pages keep the last good set'), async (t) => {
    const { dataDir, restart, fetchSet, findPointer, switchRemote, readRefusals } = await openSigned(t, kind);
    await rm(path.join(dataDir, 'release-keys'), { recursive: true });
    await restart();

    const move = await switchRemote(CONTENT, false);

    assert.deepEqual([move.statusCode, move.json().code], [409, 'release_untrusted']);
    assert.equal(await fetchSet(), await findPointer());
    assert.deepEqual(readRefusals(), [[PARTNER, 'unknown_key']]);
  });
}
