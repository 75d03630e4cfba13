import assert from 'node:assert/strict';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Worker } from 'node:worker_threads';
import { copyTemplate } from '../../testing/embedded-template.ts';
import { DatabaseUnavailableError, StatementTooSlowError } from '../database-error.ts';
import type { Session, SessionSource } from '../session.ts';
import { openEmbedded } from './embedded-database.ts';

const directory = mkdtempSync(join(tmpdir(), 'portal-embedded-'));
/** Long enough for what the tests do on a busy machine, and short enough to wait for. */
const LIMIT = { statementTimeoutMs: 4_000 };
const threads: Worker[] = [];
const noteThread = (thread: Worker) => threads.push(thread);

/** Ends the database thread as a fault inside it would. */
const crash = async () => {
  await threads.at(-1)?.terminate();
};

describe('the embedded database', () => {
  let source: SessionSource;

  const inSession = async <Result>(work: (session: Session) => Promise<Result>) => {
    const session = await source.open({ isUnhurried: false });
    try {
      return await work(session);
    } finally {
      session.release(false);
    }
  };
  const count = () =>
    inSession(async (session) => (await session.query('select count(*)::int as n from kept', [])).rows[0]);

  before(async () => {
    await copyTemplate(directory);
    process.on('worker', noteThread);
    source = await openEmbedded(directory, LIMIT);
    await inSession((session) => session.query('create table kept (number int)', []));
  });
  after(async () => {
    process.off('worker', noteThread);
    await source.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('T-53 comes back after its thread crashed, with what was acknowledged and without what was not', async () => {
    await inSession((session) => session.query('insert into kept values (1)', []));
    const session = await source.open({ isUnhurried: false });
    await session.query('start transaction', []);
    await session.query('insert into kept values (2)', []);

    await crash();

    await assert.rejects(session.query('commit', []), DatabaseUnavailableError);
    session.release(true);
    assert.deepEqual(await count(), { n: 1 });
  });

  it('T-53 fails the statement that a crash interrupts rather than let it wait for ever', async () => {
    const session = await source.open({ isUnhurried: false });
    const slow = session.query('select count(*) from generate_series(1, 100000000)', []);
    const refused = assert.rejects(slow, DatabaseUnavailableError);

    await crash();

    await refused;
    session.release(true);
    assert.deepEqual(await count(), { n: 1 });
  });

  it('T-53 comes back after a panic, which ends the database but not its thread', async () => {
    const present = threads.length;
    const log = join(directory, 'database', 'pg_wal');
    renameSync(log, `${log}-away`);

    // The log goes on in a new file, for which there is no place now.
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

  it('T-66 cuts off a statement that takes too long, keeps what was acknowledged, and goes on', async () => {
    const present = threads.length;
    const kept = await count();
    const slow = 'select count(*) from generate_series(1, 2000000000)';
    const start = performance.now();

    await assert.rejects(
      inSession(async (session) => {
        await session.query('start transaction', []);
        await session.query('insert into kept values (5)', []);
        await session.query(slow, []);
      }),
      StatementTooSlowError,
    );

    assert.ok(performance.now() - start < LIMIT.statementTimeoutMs * 4);
    assert.deepEqual(await count(), kept, 'nothing is left of the transaction');
    assert.equal(threads.length, present + 1);
  });

  it('T-66 lets work in bulk take its time', async () => {
    const present = threads.length;
    const session = await source.open({ isUnhurried: true });

    await session.query(
      `do $$ declare until timestamptz := clock_timestamp() + interval '${LIMIT.statementTimeoutMs * 1.2} ms';
       begin while clock_timestamp() < until loop null; end loop; end $$`,
      [],
    );

    session.release(false);
    assert.equal(threads.length, present);
  });

  it('goes on after an error of a statement, in the same thread', async () => {
    const present = threads.length;

    await assert.rejects(
      inSession((session) => session.query('select 1/0', [])),
      { code: '22012' },
    );

    assert.deepEqual(await count(), { n: 2 });
    assert.equal(threads.length, present);
  });

  it('T-53 can be closed after a crash', async () => {
    const other = mkdtempSync(join(tmpdir(), 'portal-embedded-'));
    await copyTemplate(other);
    const second = await openEmbedded(other, LIMIT);
    await crash();

    await second.close();

    // The directory was given back.
    await (await openEmbedded(other, LIMIT)).close();
    rmSync(other, { recursive: true, force: true });
  });
});
