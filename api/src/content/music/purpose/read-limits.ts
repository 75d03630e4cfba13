import type { LimitKind, Meaning } from './purpose.ts';

const NUMBER = String.raw`(?<number>\d{1,4}(?:\.\d)?)`;
// Not "s" alone: "80s" are years.
const SECONDS = String.raw`seconds?|secs?|초|秒[钟鐘]?`;
const MINUTES = String.raw`minutes?|mins?|분|分[钟鐘]?`;
const AT_MOST_BEFORE =
  'under|below|less than|shorter than|up to|at most|max|maximum|within|<=?|不到|少于|少於|低于|低於|不超过|不超過|小于|小於';
const AT_LEAST_BEFORE = 'over|above|more than|longer than|at least|min|minimum|>=?|超过|超過|至少|大于|大於';
const AT_MOST_AFTER = '이하|미만|이내|안쪽|까지|안에|or less|or shorter|以内|以內|以下|之内|之內|内|內';
const AT_LEAST_AFTER = '이상|초과|넘는|or more|or longer|以上';

/** A number with its unit, and the words that say whether it is a limit below or above. */
const limitOf = (unit: string) =>
  new RegExp(
    String.raw`(?<![a-z0-9])(?:(?<most>${AT_MOST_BEFORE})|(?<least>${AT_LEAST_BEFORE}))?\s*` +
      String.raw`${NUMBER}\s*(?<unit>${unit})(?![a-z])\s*` +
      String.raw`(?:(?<mostAfter>${AT_MOST_AFTER})|(?<leastAfter>${AT_LEAST_AFTER}))?`,
    'giu',
  );

const lengths = limitOf(`${SECONDS}|${MINUTES}`);
const tempos = limitOf('bpm');
const isMinutes = new RegExp(`^(?:${MINUTES})$`, 'iu');

/** "120 bpm" has tracks that are hardly slower or faster. */
const TEMPO_TOLERANCE = 5;

const readLength = (match: RegExpExecArray): [LimitKind, number][] => {
  const { number, unit = '', least, leastAfter } = match.groups ?? {};
  const seconds = Math.round(Number(number) * (isMinutes.test(unit) ? 60 : 1));
  // A length alone is the longest that fits, as a Short has a limit.
  return [[least || leastAfter ? 'min_seconds' : 'max_seconds', seconds]];
};

const readTempo = (match: RegExpExecArray): [LimitKind, number][] => {
  const { number, most, mostAfter, least, leastAfter } = match.groups ?? {};
  const beats = Math.round(Number(number));
  if (most || mostAfter) return [['max_tempo', beats]];
  if (least || leastAfter) return [['min_tempo', beats]];
  return [
    ['min_tempo', beats - TEMPO_TOLERANCE],
    ['max_tempo', beats + TEMPO_TOLERANCE],
  ];
};

const rules = [
  { pattern: tempos, toLimits: readTempo },
  { pattern: lengths, toLimits: readLength },
];

/** The limits that a text names, and the text without them. */
export const readLimits = (
  text: string,
  isWanted: (part: string) => boolean,
): { meanings: Meaning[]; rest: string } => {
  const meanings: Meaning[] = [];
  let rest = text;
  for (const { pattern, toLimits } of rules)
    for (const match of rest.matchAll(pattern)) {
      const written = match[0].trim();
      if (!isWanted(written)) continue;
      for (const [kind, limit] of toLimits(match))
        meanings.push({ text: written, kind, code: String(limit) });
      rest = rest.replace(match[0], ' ');
    }
  return { meanings, rest };
};
