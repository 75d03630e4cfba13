import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Worker } from 'node:worker_threads';
import { copyTemplateDatabase } from '../../testing/template-database.ts';
import { DatabaseUnavailableError, StatementTimeoutError } from '../database-error.ts';
import type { DatabaseSession, SessionSource } from '../session.ts';
import { openEmbedded } from './embedded-database.ts';

const directory = mkdtempSync(join(tmpdir(), 'portal-embedded-'));
/** Long enough for the tests' statements on a busy machine, short enough to wait for. */
const OPTIONS = { statementTimeoutMs: 4_000 };
const threads: Worker[] = [];
const noteThread = (thread: Worker) => threads.push(thread);

/** Terminates the database thread, like a crash inside it. */
const crash = async () => {
  await threads.at(-1)?.terminate();
};

describe('the embedded database', () => {
  let source: SessionSource;

  const inSession = async <Result>(work: (session: DatabaseSession) => Promise<Result>) => {
    const session = await source.open({ isBulk: false });
    try {
      return await work(session);
    } finally {
      session.release(false);
    }
  };
  const count = () =>
    inSession(async (session) => (await session.query('select count(*)::int as n from kept', [])).rows[0]);

  before(async () => {
    await copyTemplateDatabase(directory);
    process.on('worker', noteThread);
    source = await openEmbedded(directory, OPTIONS);
    await inSession((session) => session.query('create table kept (number int)', []));
  });
  after(async () => {
    process.off('worker', noteThread);
    await source.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('T-53 the embedded database restarts after its thread crashed, with committed and without uncommitted rows', async () => {
    await inSession((session) => session.query('insert into kept values (1)', []));
    const session = await source.open({ isBulk: false });
    await session.query('start transaction', []);
    await session.query('insert into kept values (2)', []);

    await crash();

    await assert.rejects(session.query('commit', []), DatabaseUnavailableError);
    session.release(true);
    assert.deepEqual(await count(), { n: 1 });
  });

  it('T-53 a statement that a crash interrupts is rejected', async () => {
    const session = await source.open({ isBulk: false });
    const slow = session.query('select count(*) from generate_series(1, 100000000)', []);
    const refused = assert.rejects(slow, DatabaseUnavailableError);

    await crash();

    await refused;
    session.release(true);
    assert.deepEqual(await count(), { n: 1 });
  });

  it('T-53 the embedded database restarts after a panic', async () => {
    const present = threads.length;
    const log = join(directory, 'database', 'pg_wal');
    renameSync(log, `${log}-away`);

    // The switch needs a new WAL file, but its directory is missing now.
    await assert.rejects(
      inSession(async (session) => {
        await session.query('insert into kept values (3)', []);
        await session.query('select pg_switch_wal()', []);
        await session.query('insert into kept values (4)', []);
      }),
    );
    renameSync(`${log}-away`, log);

    assert.deepEqual(await count(), { n: 2 });
    assert.equal(threads.length, present + 1);
  });

  it('T-66 the embedded database cancels a statement after the timeout without losing committed rows', async () => {
    const present = threads.length;
    const committed = await count();
    const slow = 'select count(*) from generate_series(1, 2000000000)';
    const start = performance.now();

    await assert.rejects(
      inSession(async (session) => {
        await session.query('start transaction', []);
        await session.query('insert into kept values (5)', []);
        await session.query(slow, []);
      }),
      StatementTimeoutError,
    );

    assert.ok(performance.now() - start < OPTIONS.statementTimeoutMs * 4);
    assert.deepEqual(await count(), committed, 'the transaction is rolled back');
    assert.equal(threads.length, present + 1);
  });

  it('T-66 bulk sessions of the embedded database have no statement timeout', async () => {
    const present = threads.length;
    const session = await source.open({ isBulk: true });

    await session.query(
      `do $$ declare until timestamptz := clock_timestamp() + interval '${OPTIONS.statementTimeoutMs * 1.2} ms';
       begin while clock_timestamp() < until loop null; end loop; end $$`,
      [],
    );

    session.release(false);
    assert.equal(threads.length, present);
  });

  it('the embedded database continues on the same thread after a statement fails', async () => {
    const present = threads.length;

    await assert.rejects(
      inSession((session) => session.query('select 1/0', [])),
      { code: '22012' },
    );

    assert.deepEqual(await count(), { n: 2 });
    assert.equal(threads.length, present);
  });

  it('the embedded database stores the bytes of a part of a buffer', async () => {
    const bytes = Uint8Array.from({ length: 300 }, (_, index) => index % 256).subarray(20, 290);

    for (const part of [bytes, bytes.subarray(0, 0)]) {
      const { rows } = await inSession((session) => session.query('select $1::bytea as bytes', [part]));

      assert.deepEqual(rows, [{ bytes: part.slice() }]);
    }
  });

  it('T-53 the embedded database can be closed after a crash and releases its directory', async () => {
    const other = mkdtempSync(join(tmpdir(), 'portal-embedded-'));
    await copyTemplateDatabase(other);
    const second = await openEmbedded(other, OPTIONS);
    await crash();

    await second.close();

    // Opening succeeds because the lock has been released.
    await (await openEmbedded(other, OPTIONS)).close();
    rmSync(other, { recursive: true, force: true });
  });

  it('a closed embedded database keeps few files of WAL for later', async () => {
    const other = mkdtempSync(join(tmpdir(), 'portal-embedded-'));
    await copyTemplateDatabase(other);
    const second = await openEmbedded(other, OPTIONS);
    const session = await second.open({ isBulk: false });
    await session.query('create table filler (number int)', []);
    for (let file = 0; file < 10; file += 1) {
      await session.query('insert into filler values (1)', []);
      await session.query('select pg_switch_wal()', []);
    }
    session.release(false);

    await second.close();

    const files = readdirSync(join(other, 'database', 'pg_wal')).filter((name) =>
      /^[0-9A-F]{24}$/.test(name),
    );
    assert.ok(files.length <= 5, `${files.length} files of 16 MB`);
    rmSync(other, { recursive: true, force: true });
  });
});
