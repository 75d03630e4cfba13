import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/database/database.ts';
import { requireSession } from '../../../platform/http/request-context.ts';
import { readVersionStamps } from './version-stamp.repository.ts';

/** Changes are commits of a few an hour; only a program that changes channels without end makes more attempts fail. */
const ATTEMPTS = 5;

/** A reading, and the stamps of the state that all its statements saw; none where data changed with each attempt. */
type UnchangedReading<Result> = { result: Result; joinedStamps: string | undefined };

/**
 * Reads a report again while data of the account change, so that its statements do not mix the states before and after the
 * commit of an ingest. Version stamps are written in the transaction of the change, so equal ones before and after are one
 * state. A transaction would do it for one connection, but long lists of videos are stored while they are read, and the
 * embedded database has no second connection.
 */
export const readUnchanged = async <Result>(
  db: Db,
  request: FastifyRequest,
  { read, joinedStamps: known }: { read: () => Promise<Result>; joinedStamps?: string | undefined },
): Promise<UnchangedReading<Result>> => {
  const { accountId } = requireSession(request);
  const readStamps = async () => (await readVersionStamps(db, accountId)).joinedStamps;
  let before = known ?? (await readStamps());
  for (let attempt = 1; ; attempt += 1) {
    const result = await read();
    const after = await readStamps();
    if (after === before) return { result, joinedStamps: after };
    if (attempt === ATTEMPTS) {
      request.log.warn({ attempts: ATTEMPTS }, 'the data of a report change faster than it can be read');
      return { result, joinedStamps: undefined };
    }
    before = after;
  }
};
