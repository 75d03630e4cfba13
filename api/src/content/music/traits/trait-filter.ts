import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Expression } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { type StoredKind, storedKinds, type TempoBand, tempoBands, traitColumns } from './traits.ts';

/** What tracks sound like and how long they are, any of several values; a track of which it is not known meets no condition. */
export type TraitFilter = Partial<Record<StoredKind, string | readonly string[] | undefined>> & {
  tempo?: TempoBand | undefined;
  min_tempo?: number | undefined;
  max_tempo?: number | undefined;
  min_seconds?: number | undefined;
  max_seconds?: number | undefined;
};

/** The conditions of a filter for rows of `track`. */
export const matchTraits = (
  tracks: ExpressionBuilder<Database, 'track'>,
  filter: TraitFilter,
): Expression<SqlBool>[] => {
  const band = filter.tempo === undefined ? {} : tempoBands[filter.tempo];
  const between = (column: 'tempo' | 'duration_seconds', minimum?: number, maximum?: number) => [
    ...(minimum === undefined ? [] : [sql<SqlBool>`${sql.ref(`track.${column}`)} >= ${minimum}::integer`]),
    ...(maximum === undefined ? [] : [sql<SqlBool>`${sql.ref(`track.${column}`)} <= ${maximum}::integer`]),
  ];
  return [
    ...storedKinds.flatMap((kind) => {
      const code = filter[kind];
      return code === undefined ? [] : [tracks(`track.${traitColumns[kind]}`, 'in', [code].flat())];
    }),
    ...between('tempo', band.minimum, band.maximum),
    ...between('tempo', filter.min_tempo, filter.max_tempo),
    ...between('duration_seconds', filter.min_seconds, filter.max_seconds),
  ];
};
