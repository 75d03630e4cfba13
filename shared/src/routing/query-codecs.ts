/** Parses and formats one query parameter; the default value is omitted from the address. */
export type QueryCodec<T> = {
  parse(raw: string | null): T;
  /** Returns null to omit the parameter. */
  format(value: T): string | null;
  /** Whether a change adds or replaces a history entry, unless the setter overrides it. */
  history: 'push' | 'replace';
};

/** Codec of one of a fixed list of words, e.g. a sort order; an unknown word is parsed as `fallback`. */
export const queryOneOf = <const T extends string>(
  words: readonly T[],
  fallback: NoInfer<T>,
): QueryCodec<T> => ({
  parse: (raw) => words.find((word) => word === raw) ?? fallback,
  format: (value) => (value === fallback ? null : value),
  history: 'push',
});

/** Codec of free text such as a search; changes replace the history entry, so that Back does not undo single keystrokes. */
export const queryText = (fallback = ''): QueryCodec<string> => ({
  parse: (raw) => raw ?? fallback,
  format: (value) => (value === fallback ? null : value),
  history: 'replace',
});

/** Codec of an integer from `min` to `max`, e.g. a page; anything else is parsed as `fallback`. */
export const queryInteger = (
  fallback: number,
  { min = 0, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number } = {},
): QueryCodec<number> => ({
  parse: (raw) => {
    const value = raw !== null && /^-?\d+$/.test(raw) ? Number(raw) : fallback;
    return value >= min && value <= max ? value : fallback;
  },
  format: (value) => (value === fallback ? null : String(value)),
  history: 'push',
});

/** Codec of a calendar day `YYYY-MM-DD`; an invalid one is parsed as undefined. */
export const queryDay: QueryCodec<string | undefined> = {
  parse: (raw) => {
    if (raw === null || !/^\d{4}-\d{2}-\d{2}$/.test(raw)) return undefined;
    const day = new Date(`${raw}T00:00:00Z`);
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(raw) ? raw : undefined;
  },
  format: (value) => value ?? null,
  history: 'push',
};

/** Codec of an id, e.g. of the selected channel; an empty one is parsed as undefined. */
export const queryId: QueryCodec<string | undefined> = {
  parse: (raw) => raw || undefined,
  format: (value) => value ?? null,
  history: 'push',
};

/** Codec of a comma-separated list of ids or words. */
export const queryList: QueryCodec<readonly string[]> = {
  parse: (raw) => (raw ? raw.split(',').filter(Boolean) : []),
  format: (value) => (value.length === 0 ? null : value.join(',')),
  history: 'push',
};
