import { LANGUAGES } from '@portal/shared/i18n';

/** A month that a text names, and what else it says. */
export type TypedMonth = {
  /** Undefined when the text names none. */
  year: number | undefined;
  /** From 1 to 12. */
  month: number;
  rest: string;
};

/** 2026-10, 2026.10, 2026/10. */
const DATED = /(?<!\d)(?<year>20\d\d)\s?[-./]\s?(?<month>1[0-2]|0?[1-9])(?!\d)/u;
/** 10월, 10月. */
const NUMBERED = /(?<!\d)(?<month>1[0-2]|0?[1-9])\s?[월月]/u;
const YEAR = /(?<!\d)(?<year>20\d\d)(?!\d)\s?[년年]?/u;

type MonthName = { pattern: RegExp; month: number };

/** The names without digits, in all languages: October, Oct, 十月. */
const listMonthNames = (): MonthName[] => {
  const names = LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((style) => {
      const format = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index) => ({
        name: format.format(Date.UTC(2026, index)).toLowerCase(),
        month: index + 1,
      }));
    }),
  ).filter(({ name }) => !/\d/u.test(name));
  return (
    names
      // 十一月 ends with 一月.
      .toSorted((a, b) => b.name.length - a.name.length)
      .map(({ name, month }) => ({
        // Chinese has no spaces between words.
        pattern: new RegExp(/^[a-z]/u.test(name) ? `(?<!\\p{L})${name}(?!\\p{L})` : name, 'u'),
        month,
      }))
  );
};

let monthNames: MonthName[] | undefined;

const findName = (text: string): MonthName | undefined => {
  monthNames ??= listMonthNames();
  return monthNames.find(({ pattern }) => pattern.test(text));
};

const findMonth = (text: string): { pattern: RegExp; month: number } | undefined => {
  const found = NUMBERED.exec(text)?.groups?.['month'];
  return found === undefined ? findName(text) : { pattern: NUMBERED, month: Number(found) };
};

/** Reads the month that a text names in any of the languages; undefined when it names none. */
export const readTypedMonth = (typed: string): TypedMonth | undefined => {
  const text = typed.normalize('NFKC').toLowerCase();
  const dated = DATED.exec(text)?.groups;
  if (dated)
    return {
      year: Number(dated['year']),
      month: Number(dated['month']),
      rest: text.replace(DATED, ' ').trim(),
    };
  const found = findMonth(text);
  if (!found) return undefined;
  const others = text.replace(found.pattern, ' ');
  const year = YEAR.exec(others)?.groups?.['year'];
  return {
    year: year === undefined ? undefined : Number(year),
    month: found.month,
    rest: others.replace(YEAR, ' ').trim(),
  };
};
