import { toMediaUrl } from '../../src/content/media/drawing.ts';
import type { TrackCategory } from '../../src/content/music/music.tables.ts';
import { chance, chanceBetween, hashText } from '../figures/noise.ts';
import { knownTracks, type TitleHalves, titleHalves } from './names.ts';
import type { TrackTraits } from '../../src/content/music/traits/traits.ts';
import { moodTags, SHOPPING_TAG, useTags } from './tags.ts';
import { chooseTraits } from './traits.ts';

export type DemoTrack = {
  isrc: string;
  title: string;
  artist: string;
  cover: string;
  category: TrackCategory;
  durationSeconds: number;
  videosUsed: number;
  isExclusive: boolean;
  tags: readonly string[];
  traits: TrackTraits;
};

export const TRACK_COUNT = 400;
export const SHOPPING_TRACK_COUNT = 12;
/** The prefix of every official ISRC. */
export const ISRC_PREFIX = 'KRX4G26';
/** Odd and coprime to the number range, so that codes look random and never repeat. */
const ISRC_STEP = 137;

const pickItem = <Value>(values: readonly Value[], seed: number, step: number): Value | undefined =>
  values[Math.floor(chance(seed, step) * values.length)];

/** Titles of two halves, each pair once, in alternating languages. */
const createTitles = (count: number): [title: string, halves: TitleHalves][] => {
  const titles = new Map<string, TitleHalves>();
  for (let index = 0; titles.size < count; index += 1) {
    const halves = titleHalves[index % titleHalves.length];
    const seed = hashText(`title/${index}`);
    if (halves)
      titles.set(
        `${pickItem(halves.first, seed, 1)}${halves.glue}${pickItem(halves.second, seed, 2)}`,
        halves,
      );
  }
  return [...titles];
};

const chooseCategory = (seed: number): TrackCategory => {
  const place = chance(seed, 3);
  return place < 0.5 ? 'bgm' : place < 0.83 ? 'song' : 'ost';
};

const chooseTags = (seed: number) => {
  const moods = moodTags.filter(({ id }) => ![SHOPPING_TAG, 'vlog', 'unboxing'].includes(id));
  const count = 1 + Math.floor(chanceBetween(seed, 4, 0, 3));
  return [
    ...new Set(Array.from({ length: count }, (_, index) => pickItem(moods, seed, 5 + index)?.id ?? 'calm')),
  ];
};

const USE_SHARE = 0.55;

const chooseUses = (seed: number, mood: string | null) =>
  (useTags[mood ?? ''] ?? []).filter((_use, place) => chance(seed, 30 + place) < USE_SHARE);

/** The share of tracks that are as short as a Short. */
const SHORT_SHARE = 0.15;

const chooseDuration = (seed: number, isKnown: boolean) =>
  !isKnown && chance(seed, 13) < SHORT_SHARE
    ? Math.round(chanceBetween(seed, 14, 24, 60))
    : Math.round(chanceBetween(seed, 10, 62, 231));

const createIsrc = (index: number) =>
  `${ISRC_PREFIX}${String((417 + index * ISRC_STEP) % 100_000).padStart(5, '0')}`;

/** The catalogue, the most used tracks first. */
export const createDemoTracks = (): DemoTrack[] => {
  const titles = createTitles(TRACK_COUNT - knownTracks.length);
  return Array.from({ length: TRACK_COUNT }, (_, index): DemoTrack => {
    const isrc = createIsrc(index);
    const seed = hashText(isrc);
    const known = knownTracks[index];
    const [coined = isrc, halves] = titles[index - knownTracks.length] ?? [];
    const title = known?.title ?? coined;
    const category = known?.category ?? chooseCategory(seed);
    const tags = [...(known?.tags ?? chooseTags(seed))];
    const traits = chooseTraits(seed, { title, category, tags, isKnown: known !== undefined });
    if (!known) tags.push(...chooseUses(seed, traits.mood).filter((use) => !tags.includes(use)));
    // Spread over the catalogue, so that the shopping list is not the list of popular tracks.
    if (index % Math.floor(TRACK_COUNT / SHOPPING_TRACK_COUNT) === 7 && index < 396) tags.push(SHOPPING_TAG);
    return {
      isrc,
      title,
      artist: known?.artist ?? pickItem(halves?.artists ?? [], seed, 9) ?? '',
      cover: toMediaUrl('cover', isrc),
      category,
      durationSeconds: chooseDuration(seed, known !== undefined),
      videosUsed: Math.round(1_284 * (index + 1) ** -0.62 * chanceBetween(seed, 11, 0.93, 1)),
      isExclusive: chance(seed, 12) < 0.12,
      tags,
      traits,
    };
  });
};
