/** How one value is written into the address and read from it; the default is written as nothing. */
export type QueryCodec<T> = {
  parse(raw: string | null): T;
  /** Null leaves the parameter out. */
  format(value: T): string | null;
  /** How a change enters the history unless the setter says otherwise. */
  history: 'push' | 'replace';
};

/** One of a fixed list of words, e.g. a period or a sort order. */
export const queryOneOf = <const T extends string>(
  words: readonly T[],
  fallback: NoInfer<T>,
): QueryCodec<T> => ({
  parse: (raw) => words.find((word) => word === raw) ?? fallback,
  format: (value) => (value === fallback ? null : value),
  history: 'push',
});

/** Free text such as a search; each keystroke replaces the address, so that Back leaves the page. */
export const queryText = (fallback = ''): QueryCodec<string> => ({
  parse: (raw) => raw ?? fallback,
  format: (value) => (value === fallback ? null : value),
  history: 'replace',
});

/** A whole number from `min` to `max`, e.g. a page. */
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

/** A day `YYYY-MM-DD` that exists in the calendar. */
export const queryDay: QueryCodec<string | undefined> = {
  parse: (raw) => {
    if (raw === null || !/^\d{4}-\d{2}-\d{2}$/.test(raw)) return undefined;
    const day = new Date(`${raw}T00:00:00Z`);
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(raw) ? raw : undefined;
  },
  format: (value) => value ?? null,
  history: 'push',
};

/** An identifier, e.g. of the selected channel. */
export const queryId: QueryCodec<string | undefined> = {
  parse: (raw) => raw || undefined,
  format: (value) => value ?? null,
  history: 'push',
};

/** Several identifiers or words, separated by commas. */
export const queryList: QueryCodec<readonly string[]> = {
  parse: (raw) => (raw ? raw.split(',').filter(Boolean) : []),
  format: (value) => (value.length === 0 ? null : value.join(',')),
  history: 'push',
};
