import type { KyselyPlugin } from 'kysely';
import { buildApp } from '../../../app.ts';
import { readConfig } from '../../../config.ts';
import { systemClock } from '../../../platform/clock.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { randomIds } from '../../../platform/ids.ts';
import { readRolloutState } from './rollout-state.ts';
import { callOperatorApi, callRollout, fetchCurrentTag, PARTNER } from './test-portal.ts';

/**
 * A server that kills itself in the middle of a change of a rollout, after so many writes of its transaction:
 * `node rollout-process.ts <directory or URL> <data directory> <start | step | promote | stop> <writes>`. It prints what
 * it finds before.
 */
const [, , place = '', dataDir = '', action = '', writes = ''] = process.argv;
const print = (word: string, value: unknown = '') =>
  process.stdout.write(`${word} ${JSON.stringify(value)}\n`);

/** Kills this process after a number of statements that write. */
const createKiller = () => {
  let left = Number.POSITIVE_INFINITY;
  const isWrite = new WeakSet<object>();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (node.kind !== 'SelectQueryNode') isWrite.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (isWrite.has(queryId)) left -= 1;
      if (left === 0) process.kill(process.pid, 'SIGKILL');
      return result;
    },
  };
  return {
    plugin,
    arm() {
      left = Number(writes);
    },
  };
};

const killer = createKiller();
const opened = await openDatabase(place.includes('://') ? { url: place } : { directory: place });
const database = { ...opened, db: opened.db.withPlugin(killer.plugin) };
const app = await buildApp({
  config: readConfig({ DATA_DIR: dataDir, DEMO: '1' }),
  ...{ database, clock: systemClock, ids: randomIds },
});
const portal = { app, dataDir };

const plan = async () => {
  const { set } = (await callOperatorApi(portal, 'GET', `/release?domain=${PARTNER}`)).json();
  return { action: 'change', changes: [{ remote: 'mf-content', on: !set.remotes['mf-content'].on }] };
};
const call = async (name: 'start' | 'step' | 'promote' | 'stop', body = {}) => {
  const reply = await callRollout(portal, name, body, await fetchCurrentTag(portal));
  if (reply.statusCode !== 200) throw new Error(`${name}: ${reply.body}`);
};
const start = async () => call('start', { plan: await plan(), steps: [5, 25] });

const found = await readRolloutState(portal, database);
print('found', found);
// The next step of a larger share would be the promotion.
if (found.candidate && (action === 'start' || found.candidate.share !== 5)) await call('stop');
if (action !== 'start' && found.candidate?.share !== 5) await start();
print('ready', await readRolloutState(portal, database));
killer.arm();
if (action === 'start') await start();
else if (action === 'step' || action === 'promote' || action === 'stop') await call(action);
print('answered', await readRolloutState(portal, database));
await app.close();
await opened.close();
