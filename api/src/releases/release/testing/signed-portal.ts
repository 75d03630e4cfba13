import type { TestContext } from 'node:test';
import type { LightMyRequestResponse } from 'fastify';
import { FakeClock } from '../../../platform/testing/fake-clock.ts';
import type { DatabaseKind } from '../../../platform/testing/test-databases.ts';
import {
  callOperatorApi,
  callRollout,
  fetchCurrentTag,
  openReleasedPortal,
  parseReleaseSet,
  PARTNER,
  requestPage,
} from './test-portal.ts';

/** A portal whose database a test can edit behind the server's back. */
export const openSigned = async (t: TestContext, kind: DatabaseKind) => {
  const clock = new FakeClock();
  const log: string[] = [];
  const portal = await openReleasedPortal(t, { kind, clock, log });
  const { db } = portal.database;
  let { app } = portal;
  const here = () => ({ app, dataDir: portal.dataDir });

  const findRow = (domain = PARTNER) =>
    db.selectFrom('release_statement').selectAll().where('domain', '=', domain).executeTakeFirstOrThrow();
  const editRow = (row: { statement?: string; signature?: string; key_id?: string }, domain = PARTNER) =>
    db.updateTable('release_statement').set(row).where('domain', '=', domain).execute();
  const findPointer = async () =>
    (
      await db
        .selectFrom('domain_pointer')
        .select('set_id')
        .where('domain', '=', PARTNER)
        .executeTakeFirstOrThrow()
    ).set_id;
  const editPointer = (set: string) => editColumns({ set_id: set });
  const editColumns = (columns: {
    set_id?: string;
    candidate_set?: string | null;
    candidate_share?: number | null;
  }) => db.updateTable('domain_pointer').set(columns).where('domain', '=', PARTNER).execute();

  return {
    ...portal,
    clock,
    log,
    db,
    findRow,
    editRow,
    findPointer,
    editPointer,
    editColumns,
    switchRemote: async (remote: string, on: boolean, tag?: string): Promise<LightMyRequestResponse> =>
      callOperatorApi(
        here(),
        'POST',
        '/release/change',
        { domain: PARTNER, changes: [{ remote, on }], reason: 'test' },
        tag ?? (await fetchCurrentTag(here())),
      ),
    startRollout: async (remote: string, share = 5): Promise<LightMyRequestResponse> =>
      callRollout(here(), 'start', {
        plan: { action: 'change', changes: [{ remote, on: false }] },
        steps: [share],
      }),
    rollout: (action: 'step' | 'promote' | 'stop'): Promise<LightMyRequestResponse> =>
      callRollout(here(), action),
    readStatement: async (domain = PARTNER) => JSON.parse((await findRow(domain)).statement),
    /** What the edge serves: the id of the set, and while a rollout runs of its candidate with the share. */
    async findServed() {
      const { sets } = await app.releaseSystem.signing.served.find(PARTNER);
      return (
        sets && {
          set: sets.set.id,
          ...(sets.candidate && { candidate: { set: sets.candidate.set.id, share: sets.candidate.share } }),
        }
      );
    },
    /** The set of the page, or the status of a page without one. */
    async fetchSet() {
      const reply = await requestPage(here(), '/');
      return reply.statusCode === 200 ? parseReleaseSet(reply.body).id : reply.statusCode;
    },
    readRefusals: () =>
      log
        .map((line) => JSON.parse(line))
        .filter(({ reason }) => reason !== undefined)
        .map(({ domain, reason }) => [domain, reason]),
    readReadiness: async () => (await app.inject('/readyz')).json(),
    async restart() {
      app = await portal.start();
    },
    call: (
      method: 'GET' | 'POST',
      url: string,
      body?: Record<string, unknown>,
    ): Promise<LightMyRequestResponse> => callOperatorApi(here(), method, url, body),
    getSigning: () => app.releaseSystem.signing,
  };
};

export type SignedPortal = Awaited<ReturnType<typeof openSigned>>;
