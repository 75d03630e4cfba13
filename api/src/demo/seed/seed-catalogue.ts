import { mediaUrl } from '../../modules/media/drawing.ts';
import { addDays, startOfWeek } from '../../modules/report/calendar.ts';
import { moodTags } from '../catalogue/tags.ts';
import type { DemoTrack } from '../catalogue/tracks.ts';
import { chance, seedOf } from '../figures/noise.ts';
import type { SeedContext } from './seed-context.ts';

const RANKED_TRACKS = 20;
/** This week's ranking and the one before, to tell what went up. */
const RANKED_WEEKS = 2;

const rankingOf = (tracks: readonly DemoTrack[], week: string) =>
  tracks
    .slice(0, RANKED_TRACKS * 2)
    .map((track, index) => ({ isrc: track.isrc, place: index + 6 * chance(seedOf(`${week}/${track.isrc}`)) }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, RANKED_TRACKS)
    .map(({ isrc }, index) => ({ week, rank: index + 1, isrc }));

/** The music catalogue, which every domain shares. */
export const seedCatalogue = async ({ trx, anchor }: SeedContext, tracks: readonly DemoTrack[]) => {
  await trx
    .insertInto('music_tag')
    .values(moodTags.map(({ id, name }, position) => ({ id, name: JSON.stringify(name), position })))
    .execute();
  await trx
    .insertInto('track')
    .values(
      tracks.map((track) => ({
        isrc: track.isrc,
        title: track.title,
        artist: track.artist,
        cover: track.cover,
        category: track.category,
        duration_seconds: track.durationSeconds,
        videos_used: track.videosUsed,
        exclusive_logo: track.isExclusive ? mediaUrl('logo', 'exclusive') : null,
      })),
    )
    .execute();
  await trx
    .insertInto('track_tag')
    .values(tracks.flatMap(({ isrc, tags }) => tags.map((tag) => ({ isrc, tag_id: tag }))))
    .execute();
  const lastWeek = addDays(startOfWeek(anchor), -7);
  const weeks = Array.from({ length: RANKED_WEEKS }, (_, index) => addDays(lastWeek, -7 * index));
  await trx
    .insertInto('track_rank')
    .values(weeks.flatMap((week) => rankingOf(tracks, week)))
    .execute();
};
