import { queryId, queryInteger, queryOneOf } from '@portal/shared/routing';
import type { QueryCodecs } from '@portal/shared/routing';
import type { TrackFilter } from '../tracks/tracks.api.ts';

const FILTERS = ['mood', 'genre', 'tempo', 'length', 'vocals', 'language', 'energy', 'key'] as const;

/** The kinds of traits that are chosen by name, in the order of their filters. */
export const TRAIT_KINDS = FILTERS.filter((filter) => filter !== 'length');
export type TraitKind = (typeof TRAIT_KINDS)[number];

/** The filter by length, in seconds; 0 is any. */
export const LENGTHS = [30, 60, 90, 120] as const;

const TEMPOS = ['', 'slow', 'moderate', 'fast'] as const;

/** The filters by what tracks sound like and by their length; an empty one matches every track. */
export type TraitFilters = {
  mood: string | undefined;
  genre: string | undefined;
  tempo: (typeof TEMPOS)[number];
  length: number;
  vocals: string | undefined;
  language: string | undefined;
  energy: string | undefined;
  key: string | undefined;
};

export const traitCodecs: QueryCodecs<TraitFilters> = {
  mood: queryId,
  genre: queryId,
  tempo: queryOneOf(TEMPOS, ''),
  length: queryInteger(0),
  vocals: queryId,
  language: queryId,
  energy: queryId,
  key: queryId,
};

export const NO_TRAITS: TraitFilters = {
  mood: undefined,
  genre: undefined,
  tempo: '',
  length: 0,
  vocals: undefined,
  language: undefined,
  energy: undefined,
  key: undefined,
};

/** The traits among the filters of a list. */
export const pickTraits = (filters: TraitFilters): TraitFilters => ({
  mood: filters.mood,
  genre: filters.genre,
  tempo: filters.tempo,
  length: filters.length,
  vocals: filters.vocals,
  language: filters.language,
  energy: filters.energy,
  key: filters.key,
});

/** The filters that are set, in their order. */
export const listActive = (filters: TraitFilters): (TraitKind | 'length')[] =>
  FILTERS.filter((kind) => Boolean(filters[kind]));

/** The change that sets one filter by the value of its list. */
export const changeTrait = (kind: TraitKind, value: string): Partial<TraitFilters> =>
  kind === 'tempo'
    ? { tempo: TEMPOS.find((tempo) => tempo === value) ?? '' }
    : { [kind]: value === '' ? undefined : value };

/** The filters as the API takes them. */
export const toTraitQuery = ({ length, tempo, ...traits }: TraitFilters): TrackFilter => ({
  ...traits,
  tempo: tempo === '' ? undefined : tempo,
  max_seconds: length === 0 ? undefined : length,
});
