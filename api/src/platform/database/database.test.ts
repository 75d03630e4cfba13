import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describeEachDatabase } from '../testing/describe-databases.ts';
import { propertyRuns } from '../testing/test-depth.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { BinaryRows, encodeDate, encodeRowPrefix, encodeUuid } from './binary-rows.ts';
import { copyRow } from './copy-row.ts';
import { isUniqueViolation, getSqlState } from './database-error.ts';
import { migrateToLatest } from './migrations/migrate.ts';

const tag = (id: string, position = 1) => ({ id, name: JSON.stringify({ ko: id }), position });

async function* lines(...rows: Parameters<typeof copyRow>[0][]) {
  for (const row of rows) yield copyRow(row);
}

describeEachDatabase('the database', (api) => {
  const idsLike = async (prefix: string) =>
    (
      await api.db
        .selectFrom('music_tag')
        .select('id')
        .where('id', 'like', `${prefix}%`)
        .orderBy('id')
        .execute()
    ).map(({ id }) => id);

  it('both databases return the same JavaScript values for each column type', async () => {
    const { rows } = await sql`
      select 9007199254740993::int8 as big, 0.10::numeric as exact, date '2026-03-01' as day,
        timestamp '2026-03-01 10:00:00' as local, timestamptz '2026-03-01T10:00:00Z' as instant,
        '{"a":[1,2]}'::jsonb as json, array['x','y'] as texts, 7::int4 as small, null::text as nothing,
        true as yes, 1.5::float8 as float, count(*) as total`.execute(api.db);

    assert.deepEqual(rows, [
      {
        big: '9007199254740993',
        exact: '0.10',
        day: '2026-03-01',
        local: '2026-03-01 10:00:00',
        instant: new Date('2026-03-01T10:00:00Z'),
        json: { a: [1, 2] },
        texts: ['x', 'y'],
        small: 7,
        nothing: null,
        yes: true,
        float: 1.5,
        total: '1',
      },
    ]);
  });

  it('update and delete return the number of changed rows', async () => {
    await api.db
      .insertInto('music_tag')
      .values([tag('n1'), tag('n2')])
      .execute();

    const updated = await api.db
      .updateTable('music_tag')
      .set({ position: 9 })
      .where('id', 'like', 'n%')
      .executeTakeFirst();
    const deleted = await api.db.deleteFrom('music_tag').where('id', 'like', 'n%').executeTakeFirst();

    assert.equal(updated.numUpdatedRows, 2n);
    assert.equal(deleted.numDeletedRows, 2n);
  });

  it('a unique violation has its SQLSTATE and constraint', async () => {
    await api.db.insertInto('music_tag').values(tag('twice')).execute();

    const error: unknown = await api.db
      .insertInto('music_tag')
      .values(tag('twice'))
      .execute()
      .catch((e) => e);

    assert.equal(getSqlState(error), '23505');
    assert.ok(isUniqueViolation(error, 'music_tag_pkey'));
    assert.ok(!isUniqueViolation(error, 'another'));
  });

  it('a transaction that fails is rolled back completely', async () => {
    await assert.rejects(
      api.db.transaction().execute(async (trx) => {
        await trx.insertInto('music_tag').values(tag('lost')).execute();
        throw new Error('changed my mind');
      }),
      /changed my mind/,
    );
    await assert.rejects(
      api.db.transaction().execute(async (trx) => {
        await trx.insertInto('music_tag').values(tag('lost')).execute();
        await trx
          .insertInto('music_tag')
          .values(tag('lost'))
          .execute()
          .catch(() => undefined);
      }),
      'a swallowed failure must not look like a commit',
    );

    assert.deepEqual(await idsLike('lost'), []);
  });

  it('concurrent transactions with row locks are serialised', async () => {
    await api.db.insertInto('music_tag').values(tag('counter', 0)).execute();
    const increment = () =>
      api.db.transaction().execute(async (trx) => {
        const { position } = await trx
          .selectFrom('music_tag')
          .select('position')
          .where('id', '=', 'counter')
          .forUpdate()
          .executeTakeFirstOrThrow();
        await trx
          .updateTable('music_tag')
          .set({ position: position + 1 })
          .where('id', '=', 'counter')
          .execute();
      });

    await Promise.all(Array.from({ length: 12 }, increment));

    const row = await api.db
      .selectFrom('music_tag')
      .select('position')
      .where('id', '=', 'counter')
      .executeTakeFirstOrThrow();
    assert.equal(row.position, 12);
  });

  it('copyIn loads CSV rows with quotes, line breaks and Unicode', async () => {
    const awkward = 'c-"quoted", comma,\nline, \\N \\t 한글 🎵';

    await api.database.copyIn(
      'music_tag',
      ['id', 'name', 'position'],
      lines([awkward, '{"ko":"쉼표, \\"따옴표\\""}', 3], ['c-plain', '{}', 4]),
    );

    assert.deepEqual(await idsLike('c-'), [awkward, 'c-plain'].toSorted());
  });

  it('copyIn inside a transaction is rolled back with it', async () => {
    await assert.rejects(
      api.db.transaction().execute(async (trx) => {
        await api.database.copyIn('music_tag', ['id', 'name', 'position'], lines(['b-1', '{}', 1]), trx);
        const inside = await trx.selectFrom('music_tag').select('id').where('id', '=', 'b-1').execute();
        assert.equal(inside.length, 1);
        throw new Error('back');
      }),
      /back/,
    );
    assert.deepEqual(await idsLike('b-'), []);

    await api.db
      .transaction()
      .execute((trx) =>
        api.database.copyIn('music_tag', ['id', 'name', 'position'], lines(['b-2', '{}', 1]), trx),
      );
    assert.deepEqual(await idsLike('b-'), ['b-2']);
  });

  it('copyIn loads binary rows with any 64-bit numbers and decimals', async () => {
    const accountId = randomUUID();
    const integer = fc.oneof(fc.maxSafeInteger(), fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }));
    const figures = fc.array(fc.tuple(integer, fc.option(fc.nat({ max: 9e15 }))), { maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(figures, async (expected) => {
        async function* pieces() {
          const beginning = encodeRowPrefix(7, [encodeUuid(accountId), encodeDate('2026-11-18')]);
          for (const [number, [views, percents]] of expected.entries()) {
            const rows = new BinaryRows();
            rows.begin(beginning);
            for (const text of [Buffer.from(String(number)), Buffer.from('KR')])
              rows.text(text, 0, text.length);
            rows.text(encodeUuid(accountId), 0, 16);
            rows.integer(views);
            if (percents === null) rows.null();
            else rows.decimal(percents);
            yield rows.take();
          }
        }
        const columns = ['account_id', 'day', 'video_id', 'country', 'channel_id', 'views'];
        columns.push('watched_view_percents');

        await api.database.copyIn('view_fact', columns, { format: 'binary', pieces: pieces() });

        const { rows } = await sql<{ day: string; views: string; percents: string | null }>`
          select day::text, views::text, (watched_view_percents * 10000)::bigint::text as percents
          from view_fact where account_id = ${accountId} order by video_id::int`.execute(api.db);
        const texts = expected.map(([views, percents]) => ({
          day: '2026-11-18',
          views: String(views),
          percents: percents === null ? null : String(percents),
        }));
        assert.deepEqual(rows, texts);
        await sql`delete from view_fact where account_id = ${accountId}`.execute(api.db);
      }),
      propertyRuns({ quick: 10, full: 20 }),
    );
    assert.throws(() => new BinaryRows().integer(2n ** 63n), RangeError);
  });

  it('the connection works after a failed copyIn', async () => {
    const broken = api.database.copyIn(
      'music_tag',
      ['id', 'name', 'position'],
      lines(['x', '{}', 'no number']),
    );

    await assert.rejects(broken, (error) => getSqlState(error) === '22P02');

    assert.deepEqual(await idsLike('x'), []);
  });

  it('copyIn loads 40,000 rows in batches', async () => {
    const rows = 40_000;
    async function* many() {
      for (let n = 0; n < rows; n += 100)
        yield Array.from({ length: 100 }, (_, m) =>
          copyRow([`m-${n + m}`, `{"ko":"${'가'.repeat(120)}"}`, n]),
        ).join('');
    }

    await api.database.copyIn('music_tag', ['id', 'name', 'position'], many());

    assert.equal((await idsLike('m-')).length, rows);
  });

  it('migrating again applies no migration', async () => {
    assert.deepEqual(await migrateToLatest(api.db), []);
  });
});

describe('the embedded database', () => {
  it('T-54 the embedded database syncs every commit to disk', async () => {
    const opened = await openTestDatabase('embedded');
    assert.ok(opened);
    const { database } = opened;
    try {
      const before = (await database.syncCount()) ?? 0;

      for (let n = 0; n < 20; n += 1)
        await database.db
          .insertInto('music_tag')
          .values(tag(`s${n}`))
          .execute();

      assert.ok(((await database.syncCount()) ?? 0) - before >= 20);
    } finally {
      await opened.close();
    }
  });

  it('T-66 the embedded database runs in its own thread and does not block the event loop', async () => {
    const opened = await openTestDatabase('embedded');
    assert.ok(opened);
    const { database } = opened;
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
    }, 10);
    try {
      const start = performance.now();
      await sql`select sum(n) from generate_series(1, 3000000) as n`.execute(database.db);
      const elapsed = performance.now() - start;

      // A query in the main thread would block every tick.
      assert.ok(ticks > elapsed / 10 / 4, `${ticks} ticks in ${elapsed} ms`);
    } finally {
      clearInterval(ticking);
      await opened.close();
    }
  });
});
