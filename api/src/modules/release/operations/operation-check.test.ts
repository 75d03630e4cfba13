import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { writeRemote } from '../testing/fixture-build.ts';
import {
  callOperatorApi,
  CONTENT,
  fetchCurrentTag,
  openReleasedPortal,
  PARTNER,
  publish,
} from '../testing/test-portal.ts';

const number = { type: 'number' };

type Method = { parameters?: object[]; responses: object };

const refersToMissing = {
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Missing' } } },
};

test('operations of the API that builds call', async (t) => {
  const log: string[] = [];
  const portal = await openReleasedPortal(t, { log });
  const own = portal.app.swagger() as unknown as {
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

  await t.test('a build that needs what the API lacks is refused by operation and reason', async () => {
    const required = { in: 'query', name: 'colour', schema: number };
    await publishCaller(
      '1.2.0+000000c3',
      createDocument({
        '/music/colours': { get: listTags },
        '/music/tags': { get: { ...listTags, parameters: [...(listTags.parameters ?? []), required] } },
      }),
    );

    const refused = await change('1.2.0+000000c3');

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
  });

  await t.test('a server that would break what domains run is not ready, and says which', async () => {
    const [running, hash] = ['1.1.0+000000c2', 'f'.repeat(64)];
    const { db } = portal.database;
    // Only an earlier version of the server, which had the operation, could have stored these.
    const schema = JSON.stringify({ operation: { parameters: [], responses: {} }, schemas: {} });
    await db.insertInto('api_operation').values({ hash, key: 'GET /music/dropped', schema }).execute();
    await db.insertInto('build_operation').values({ name: CONTENT, version: running, hash }).execute();

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
