import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { createOpenapiDocument } from '../../../../openapi/document.ts';
import { writeRemote } from '../../testing/fixture-build.ts';
import {
  callOperatorApi,
  CONTENT,
  fetchCurrentTag,
  openReleasedPortal,
  PARTNER,
  publish,
} from '../../testing/test-portal.ts';

const number = { type: 'number' };

type Method = { parameters?: object[]; responses: object };

const refersToMissing = {
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Missing' } } },
};

test('operations of the API that builds call', async (t) => {
  const log: string[] = [];
  const portal = await openReleasedPortal(t, { log });
  const { db } = portal.database;
  const own = (await createOpenapiDocument()) as unknown as {
    paths: Record<string, { get: Method }>;
    components: object;
  };
  const listTags = own.paths['/music/tags']?.get;
  assert.ok(listTags);

  /** A document with some operations of the API, as a build has it. */
  const createDocument = (paths: Record<string, { get: Method }>) => JSON.stringify({ ...own, paths });

  const publishCaller = async (version: string, document: string) => {
    const dist = path.join(portal.folder, version);
    await writeRemote(dist, { name: CONTENT, version }, {}, { 'api.json': document });
    return publish(portal, dist);
  };
  const change = async (version: string) =>
    callOperatorApi(
      ...([portal, 'POST', '/release/change'] as const),
      { domain: PARTNER, changes: [{ remote: CONTENT, version }] },
      await fetchCurrentTag(portal),
    );
  const getReady = async () => {
    const reply = await (await portal.start()).inject('/readyz');
    return { status: reply.statusCode, api: reply.json().checks.api };
  };

  await t.test('a build that calls them as they are can run', async () => {
    await publishCaller('1.1.0+000000c2', createDocument({ '/music/tags': { get: listTags } }));

    const moved = await change('1.1.0+000000c2');
    assert.equal(moved.statusCode, 200, moved.body);
    assert.deepEqual(await getReady(), { status: 200, api: 'ok' });
  });

  /** As an earlier version of the server, which had the operation, has stored it. */
  const storeDropped = async (version: string) => {
    const [key, hash] = ['GET /music/dropped', 'f'.repeat(64)];
    const schema = JSON.stringify({ operation: { parameters: [], responses: {} }, schemas: {} });
    await db
      .insertInto('api_operation')
      .values({ hash, key, schema })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db.insertInto('build_operation').values({ name: CONTENT, version, hash }).execute();
  };

  await t.test(
    'publishing refuses a build that needs what the API lacks, by operation and reason',
    async () => {
      const required = { in: 'query', name: 'colour', schema: number };
      const refused = await publishCaller(
        '1.2.0+000000c3',
        createDocument({
          '/music/colours': { get: listTags },
          '/music/tags': { get: { ...listTags, parameters: [...(listTags.parameters ?? []), required] } },
        }),
      );

      assert.equal(refused.statusCode, 422);
      assert.deepEqual(refused.json().refusals, [
        {
          code: 'operation_incompatible',
          subject: `${CONTENT} 1.2.0+000000c3 GET /music/colours`,
          reason: 'the API has no such operation',
        },
        {
          code: 'operation_incompatible',
          subject: `${CONTENT} 1.2.0+000000c3 GET /music/tags`,
          reason: 'colour is no longer accepted',
        },
      ]);
      assert.equal((await change('1.2.0+000000c3')).json().code, 'build_unknown');
    },
  );

  await t.test('a move to a build of an earlier API that this one breaks is refused', async () => {
    const version = '1.2.1+000000c3';
    await publishCaller(version, createDocument({ '/music/tags': { get: listTags } }));
    await storeDropped(version);

    const refused = await change(version);
    const published = await publishCaller(version, createDocument({ '/music/tags': { get: listTags } }));

    assert.equal(refused.statusCode, 422);
    assert.deepEqual(refused.json().refusals, [
      {
        code: 'operation_incompatible',
        subject: `${CONTENT} ${version} GET /music/dropped`,
        reason: 'the API has no such operation',
      },
    ]);
    assert.equal(published.json().build.outcome, 'unchanged');
  });

  await t.test('a server that would break what domains run is not ready, and says which', async () => {
    const running = '1.1.0+000000c2';
    await storeDropped(running);

    const broken = await getReady();
    const lines = log.filter((line) => line.includes('/music/dropped')).map((line) => JSON.parse(line));
    await change('1.0.0+000000c1');
    const previous = await getReady();

    assert.deepEqual(broken, { status: 503, api: 'incompatible' });
    const found = { name: CONTENT, version: running, operation: 'GET /music/dropped', domains: [PARTNER] };
    assert.partialDeepStrictEqual(lines, [{ ...found, reason: 'the API has no such operation' }]);
    // The build that was left is the fallback now, which runs when the other fails.
    assert.deepEqual(previous, { status: 503, api: 'incompatible' });
  });

  await t.test('a build with a malformed list is refused', async () => {
    const dangling = createDocument({ '/music/tags': { get: { responses: { 200: refersToMissing } } } });

    for (const [index, document] of ['no JSON', '{"paths":1}', dangling].entries()) {
      const refused = await publishCaller(`1.3.${index}+000000c4`, document);

      assert.equal(refused.statusCode, 422, document);
      assert.partialDeepStrictEqual(refused.json().refusals, [
        { code: 'inventory_malformed', subject: 'api.json' },
      ]);
    }
  });
});
