import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { formatPointer } from '../moves/pointer.ts';
import { SERVER_MOVERS } from '../moves/server-movers.ts';
import { createStopMessages } from '../moves/webhook/stop-messages.ts';
import { writeRemote } from './fixture-build.ts';
import { readReleaseState, type ReleaseState } from './release-state.ts';
import { callOperatorApi, callRollout, fetchCurrentTag, PARTNER, publish } from './test-portal.ts';

/** A server, and its database for what is prepared and for what is done. */
type Server = {
  portal: { app: FastifyInstance; dataDir: string; webhook: string };
  clock: Clock;
  opened: OpenDatabase;
  database: OpenDatabase;
};

/** What a server does, and what it needs before. */
export type ReleaseChange = {
  prepare?: (found: ReleaseState) => Promise<unknown>;
  run: (ready: ReleaseState) => Promise<unknown>;
};

const succeed = (name: string, reply: LightMyRequestResponse) => {
  if (reply.statusCode >= 300) throw new Error(`${name}: ${reply.body}`);
  return reply.json();
};

/** Creates the changes of releases that a server makes. */
export const createReleaseActions = ({ portal, clock, opened, database }: Server) => {
  const { app } = portal;
  const call = async (url: string, body: Record<string, unknown> = {}) =>
    succeed(url, await callOperatorApi(portal, 'POST', url, body));
  const move = async (name: string, body: Record<string, unknown>) => {
    const given = { domain: PARTNER, reason: 'test', ...body };
    const tag = await fetchCurrentTag(portal);
    return succeed(name, await callOperatorApi(portal, 'POST', `/release/${name}`, given, tag));
  };
  const rollOut = async (name: 'start' | 'step' | 'promote' | 'stop', body = {}) =>
    succeed(name, await callRollout(portal, name, body, await fetchCurrentTag(portal)));

  const switchContent = async () => {
    const { set } = (await callOperatorApi(portal, 'GET', `/release?domain=${PARTNER}`)).json();
    return { changes: [{ remote: 'mf-content', on: !set.remotes['mf-content'].on }] };
  };
  const change = async () => move('change', await switchContent());
  const start = async () =>
    rollOut('start', { plan: { action: 'change', ...(await switchContent()) }, steps: [5, 25] });
  /** The next step of a larger share would be the promotion. */
  const startAgain = async ({ candidate }: ReleaseState) => {
    if (candidate?.share === 5) return;
    if (candidate) await rollOut('stop');
    await start();
  };

  const stopByGuard = async () => {
    const { rollouts } = app.releaseSystem;
    const rollout = await rollouts.find(PARTNER);
    if (!rollout) throw new Error('no canary runs');
    const order = { domain: PARTNER, expected: formatPointer(rollout.pointer), by: SERVER_MOVERS.guard };
    return rollouts.stop({ ...order, reason: 'test' });
  };
  /** Delivers what waits, as a listening server does by itself. */
  const deliver = async () => {
    if (!app.config.releaseWebhook) throw new Error('no receiver is configured');
    const { runner } = createStopMessages({
      settings: app.config.releaseWebhook,
      db: database.db,
      jobs: app.jobs.store,
      clock,
      log: app.log,
    });
    await runner.runDue();
    const { messages } = await readReleaseState(portal, database);
    if (messages.length > 0) throw new Error(`${messages.length} messages still wait`);
  };

  return {
    start: {
      prepare: async ({ candidate }) => candidate && rollOut('stop'),
      run: start,
    },
    step: { prepare: startAgain, run: () => rollOut('step') },
    promote: { prepare: startAgain, run: () => rollOut('promote') },
    stop: { prepare: startAgain, run: () => rollOut('stop') },
    guard: { prepare: startAgain, run: stopByGuard },
    deliver: {
      async prepare(found) {
        if (found.messages.length > 0) return;
        await startAgain(found);
        await stopByGuard();
      },
      run: deliver,
    },
    change: { run: change },
    rollback: { prepare: change, run: () => move('rollback', { steps: 1 }) },
    prove: {
      async run({ proof }) {
        const { set, visits } = await call('/release/candidate', { domain: PARTNER });
        const failure = { remote: 'shell', route: null, code: 'console_error', reason: 'test' };
        await call('/release/proof', {
          domain: PARTNER,
          set: set.id,
          browser: 'Chromium 140',
          failures: proof === 'passed' ? [failure] : [],
          visits: visits.map(({ path: _, ...visit }: { path: string }) => visit),
        });
      },
    },
    publish: {
      async run({ builds }) {
        const folder = `${portal.dataDir}-build-${builds.length}`;
        await writeRemote(folder, { name: 'mf-content', version: `1.1.${builds.length}+000000c1` });
        succeed('publish', await publish(portal, folder));
      },
    },
    rotate: { run: () => call('/release/keys/rotate') },
    retire: {
      prepare: () => call('/release/keys/rotate'),
      run: ({ keys }) => call('/release/keys/retire', { id: keys.find(({ isRetired }) => !isRetired)?.id }),
    },
    sign: {
      prepare: () =>
        opened.db
          .updateTable('release_statement')
          .set({ signature: 'AAAA' })
          .where('domain', '=', PARTNER)
          .execute(),
      run: () => call('/release/sign', { domain: PARTNER, reason: 'test' }),
    },
  } satisfies Record<string, ReleaseChange>;
};

export type ReleaseAction = keyof ReturnType<typeof createReleaseActions>;
