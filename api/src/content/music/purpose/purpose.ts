import type { TrackCategory } from '../music.tables.ts';
import type { StoredKind, TempoBand } from '../traits/traits.ts';
import { type WordKind, wordKinds } from './word-kinds.ts';

/** Limits that a search names in numbers: seconds, and beats per minute. */
export const limitKinds = ['min_seconds', 'max_seconds', 'min_tempo', 'max_tempo'] as const;
export type LimitKind = (typeof limitKinds)[number];

export const meaningKinds = [...wordKinds.filter((kind) => kind !== 'ignored'), ...limitKinds] as const;
export type MeaningKind = Exclude<WordKind, 'ignored'> | LimitKind;

/** A part of a search and what it stands for. */
export type Meaning = { text: string; kind: MeaningKind; code: string };

/** The conditions of what a search was understood as: of several values of one kind any, of several tags all. */
export type PurposeFilter = Partial<Record<StoredKind, readonly string[]>> &
  Partial<Record<LimitKind, number>> & {
    tempo?: TempoBand;
    category?: TrackCategory;
    tags?: readonly string[];
  };
