import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { QueryCodec } from './query-codecs.ts';
import { usePatchQuery } from './use-patch-query.ts';

/** Overrides whether a change pushes or replaces the history entry. */
export type QuerySetOptions = { history?: 'push' | 'replace' };

/**
 * State in the query parameter `name`, so that it survives reload, Back and sharing; works like `useState`.
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

// `codecs` is an object literal, so its keys are exactly the names of `Values`.
const keysOf = <Values>(codecs: QueryCodecs<Values>) => Object.keys(codecs) as (keyof Values & string)[];

/** A codec per query parameter. */
export type QueryCodecs<Values> = { readonly [Name in keyof Values]: QueryCodec<Values[Name]> };

/**
 * State in several query parameters; one call changes any of them in one history entry. Declare `codecs` outside the
 * component, since the values are memoised by its identity.
 */
export const useQueryStates = <Values extends Record<string, unknown>>(
  codecs: QueryCodecs<Values>,
): [values: Values, setValues: (changes: Partial<Values>, options?: QuerySetOptions) => void] => {
  const { search } = useLocation();
  const patchQuery = usePatchQuery();
  const values = useMemo(() => {
    const query = new URLSearchParams(search);
    const pairs = keysOf(codecs).map((name) => [name, codecs[name].parse(query.get(name))]);
    // Has exactly the keys of `codecs`.
    return Object.fromEntries(pairs) as Values;
  }, [codecs, search]);
  const setValues = useCallback(
    (changes: Partial<Values>, options?: QuerySetOptions) => {
      const changed = keysOf(codecs).filter((name) => name in changes);
      // `changed` holds only names that are keys of `changes`.
      const patch = changed.map((name) => [name, codecs[name].format(changes[name] as Values[typeof name])]);
      const pushes = changed.some((name) => codecs[name].history === 'push');
      patchQuery(Object.fromEntries(patch), { history: options?.history ?? (pushes ? 'push' : 'replace') });
    },
    [codecs, patchQuery],
  );
  return [values, setValues];
};
