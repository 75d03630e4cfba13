import assert from 'node:assert/strict';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { PARTNER, requestPage } from './test-portal.ts';

/** What a domain runs, and how many moves led there. */
export type RolloutState = {
  set: string;
  candidate: { set: string; share: number } | null;
  moves: number;
};

/** Reads what a domain runs, and checks that pointer, log, plan, signature and pages agree about it. */
export async function readRolloutState(
  { app }: { app: FastifyInstance },
  { db }: Pick<OpenDatabase, 'db'>,
): Promise<RolloutState> {
  const pointer = await db
    .selectFrom('domain_pointer')
    .selectAll()
    .where('domain', '=', PARTNER)
    .executeTakeFirstOrThrow();
  const log = await db
    .selectFrom('release_log')
    .selectAll()
    .where('domain', '=', PARTNER)
    .orderBy('number')
    .execute();
  const plans = await db.selectFrom('release_rollout').selectAll().execute();
  const { set_id: set, candidate_set: id, candidate_share: share, moves } = pointer;
  const candidate = id === null || share === null ? null : { set: id, share };

  assert.deepEqual(
    log.map(({ number }) => number),
    Array.from({ length: moves }, (_, index) => index + 1),
    'each move has its line',
  );
  const last = log.at(-1);
  assert.deepEqual(
    [last?.action === 'canary', last?.after_set, last?.share],
    [candidate !== null, candidate?.set ?? set, share],
    'the last line says what runs',
  );
  assert.equal(plans.length, candidate ? 1 : 0, 'there is a plan while there is a candidate');
  const { sets, refused } = await app.releaseSystem.signing.served.find(PARTNER);
  assert.deepEqual(
    [refused, sets?.set.id, sets?.candidate && { set: sets.candidate.set.id, share: sets.candidate.share }],
    [undefined, set, candidate ?? undefined],
    'what runs is signed',
  );
  assert.equal((await requestPage({ app }, '/')).statusCode, 200);
  return { set, candidate, moves };
}
