import { setTimeout as delay } from 'node:timers/promises';
import type { OpenDatabase } from '../../../../platform/database/database.ts';

/** Longer than the statements of a usual request. */
const PAUSE_MS = 20;

/** Gives a caller that waited for a statement the time for its next ones, which would wait for one each. */
export const yieldToWaiting = async (database: OpenDatabase) => {
  const { idle, waiting } = database.usage();
  if (idle === 0 || waiting > 0) await delay(PAUSE_MS);
};
