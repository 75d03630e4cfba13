import assert from 'node:assert/strict';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { SERVER_MOVERS } from '../moves/server-movers.ts';
import { STOP_MESSAGE_KIND } from '../moves/webhook/stop-message.repository.ts';
import type { Received } from '../moves/webhook/testing/receiver.ts';
import { PARTNER, requestPage } from './test-portal.ts';

type Server = { app: FastifyInstance; webhook: string };
type Opened = Pick<OpenDatabase, 'db'>;

/** What a domain runs, how many moves led there, and what is known of builds, proofs and keys. */
export type ReleaseState = {
  set: string;
  candidate: { set: string; share: number } | null;
  moves: number;
  /** Why the domain's release is refused. */
  refused: string | null;
  /** The verdict of the newest proof of what the domain runs. */
  proof: string | null;
  builds: string[];
  keys: { id: string; isRetired: boolean }[];
  signedBy: string;
  /** The stops by the guard, as numbers of the log, whose messages wait, and those that the receiver has. */
  messages: number[];
  received: number[];
  /** How often an operator accepted what was refused, by the audit log. */
  accepted: number;
};

/** Reads what a domain runs, and checks that pointer, log, plan, signature and pages agree about it. */
async function readPointer({ app }: Server, { db }: Opened) {
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
  const { sets, refused = null } = await app.releaseSystem.signing.served.find(PARTNER);
  assert.deepEqual(
    [sets?.set.id, sets?.candidate && { set: sets.candidate.set.id, share: sets.candidate.share }],
    [set, candidate ?? undefined],
    'what runs is served',
  );
  assert.equal((await requestPage({ app }, '/')).statusCode, 200);
  return { set, candidate, moves, refused };
}

/** Reads the signing keys, and checks that the audit log has each and that those in use have a file. */
async function readKeys({ app }: Server, { db }: Opened) {
  const rows = await db.selectFrom('release_key').selectAll().orderBy('number').execute();
  const lines = await db
    .selectFrom('audit_log')
    .select(['action', 'subject'])
    .where('action', 'in', ['release_key.rotated', 'release_key.retired'])
    .execute();
  const listSubjects = (action: string) =>
    lines.filter((line) => line.action === action).map(({ subject }) => subject);
  const { files } = app.releaseSystem.signing.keys;

  // The first one was created by the server.
  assert.deepEqual(
    listSubjects('release_key.rotated').toSorted(),
    rows
      .slice(1)
      .map(({ id }) => id)
      .toSorted(),
    'each new key is in the audit log',
  );
  assert.deepEqual(
    listSubjects('release_key.retired').toSorted(),
    rows
      .filter(({ retired_at: at }) => at !== null)
      .map(({ id }) => id)
      .toSorted(),
    'each retired key is in the audit log',
  );
  for (const { id, retired_at: at } of rows)
    if (at === null) assert.ok(await files.find(id), 'a key that is in use has its private half');
  return rows.map(({ id, retired_at: at }) => ({ id, isRetired: at !== null }));
}

const compareNumbers = (one: number, other: number) => one - other;

/** Reads the messages about stops, and checks that each stop has one that waits or has arrived, repeated with one id. */
async function readMessages({ webhook }: Server, { db }: Opened) {
  const stops = await db
    .selectFrom('release_log')
    .select('number')
    .where('moved_by', '=', SERVER_MOVERS.guard)
    .orderBy('number')
    .execute();
  const jobs = await db.selectFrom('job').select('key').where('kind', '=', STOP_MESSAGE_KIND).execute();
  const messages = jobs.map(({ key }) => Number(key.slice(`${PARTNER}#`.length))).toSorted(compareNumbers);
  const posted = (await (await fetch(webhook)).json()) as Received[];
  const identified = new Set(
    posted.map(({ headers, body }) => `${JSON.parse(body).data.number} ${headers['webhook-id']}`),
  );
  // A second id of one stop would be a second number here.
  const received = [...identified].map((each) => Number.parseInt(each, 10)).toSorted(compareNumbers);

  assert.deepEqual(
    [...new Set([...received, ...messages])].toSorted(compareNumbers),
    stops.map(({ number }) => number),
    'each stop by the guard has a message, and nothing else has one',
  );
  assert.equal(new Set(received).size, received.length, 'a repeated message has the same id');
  return { messages, received };
}

async function countAccepted({ db }: Opened) {
  const lines = await db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'release.signed')
    .execute();
  return lines.length;
}

/** Reads the published builds, and checks that the store has every file of them. */
async function readBuilds({ app }: Server) {
  const { damaged } = await app.releaseSystem.storeCheck.run({ limit: 100 });
  assert.deepEqual(damaged, [], 'each published build is complete');
  const builds = await app.releaseSystem.builds.list({ limit: 100 });
  return builds.map(({ name, version }) => `${name}@${version}`).toSorted();
}

/** Reads everything that a release changes, and checks that its parts agree. */
export async function readReleaseState(server: Server, database: Opened): Promise<ReleaseState> {
  const { releases, proofs } = server.app.releaseSystem;
  const pointer = await readPointer(server, database);
  const { key_id: signedBy } = await database.db
    .selectFrom('release_statement')
    .select('key_id')
    .where('domain', '=', PARTNER)
    .executeTakeFirstOrThrow();
  const proof =
    pointer.refused === null ? await proofs.find(await releases.requireCurrent(PARTNER)) : undefined;
  return {
    ...pointer,
    proof: proof?.verdict ?? null,
    builds: await readBuilds(server),
    keys: await readKeys(server, database),
    signedBy,
    ...(await readMessages(server, database)),
    accepted: await countAccepted(database),
  };
}
