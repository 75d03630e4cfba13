import type { Localised } from '../../../texts/languages.ts';

/** What a track sounds like: each kind has a closed list of values in the table of traits. */
export const traitKinds = ['mood', 'genre', 'energy', 'vocals', 'language', 'tempo', 'key'] as const;
export type TraitKind = (typeof traitKinds)[number];

/** The kinds that a track has a column for; its tempo is a number. */
export const storedKinds = ['mood', 'genre', 'energy', 'vocals', 'language', 'key'] as const;
export type StoredKind = (typeof storedKinds)[number];

export type Trait = { kind: TraitKind; code: string; name: Localised<string> };

/** The values of a track; null where nothing is known. */
export type TrackTraits = {
  mood: string | null;
  genre: string | null;
  energy: string | null;
  vocals: string | null;
  vocal_language: string | null;
  musical_key: string | null;
  /** Beats per minute. */
  tempo: number | null;
};

export const TEMPO = { minimum: 20, maximum: 400 } as const;

/** The column of each kind. */
export const traitColumns = {
  mood: 'mood',
  genre: 'genre',
  energy: 'energy',
  vocals: 'vocals',
  language: 'vocal_language',
  key: 'musical_key',
} as const satisfies Record<StoredKind, keyof TrackTraits>;

export const tempoNames = ['slow', 'moderate', 'fast'] as const;
export type TempoBand = (typeof tempoNames)[number];

/** Beats per minute of each tempo; a musician calls 76 to 108 andante and 120 allegro. */
export const tempoBands: Readonly<Record<TempoBand, { minimum?: number; maximum?: number }>> = {
  slow: { maximum: 89 },
  moderate: { minimum: 90, maximum: 119 },
  fast: { minimum: 120 },
};
