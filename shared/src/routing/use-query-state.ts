import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { QueryCodec } from './query-codecs.ts';
import { usePatchQuery } from './use-patch-query.ts';

/** Overrides how the change enters the history. */
export type QuerySetOptions = { history?: 'push' | 'replace' };

/**
 * State that lives in the address under `name`, so that it survives reload, Back and sharing.
 *
 * @example
 * ```ts
 * const periodCodec = queryOneOf(['latest', 'month', 'last-month'], 'month');
 * const [period, setPeriod] = useQueryState('period', periodCodec);
 * ```
 */
export const useQueryState = <T>(
  name: string,
  codec: QueryCodec<T>,
): [value: T, setValue: (value: T, options?: QuerySetOptions) => void] => {
  const { search } = useLocation();
  const patchQuery = usePatchQuery();
  const raw = new URLSearchParams(search).get(name);
  const value = useMemo(() => codec.parse(raw), [codec, raw]);
  const setValue = useCallback(
    (next: T, options?: QuerySetOptions) =>
      patchQuery({ [name]: codec.format(next) }, { history: options?.history ?? codec.history }),
    [codec, name, patchQuery],
  );
  return [value, setValue];
};

// The names of a table of codecs are all its own; it is written out as a literal.
const namesOf = <Values>(codecs: QueryCodecs<Values>) => Object.keys(codecs) as (keyof Values & string)[];

/** A codec for each of several values. */
export type QueryCodecs<Values> = { readonly [Name in keyof Values]: QueryCodec<Values[Name]> };

/**
 * Several values of the address at once; one call changes any of them in one step of the history.
 * The table of codecs is declared outside the component.
 */
export const useQueryStates = <Values extends Record<string, unknown>>(
  codecs: QueryCodecs<Values>,
): [values: Values, setValues: (changes: Partial<Values>, options?: QuerySetOptions) => void] => {
  const { search } = useLocation();
  const patchQuery = usePatchQuery();
  const values = useMemo(() => {
    const query = new URLSearchParams(search);
    const pairs = namesOf(codecs).map((name) => [name, codecs[name].parse(query.get(name))]);
    // Built from the table of codecs itself, name by name.
    return Object.fromEntries(pairs) as Values;
  }, [codecs, search]);
  const setValues = useCallback(
    (changes: Partial<Values>, options?: QuerySetOptions) => {
      const changed = namesOf(codecs).filter((name) => name in changes);
      // A name that is in the changes has its value there.
      const patch = changed.map((name) => [name, codecs[name].format(changes[name] as Values[typeof name])]);
      const pushes = changed.some((name) => codecs[name].history === 'push');
      patchQuery(Object.fromEntries(patch), { history: options?.history ?? (pushes ? 'push' : 'replace') });
    },
    [codecs, patchQuery],
  );
  return [values, setValues];
};
