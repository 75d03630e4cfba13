import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { describeWithDatabase, type TestApi } from '../platform/testing/describe-databases.ts';
import { openStandIn } from '../youtube/testing/stand-in-fixtures.ts';
import { createOpenapiDocument } from './document.ts';
import { idempotentWrites } from './testing/idempotent-writes.ts';
import { readOperations } from './testing/operations.ts';

const AT_ONCE = 50;
const { operations } = readOperations(await createOpenapiDocument());
const operationsWithKey = operations.filter(({ parameters }) =>
  parameters.some(({ name }) => name === 'idempotency-key'),
);
const { standIn, environment } = await openStandIn();

/** Tables that count calls or changes, or are filled once, so that no call has an effect in them. */
const countingTables = new Set([
  // Created with the first cookie that is signed.
  'server_secret',
  'youtube_quota',
  'idempotency_key',
  'login_throttle',
  'figures_counter',
  'kysely_migration',
  'kysely_migration_lock',
]);

/** The number of rows of each table, and the sum of versions in versioned tables. */
const measure = async ({ db }: TestApi) => {
  const { rows: tables } = await sql<{ name: string; is_versioned: boolean }>`
    select c.relname as name, exists (
      select from pg_catalog.pg_attribute a where a.attrelid = c.oid and a.attname = 'version' and a.atttypid = 'int4'::regtype
    ) as is_versioned
    from pg_catalog.pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`.execute(
    db,
  );
  const sizes = new Map<string, number>();
  for (const { name, is_versioned: isVersioned } of tables.filter(
    (table) => !countingTables.has(table.name),
  )) {
    const versions = isVersioned ? sql`coalesce(sum(version), 0)` : sql`0`;
    const { rows } = await sql<{ size: string }>`
      select (count(*) + ${versions})::text as size from ${sql.table(name)}`.execute(db);
    sizes.set(name, Number(rows[0]?.size));
  }
  return sizes;
};

type Sizes = Awaited<ReturnType<typeof measure>>;
const diffSizes = (before: Sizes, after: Sizes) =>
  Object.fromEntries(
    [...after].map(([table, size]) => [table, size - (before.get(table) ?? 0)]).filter(([, by]) => by !== 0),
  );

describe('idempotent writes', () => {
  it('every operation with an Idempotency-Key has an example write for the tests', () => {
    assert.deepEqual(
      Object.keys(idempotentWrites).toSorted(),
      operationsWithKey.map(({ operationId }) => operationId).toSorted(),
      'write one into openapi/testing/idempotent-writes.ts',
    );
  });
});

describeWithDatabase(
  'T-59 fifty simultaneous calls',
  (api) => {
    for (const { operationId, path } of operationsWithKey) {
      it(`T-59 fifty simultaneous calls of ${operationId} with one key have the effect of one call`, async () => {
        const prepare = idempotentWrites[operationId];
        assert.ok(prepare);
        const stage = { api, standIn };
        // Each write has accounts of its own, and one address may sign up only a few.
        await api.db.deleteFrom('login_throttle').execute();

        const once = await prepare(stage);
        const empty = await measure(api);
        const single = await once.client.post(path, once.body, once.headers);
        assert.equal(single.status, 200, JSON.stringify(single.body));
        const effect = diffSizes(empty, await measure(api));

        const many = await prepare(stage);
        const headers = { ...many.headers, 'idempotency-key': randomUUID() };
        const before = await measure(api);
        const replies = await Promise.all(
          Array.from({ length: AT_ONCE }, () => many.client.post(path, many.body, headers)),
        );
        assert.deepEqual(diffSizes(before, await measure(api)), effect);

        const done = replies.filter(({ status }) => status === 200);
        assert.ok(done.length > 0);
        assert.equal(
          new Set(done.map(({ body }) => JSON.stringify(body))).size,
          1,
          'all calls return the same response',
        );
        const others = replies.filter(({ status }) => status !== 200).map(({ body }) => body.code);
        // The account is gone after a withdrawal.
        const allowed = ['request_in_progress', ...(many.consumesCaller ? ['unauthenticated'] : [])];
        for (const code of others) assert.ok(allowed.includes(code), code);

        if (many.consumesCaller) return;
        const again = await many.client.post(path, many.body, headers);
        assert.deepEqual([again.status, again.body], [200, done[0]?.body]);
        assert.equal(again.headers['idempotency-replayed'], 'true');
        const other = await many.client.post(`${path}?other=1`, many.body, headers);
        assert.equal(other.body.code, 'idempotency_key_reused');
        const unnamed = await many.client.post(path, many.body, { ...headers, 'idempotency-key': undefined });
        assert.equal(unnamed.status, 400);
        assert.deepEqual(diffSizes(before, await measure(api)), effect);
      });
    }
  },
  environment,
);
