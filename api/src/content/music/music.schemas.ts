import { z } from 'zod';
import { createCursorSchema, nextCursor } from '../../platform/http/cursor.ts';
import { createPageSchema, pageQuery } from '../../platform/http/listing.ts';
import { text } from '../../platform/http/text-schema.ts';
import { ISRC } from './isrc.ts';
import { meaningKinds } from './purpose/purpose.ts';
import { TEMPO, tempoNames, traitKinds } from './traits/traits.ts';

/** The longest track. */
export const MAX_SECONDS = 36_000;

export const category = z.enum(['bgm', 'song', 'ost']);
export const order = z.enum(['match', 'rank', 'title', 'popular']);
export const isrc = z.string().regex(ISRC, { error: 'invalid' });

export const tagSchema = z.object({ id: z.string(), name: z.string() }).meta({ id: 'MusicTag' });

export const traitSchema = z
  .object({ kind: z.enum(traitKinds), code: z.string(), name: z.string() })
  .meta({ id: 'TrackTrait' });

export const previewSchema = z
  .object({
    path: z.string().describe('Where it is served: MP3 or Ogg Opus.'),
    seconds: z.number(),
    peaks: z.array(z.int()).describe('Its waveform: levels from 0 to 100, equally spaced.'),
  })
  .meta({ id: 'TrackPreview' });

const track = {
  isrc: z.string(),
  title: z.string(),
  artist: z.string(),
  cover: z.string(),
  category,
  tags: z.array(tagSchema),
  duration_seconds: z.int(),
  traits: z.array(traitSchema).describe('What is known of how it sounds, at most one of each kind.'),
  tempo: z.int().nullable().describe('Beats per minute.'),
  videos_used: z.int(),
  rank: z.int().nullable().describe('Rank in the newest weekly ranking.'),
  exclusive_logo: z.string().nullable(),
  preview: previewSchema.nullable().describe('A part that can be heard; null when there is none.'),
  is_favourite: z.boolean().describe("Whether it is one of the caller's favourites."),
};

const ranges = z
  .array(z.tuple([z.int(), z.int()]))
  .describe('Start and end of each part in UTF-16 code units, in order and apart.');

export const trackSchema = z
  .object({
    ...track,
    match: z
      .object({ title: ranges, artist: ranges, isrc: ranges })
      .optional()
      .describe('Of a search: the parts of the texts that it found.'),
  })
  .meta({ id: 'Track' });

export const rankedTrackSchema = z
  .object({
    ...track,
    rank: z.int(),
    previous_rank: z.int().nullable().describe('Rank of the week before; null when it had none.'),
    views: z
      .int()
      .nullable()
      .describe('Views of all videos that use it, in that week; null when they are not known.'),
  })
  .meta({ id: 'RankedTrack' });

const trait = text.max(20).optional();
const beats = z.coerce.number().int().min(TEMPO.minimum).max(TEMPO.maximum).optional();
const seconds = z.coerce.number().int().min(1).max(MAX_SECONDS).optional();

/** Filters by what tracks sound like, and by their length. */
export const traitQuery = {
  mood: trait,
  genre: trait,
  energy: trait,
  vocals: trait,
  language: trait.describe('Of the vocals.'),
  key: trait,
  tempo: z.enum(tempoNames).optional().describe('Up to 89, 90 to 119, or at least 120 beats per minute.'),
  min_tempo: beats,
  max_tempo: beats,
  min_seconds: seconds,
  max_seconds: seconds,
};

export const week = z.object({ from: z.iso.date(), to: z.iso.date() });

/** The sort key of a cursor in each order: kind of match and number of videos, rank and title, title, number of videos. */
const keys = { match: /^\d \d{1,18}$/, rank: /^\d{1,9} /, title: /^/, popular: /^\d{1,18}$/ } as const;
const position = z
  .object({ order, key: text.max(1_000), isrc })
  .refine(({ order: by, key }) => keys[by].test(key), { error: 'invalid', path: ['key'] });
/** A page by number, or the page after a cursor. */
export const trackPageQuery = {
  ...pageQuery,
  cursor: createCursorSchema(position)
    .optional()
    .describe('`next` of the previous page; `page` is ignored then.'),
};

export const meaningSchema = z
  .object({
    text: z.string().describe('The part of the search.'),
    kind: z.enum(meaningKinds),
    code: z.string(),
    name: z.string(),
  })
  .meta({ id: 'SearchMeaning' });

export const trackPage = {
  ...createPageSchema(trackSchema),
  next: nextCursor,
  understood: z
    .array(meaningSchema)
    .optional()
    .describe(
      'Of a search: the words that were used as what music is for, and not as words of a title only.',
    ),
};

/** Parts of a search, apart by commas. */
export const plainWords = text
  .max(100)
  .transform((list) => list.split(',').filter((part) => part !== ''))
  .optional()
  .describe('Parts of the search that are words of titles only, apart by commas.');
