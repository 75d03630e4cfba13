/** Time as the server sees it; tests pass a fake. */
export type Clock = {
  now(): Date;
};

export const systemClock: Clock = { now: () => new Date() };

/** Days in the time zone of the reports, in which revenue days and fee rates begin. */
const pacificDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The Pacific day of an instant, `YYYY-MM-DD`. */
export const toPacificDay = (instant: Date) => pacificDay.format(instant);
