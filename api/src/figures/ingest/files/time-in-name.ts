/** Date and time, with or without separators; a colon is no character of a file name on every system. */
const TIME = /(\d{4})-?(\d{2})-?(\d{2})T(\d{2})[-:_]?(\d{2})(?:[-:_]?(\d{2}))?(?:\.\d+)?Z/;

/** The time of creation that a report's file name carries, such as `…_20261119T081500Z.csv`; undefined without one. */
export const readTimeInName = (name: string): Date | undefined => {
  const [, year, month, day, hour, minute, second = '00'] = TIME.exec(name) ?? [];
  if (year === undefined) return undefined;
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time;
};
