import type { Kysely } from 'kysely';
import { triggersOf } from './0080-report-marks.ts';

/** Which music a video uses is told by claims and by what their assets are called. */
const statements = [...triggersOf('video_claim', 'mark_account'), ...triggersOf('asset', 'mark_everybody')];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
