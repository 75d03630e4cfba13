import { LANGUAGES, type Language } from '@portal/shared/facts';

/** A text that may lack languages. */
export type Localised<Value> = Partial<Record<Language, Value>>;

/** The text in the wanted language, else in the site's, else in the source language, else in any. */
export const pickLocalised = <Value>(
  texts: Localised<Value>,
  wanted: Language,
  site: Language,
): Value | undefined => texts[wanted] ?? texts[site] ?? texts.ko ?? Object.values(texts)[0];

const findExact = (tag: string) => LANGUAGES.find((language) => language.toLowerCase() === tag);

/** Matches Chinese by script or region, all others by the primary subtag. */
const findNearest = (tag: string): Language | undefined => {
  if (/^zh\b/.test(tag)) return /hant|-(tw|hk|mo)\b/.test(tag) ? 'zh-TW' : 'zh-CN';
  return LANGUAGES.find((language) => language === tag.split('-')[0]);
};

/** The supported language with the highest weight in an Accept-Language header. */
export const parseAcceptLanguage = (header: string | undefined): Language | undefined =>
  (header ?? '')
    .toLowerCase()
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => findExact(tag) ?? findNearest(tag))
    .find((language) => language !== undefined);
