/** The user's time zone, in which an export writes the days of instants as the screen shows them. */
export const findTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
