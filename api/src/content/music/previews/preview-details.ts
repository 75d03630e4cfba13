import { sql } from 'kysely';
import { toPreviewPath } from './preview-store.ts';

/** What is stored of a track's preview. */
export type PreviewDetails = { hash: string; seconds: number; peaks: number[] };

/** The preview of the row of `track` that a statement calls `table`. */
export const selectPreview = (table: string) => sql<PreviewDetails | null>`(
  select json_build_object('hash', preview.hash, 'seconds', preview.seconds, 'peaks', preview.peaks)
  from preview where preview.hash = ${sql.ref(`${table}.preview`)}
)`;

/** A preview as players need it. */
export const toPreview = (details: PreviewDetails | null) =>
  details && {
    path: toPreviewPath(details.hash),
    seconds: details.seconds,
    peaks: details.peaks,
  };
