import { toMediaUrl } from '../../src/content/media/drawing.ts';
import { moodTags } from '../catalogue/tags.ts';
import type { DemoTrack } from '../catalogue/tracks.ts';
import type { SeedContext } from './seed-context.ts';

/** Inserts the music catalogue, which all domains share. */
export const seedCatalogue = async ({ trx }: SeedContext, tracks: readonly DemoTrack[]) => {
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
        exclusive_logo: track.isExclusive ? toMediaUrl('logo', 'exclusive') : null,
        ...track.traits,
      })),
    )
    .execute();
  await trx
    .insertInto('track_tag')
    .values(tracks.flatMap(({ isrc, tags }) => tags.map((tag) => ({ isrc, tag_id: tag }))))
    .execute();
};
