import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it, type TestContext } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { seedDemo } from '../../../../demo/index.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../testing/test-databases.ts';
import { exportDatabase, importDatabase, TransferError } from './index.ts';
import { sortByReferences, summariseTable, type TableSummary, listTablesIn } from './tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-transfer-'));
const file = join(folder, 'portal.export');
const awkward = 'line\nbreak, "quote", tab\t, \\N \\. \u2028 한글 🎵 \u0001';

const summariesOf = async ({ database }: TestDatabase) => {
  const tables = await listTablesIn(database.bulk);
  const summaries = new Map<string, TableSummary>();
  for (const table of tables) summaries.set(table.name, await summariseTable(database.bulk, table));
  return summaries;
};

describe('export and import of a database', () => {
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
    it(`importDatabase copies every row of every table to ${kind}, and refuses a database with rows`, async (t: TestContext) => {
      const target = await openTestDatabase(kind);
      if (!target) return t.skip('no PostgreSQL server on this machine');
      try {
        assert.ok(source);
        const imported: string[] = [];
        await importDatabase(target.database, {
          file,
          onTable: ({ table, rows }) => imported.push(`${table} ${rows}`),
        });

        const [expected, found] = [await summariesOf(source), await summariesOf(target)];
        assert.deepEqual(found, expected);
        assert.equal(imported.length, expected.size);
        assert.ok(
          imported.some((line) => /^view_fact \d{4,}$/.test(line)),
          imported.join('\n'),
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

  it('exportDatabase writes a file with mode 0600 and refuses an existing file', async () => {
    assert.ok(source);
    assert.equal(statSync(file).mode & 0o777, 0o600);
    await assert.rejects(exportDatabase(source.database, { file }), TransferError);
  });

  it('importDatabase refuses a truncated, changed or incompatible file and changes nothing', async () => {
    const target = await openTestDatabase('embedded');
    assert.ok(target);
    const whole = gunzipSync(readFileSync(file)).toString();
    const lines = whole.split('\n');
    const changes: [string, string | Buffer, RegExp][] = [
      ['nothing', '', /cannot be read|truncated/],
      ['no gzip', 'text', /cannot be read/],
      ['cut bytes', readFileSync(file).subarray(0, 20_000), /cannot be read|truncated/],
      ['cut lines', gzipSync(lines.slice(0, -2).join('\n')), /truncated/],
      [
        'another number',
        gzipSync(whole.replace('"0.000001"', '"0.000002"')),
        /differs from the exported table/,
      ],
      ['a row less', gzipSync(lines.toSpliced(2, 1).join('\n')), /differs from the exported table/],
      ['another format', gzipSync('{"format":"zip"}\n'), /not an export of the portal/],
      ['older', gzipSync(whole.replace('"0003-release"', '"0000-older"')), /another version/],
    ];
    const before = await summariesOf(target);
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
      assert.deepEqual(await summariesOf(target), before);
    } finally {
      await target.close();
    }
  });

  it('sortByReferences puts each table after those it refers to, and refuses cycles', () => {
    const order = sortByReferences(
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
        sortByReferences(
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
