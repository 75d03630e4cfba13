import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it, type TestContext } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { seedDemo } from '../../../demo/index.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../testing/test-databases.ts';
import { exportDatabase, importDatabase, TransferError } from './index.ts';
import { inOrder, summarise, type TableSummary, tablesIn } from './tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-transfer-'));
const file = join(folder, 'portal.export');
const awkward = 'line\nbreak, "quote", tab\t, \\N \\. \u2028 한글 🎵 \u0001';

const summariesOf = async ({ database }: TestDatabase) => {
  const tables = await tablesIn(database.bulk);
  const summaries = new Map<string, TableSummary>();
  for (const table of tables) summaries.set(table.name, await summarise(database.bulk, table));
  return summaries;
};

describe('moving a database', () => {
  let source: TestDatabase | undefined;
  before(async () => {
    source = await openTestDatabase('embedded');
    assert.ok(source);
    const { database } = source;
    await seedDemo({ database, dataDirectory: join(folder, 'data'), figureDays: 2 });
    await database.db
      .insertInto('music_tag')
      .values({ id: awkward, name: '{"ko":"\\n"}', position: 4711 })
      .execute();
    await sql`update member set nickname = ${awkward}, registered_at = '2026-01-01T00:00:00.123456Z'
      where role = 'operator'`.execute(database.db);
    await sql`insert into fx_rate values ('EUR', 'KRW', '2026-01-01', 0.000001)`.execute(database.db);
    await exportDatabase(database, { file });
  });
  after(async () => {
    await source?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  for (const kind of databaseKinds)
    it(`brings every row of every table to ${kind}, and refuses to do so twice`, async (t: TestContext) => {
      const target = await openTestDatabase(kind);
      if (!target) return t.skip('no PostgreSQL server on this machine');
      try {
        assert.ok(source);
        const told: string[] = [];
        await importDatabase(target.database, {
          file,
          done: ({ table, rows }) => told.push(`${table} ${rows}`),
        });

        const [expected, found] = [await summariesOf(source), await summariesOf(target)];
        assert.deepEqual(found, expected);
        assert.equal(told.length, expected.size);
        assert.ok(
          told.some((line) => /^view_fact \d{4,}$/.test(line)),
          told.join('\n'),
        );
        const { rows } = await sql<{ id: string; at: string }>`
          select m.id, (select registered_at::text from member where role = 'operator') as at
          from music_tag m where position = 4711`.execute(target.database.db);
        assert.equal(rows[0]?.id, awkward);
        assert.match(rows[0]?.at ?? '', /00\.123456/);

        await assert.rejects(importDatabase(target.database, { file }), /only an empty database/);
      } finally {
        await target.close();
      }
    });

  it('writes a file that only its owner may read, and over none that is there', async () => {
    assert.ok(source);
    assert.equal(statSync(file).mode & 0o777, 0o600);
    await assert.rejects(exportDatabase(source.database, { file }), TransferError);
  });

  it('takes in nothing of a file that is cut off, changed or of another version', async () => {
    const target = await openTestDatabase('embedded');
    assert.ok(target);
    const whole = gunzipSync(readFileSync(file)).toString();
    const lines = whole.split('\n');
    const changes: [string, string | Buffer, RegExp][] = [
      ['nothing', '', /cannot be read|cut off/],
      ['no gzip', 'text', /cannot be read/],
      ['cut bytes', readFileSync(file).subarray(0, 20_000), /cannot be read|cut off/],
      ['cut lines', gzipSync(lines.slice(0, -2).join('\n')), /cut off/],
      ['another number', gzipSync(whole.replace('"0.000001"', '"0.000002"')), /not what was written out/],
      ['a row less', gzipSync(lines.toSpliced(2, 1).join('\n')), /not what was written out/],
      ['another format', gzipSync('{"format":"zip"}\n'), /not an export of the portal/],
      ['older', gzipSync(whole.replace('"0003-release"', '"0000-older"')), /another version/],
    ];
    try {
      for (const [name, content, message] of changes) {
        const changed = join(folder, name);
        writeFileSync(changed, content);
        await assert.rejects(importDatabase(target.database, { file: changed }), (error) => {
          assert.ok(error instanceof TransferError, `${name}: ${String(error)}`);
          assert.match(error.message, message, name);
          return true;
        });
      }
      const empty = [...(await summariesOf(target)).values()].every(({ rows }) => rows === '0');
      assert.ok(empty);
    } finally {
      await target.close();
    }
  });

  it('writes each table behind those it refers to', () => {
    const order = inOrder(
      ['c', 'b', 'a', 'd'],
      [
        { from: 'c', to: 'b' },
        { from: 'b', to: 'a' },
        { from: 'd', to: 'elsewhere' },
      ],
    );

    assert.ok(order.indexOf('a') < order.indexOf('b') && order.indexOf('b') < order.indexOf('c'));
    assert.equal(order.length, 4);
    assert.throws(
      () =>
        inOrder(
          ['a', 'b'],
          [
            { from: 'a', to: 'b' },
            { from: 'b', to: 'a' },
          ],
        ),
      /in a circle: a, b/,
    );
  });
});
