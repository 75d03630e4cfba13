import type { Kysely } from 'kysely';
import { triggersOf } from './0080-report-marks.ts';

/** The tracks in video reports depend on claims and on the titles of their assets. */
const statements = [...triggersOf('video_claim', 'mark_account'), ...triggersOf('asset', 'mark_everybody')];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
