import assert from 'node:assert/strict';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { publishToDomains } from '../builds/publish-to-domains.ts';
import { countStatements } from '../testing/count-statements.ts';
import { writeRemote, writeShell } from '../testing/fixture-build.ts';
import {
  addSite,
  callOperatorApi,
  callRollout,
  CONTENT,
  fetchCurrentTag,
  MUSIC,
  openTestPortal,
  PARTNER,
} from '../testing/test-portal.ts';

/** A portal with so many further domains; `count` executes a task and returns the number of its statements. */
const openPortal = async (t: TestContext, more: number) => {
  let counter: ReturnType<typeof countStatements> | undefined;
  const portal = await openTestPortal(t, {
    wrapDatabase: (opened) => (counter = countStatements(opened)).database,
  });
  for (let index = 0; index < more; index += 1)
    await addSite(portal.database, `site-${index}.localhost`, { name: `Site ${index}` });
  const dist = (name: string) => path.join(portal.folder, name);
  await writeShell(dist('shell'), '1.0.0+00000001');
  await writeRemote(dist('content'), { name: CONTENT, version: '1.0.0+000000c1' });
  await writeRemote(dist('music'), { name: MUSIC, version: '1.0.0+000000a1' });
  const builds = ['shell', 'content', 'music'].map(dist);
  await publishToDomains(portal.app, builds);
  const call = async (url: string) => (await callOperatorApi(portal, 'GET', url)).json();
  return {
    portal,
    builds,
    call,
    count: async (task: () => Promise<unknown>) => counter?.count(task),
  };
};

const countEach = async (t: TestContext, more: number) => {
  const { portal, builds, call, count } = await openPortal(t, more);
  const changes = [{ remote: CONTENT, on: false }];
  const tag = await fetchCurrentTag(portal);
  const move = () => callOperatorApi(portal, 'POST', '/release/change', { domain: PARTNER, changes }, tag);
  return {
    start: await count(async () => {
      const app = await portal.start();
      await app.releaseSystem.signing.prepare();
      await publishToDomains(app, builds);
    }),
    move: await count(move),
    release: await count(() => call(`/release?domain=${PARTNER}`)),
    domains: await count(() => call('/domains')),
    canaries: await count(() => call('/domains?state=canary')),
    log: await count(() => call(`/release/log?domain=${PARTNER}`)),
  };
};

test('starts, moves and lists of domains execute as many statements for 60 domains as for 3', async (t) => {
  const few = await countEach(t, 0);
  const many = await countEach(t, 57);

  assert.deepEqual(many, few);
  assert.ok((few.start ?? 0) > 0 && (few.domains ?? 0) > 0, JSON.stringify(few));
});

test('a list of domains is paged, searched and filtered by the server', async (t) => {
  const { portal, call } = await openPortal(t, 57);
  const names = ({ domains }: { domains: { domain: string }[] }) => domains.map(({ domain }) => domain);
  const plan = { action: 'change', changes: [{ remote: CONTENT, on: false }] };
  await callRollout(portal, 'start', { plan, steps: [5], unproven: true });

  const first = await call('/domains?size=40');
  const second = await call('/domains?size=40&page=1');
  const found = await call('/domains?search=site%2012');
  const named = await call(`/domains?names=${PARTNER},site-3.localhost,unknown.localhost`);
  const canaries = await call('/domains?state=canary');
  const partners = await call('/domains?audience=partners&size=1');

  assert.deepEqual([first.total, first.page, first.size, first.domains.length], [60, 0, 40, 40]);
  assert.deepEqual([second.page, second.domains.length], [1, 20]);
  assert.equal(new Set([...names(first), ...names(second)]).size, 60);
  assert.deepEqual([names(found), found.total], [['site-12.localhost'], 1]);
  assert.deepEqual(names(named), [PARTNER, 'site-3.localhost']);
  assert.deepEqual([names(canaries), canaries.domains[0].release.rollout.share], [[PARTNER], 5]);
  assert.equal(partners.total, 59);
});
