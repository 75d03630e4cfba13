import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import {
  type PreviewDetails,
  selectPreview,
  toPreview,
} from '../../../content/music/previews/preview-details.ts';
import { selectIsrc } from '../../ingest/counting-lists.ts';
import { computeFigures } from '../figures/figures.ts';
import { selectAddedSums, withNumericFallback } from '../figures/sum-figures.ts';
import { deliveredIn, type SumRow, toSums } from '../figures/sums.ts';
import type { ReportContext, Viewer } from '../scope/report-context.ts';
import { computeMemberShare, clipScope } from '../scope/scope.ts';
import { type VideoFilter, selectVideoSums } from './video.repository.ts';
import type { Period } from '../../../platform/calendar.ts';

export type TrackReportQuery = Period & {
  member?: string | undefined;
  channel?: string | undefined;
  size: number;
};

type TrackRow = SumRow & {
  isrc: string;
  title: string;
  artist: string;
  cover: string;
  preview: PreviewDetails | null;
  videos: string;
  total: string;
};

/** Tracks of the videos with figures in a period, by their revenue; their sums agree with the videos' to the last micro. */
const findTracks = (db: Db, filter: VideoFilter, size: number) =>
  withNumericFallback(filter, async (factors) => {
    const { accountId } = filter.scope;
    const { rows } = await sql<TrackRow>`
      ${selectVideoSums(filter, factors)}, used as (
        select v.isrc, count(distinct v.id) as videos, ${selectAddedSums('s.')}
        from s join (select id, ${selectIsrc('video')} as isrc from video where account_id = ${accountId}) v on v.id = s.video_id
        where v.isrc is not null
        group by v.isrc
      )
      select used.*, t.title, t.artist, t.cover, ${selectPreview('t')} as preview, count(*) over () as total
      from used join track t on t.isrc = used.isrc
      order by used.revenue desc nulls last, used.views desc nulls last, used.isrc collate "C"
      limit ${size}`.execute(db);
    return rows;
  });

/**
 * The tracks that the viewer's videos use, with the figures of these videos: a manager's whole revenue, a member's own
 * part of it.
 */
export const createTrackReport =
  ({ db, context }: { db: Db; context: ReportContext }) =>
  async (viewer: Viewer, query: TrackReportQuery) => {
    const period = { from: query.from, to: query.to };
    const scope = clipScope(await context.readScope(viewer, query), period);
    const { days, status } = await context.readDays(viewer, scope, period);
    const isEmpty = days.length === 0 || scope.channelIds?.length === 0;
    const rows = isEmpty ? [] : await findTracks(db, { scope, period, days, search: undefined }, query.size);
    const delivered = deliveredIn(days);
    return {
      period,
      currency: viewer.currency,
      status,
      total: Number(rows[0]?.total ?? 0),
      items: rows.map(({ isrc, title, artist, cover, preview, videos, ...sums }) => ({
        track: { isrc, title, artist, cover, preview: toPreview(preview) },
        videos: Number(videos),
        ...computeFigures(toSums(sums, delivered)),
      })),
      member_share: computeMemberShare(scope, period),
    };
  };
