import type { TrackCategory } from '../../src/content/music/music.tables.ts';
import type { TrackTraits } from '../../src/content/music/traits/traits.ts';
import { chance, chanceBetween } from '../figures/noise.ts';

type Sound = { mood: string; energy: 'low' | 'medium' | 'high'; genres: readonly string[] };

const calm: Sound = { mood: 'calm', energy: 'low', genres: ['lo-fi', 'acoustic', 'ambient', 'jazz'] };

/** What tracks of each tag sound like. */
const sounds: Readonly<Record<string, Sound>> = {
  calm,
  focus: { mood: 'calm', energy: 'low', genres: ['lo-fi', 'classical', 'ambient'] },
  rain: { mood: 'sad', energy: 'low', genres: ['ballad', 'lo-fi', 'jazz'] },
  night: { mood: 'dark', energy: 'medium', genres: ['rnb', 'electronic', 'lo-fi'] },
  dreamy: { mood: 'dreamy', energy: 'low', genres: ['ambient', 'electronic', 'cinematic'] },
  warm: { mood: 'warm', energy: 'medium', genres: ['acoustic', 'folk', 'ballad'] },
  walk: { mood: 'hopeful', energy: 'medium', genres: ['acoustic', 'folk', 'pop'] },
  travel: { mood: 'hopeful', energy: 'medium', genres: ['cinematic', 'pop', 'folk'] },
  cheerful: { mood: 'cheerful', energy: 'high', genres: ['pop', 'acoustic', 'city-pop'] },
  cooking: { mood: 'cheerful', energy: 'medium', genres: ['jazz', 'acoustic', 'pop'] },
  comic: { mood: 'comic', energy: 'high', genres: ['pop', 'traditional', 'classical'] },
  pets: { mood: 'comic', energy: 'medium', genres: ['acoustic', 'pop'] },
  retro: { mood: 'groovy', energy: 'medium', genres: ['city-pop', 'rnb', 'jazz'] },
  workout: { mood: 'powerful', energy: 'high', genres: ['hip-hop', 'electronic', 'rock'] },
  powerful: { mood: 'powerful', energy: 'high', genres: ['rock', 'hip-hop', 'cinematic'] },
};

const beats = { low: [62, 88], medium: [90, 117], high: [120, 152] } as const;
const KEYS = ['C', 'Am', 'G', 'Em', 'D', 'Bm', 'F', 'Dm', 'A', 'F#m', 'Bb', 'Gm', 'Eb', 'Cm', 'E', 'C#m'];

/** The tag that decides: the first one that names a mood, which must not be another one, or else the first. */
const findDecidingTag = (tags: readonly string[]) => tags.find((tag) => sounds[tag]?.mood === tag) ?? tags[0];

const pickItem = (items: readonly string[], place: number) => items[Math.floor(place * items.length)] ?? null;

const findLanguage = (title: string) =>
  /\p{Script=Hangul}/u.test(title) ? 'ko' : /\p{Script=Han}/u.test(title) ? 'zh' : 'en';

/** Tracks of which nothing is known, as a catalogue has some. */
const UNKNOWN_SHARE = 0.05;
const VOCAL_SHARE_OF_OST = 0.4;

const nothing: TrackTraits = {
  mood: null,
  genre: null,
  energy: null,
  vocals: null,
  vocal_language: null,
  musical_key: null,
  tempo: null,
};

/** What a track sounds like, by its tags and its category; of the best-known tracks it is always known. */
export const chooseTraits = (
  seed: number,
  {
    title,
    category,
    tags,
    isKnown,
  }: { title: string; category: TrackCategory; tags: readonly string[]; isKnown: boolean },
): TrackTraits => {
  if (!isKnown && chance(seed, 20) < UNKNOWN_SHARE) return nothing;
  const { mood, energy, genres } = sounds[findDecidingTag(tags) ?? ''] ?? calm;
  const isSung = category === 'song' || (category === 'ost' && chance(seed, 21) < VOCAL_SHARE_OF_OST);
  return {
    mood,
    energy,
    genre: pickItem(genres, chance(seed, 22)),
    vocals: isSung ? 'vocal' : 'instrumental',
    vocal_language: isSung ? findLanguage(title) : null,
    musical_key: pickItem(KEYS, chance(seed, 23)),
    tempo: Math.round(chanceBetween(seed, 24, beats[energy][0], beats[energy][1])),
  };
};
