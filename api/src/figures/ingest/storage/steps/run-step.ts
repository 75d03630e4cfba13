import type { OpenDatabase, Trx } from '../../../../platform/database/database.ts';
import { yieldToWaiting } from './yield-to-waiting.ts';
import { readLastChange } from './step.repository.ts';

/** Figures changed while a delivery was prepared, so that it has to be decided again. */
export class FiguresChangedError extends Error {
  override name = 'FiguresChangedError';
}

/** Runs a step of an ingest, unless something else changed figures since the delivery was planned. */
export const runStep = async (
  database: OpenDatabase,
  version: number,
  work: (trx: Trx) => Promise<void>,
): Promise<void> => {
  await database.bulk.transaction().execute(async (trx) => {
    if ((await readLastChange(trx)) !== version) throw new FiguresChangedError();
    await work(trx);
  });
  await yieldToWaiting(database);
};
