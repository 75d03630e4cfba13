import type { QueryCodec } from '@portal/shared/routing';

/** From Monday to Sunday, as the server names them. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The weekday of a day, `YYYY-MM-DD`. */
export const getWeekday = (day: string): Weekday => WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7] ?? 'mon';

/** What a press in a panel limits the whole page to. */
export type Limits = {
  country?: string | undefined;
  weekday?: Weekday | undefined;
  /** The track of videos, by its ISRC. */
  track?: string | undefined;
};

const queryMatching = <Word extends string>(pattern: RegExp): QueryCodec<Word | undefined> => ({
  // The pattern matches these words only.
  parse: (raw) => (raw !== null && pattern.test(raw) ? (raw as Word) : undefined),
  format: (value) => value ?? null,
  history: 'push',
});

/** Query parameters of what a page is limited to. */
export const LIMIT_CODECS = {
  country: queryMatching<string>(/^[A-Z]{2}$/),
  weekday: queryMatching<Weekday>(new RegExp(`^(${WEEKDAYS.join('|')})$`)),
  track: queryMatching<string>(/^[A-Z]{2}[A-Z\d]{3}\d{7}$/),
};

/** What a page is limited to, of all values of its query parameters. */
export const readLimits = ({ country, weekday, track }: Limits): Limits => ({ country, weekday, track });
