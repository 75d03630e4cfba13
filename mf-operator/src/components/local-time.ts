const padTwo = (value: number) => String(value).padStart(2, '0');

/** The local day of an instant. */
export const findLocalDay = (instant: string): string => {
  const date = new Date(instant);
  return [date.getFullYear(), padTwo(date.getMonth() + 1), padTwo(date.getDate())].join('-');
};

/** An instant as the value of `<input type="datetime-local">`: the local time to the minute. */
export const formatLocalTime = (instant: string): string => {
  const date = new Date(instant);
  return `${findLocalDay(instant)}T${padTwo(date.getHours())}:${padTwo(date.getMinutes())}`;
};

/** The instant of the value of `<input type="datetime-local">`. */
export const parseLocalTime = (local: string): string => new Date(local).toISOString();

/** The name of the user's time zone in a language, with its identifier. */
export const describeTimeZone = (language: string): string => {
  const format = new Intl.DateTimeFormat(language, { timeZoneName: 'long' });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${name} (${format.resolvedOptions().timeZone})`;
};
