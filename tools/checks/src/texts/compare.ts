import { LANGUAGES, pluralForm, readTexts, withoutPlural } from './locale-files.ts';
import type { Language } from './locale-files.ts';

type Texts = ReadonlyMap<string, string>;

const namesOf = (texts: Texts) => new Set([...texts.keys()].map(withoutPlural));
const placeholders = (text: string) =>
  [...new Set(text.match(/{{\s*\w+/g) ?? [])].map((placeholder) => placeholder.replace(/{{\s*/, '')).sort();

/** The plural forms of each key that has any. */
function formsOf(texts: Texts): Map<string, Set<string>> {
  const forms = new Map<string, Set<string>>();
  for (const key of texts.keys()) {
    const form = pluralForm(key);
    if (form === undefined) continue;
    const name = withoutPlural(key);
    forms.set(name, (forms.get(name) ?? new Set()).add(form));
  }
  return forms;
}

/**
 * The plural forms that a language needs for whole numbers; without the "many" that some languages use for compact
 * numbers only.
 */
const requiredForms = (language: Language) =>
  new Set<string>(new Intl.PluralRules(language).resolvedOptions().pluralCategories);

function pluralProblems(texts: Texts, plurals: ReadonlySet<string>, language: Language): string[] {
  const required = requiredForms(language);
  const forms = formsOf(texts);
  return [...plurals].flatMap((name) => {
    const present = forms.get(name) ?? new Set();
    // A language without plurals may omit the suffix.
    if (texts.has(name) && present.size === 0 && required.size === 1) return [];
    return [
      ...[...required].filter((form) => !present.has(form)).map((form) => `"${name}_${form}" is missing`),
      ...[...present].filter((form) => !required.has(form)).map((form) => `"${name}_${form}" is never shown`),
    ];
  });
}

/**
 * Compares all languages with the source language: missing and surplus keys, wrong plural forms, empty texts, different
 * placeholders.
 */
export function compareLanguages(root: string, folder: string): string[] {
  const all = LANGUAGES.map((language) => ({ language, texts: readTexts(root, folder, language) }));
  const source = readTexts(root, folder, 'ko');
  const sourceNames = namesOf(source);
  const plurals = new Set(all.flatMap(({ texts }) => [...formsOf(texts).keys()]));
  return all.flatMap(({ language, texts }) => {
    const names = namesOf(texts);
    const shared = new Set([...plurals].filter((name) => names.has(name)));
    const original = (key: string) => source.get(key) ?? source.get(`${withoutPlural(key)}_other`);
    const hasOtherPlaceholders = ([key, text]: [string, string]) => {
      const korean = original(key);
      return korean !== undefined && placeholders(korean).join() !== placeholders(text).join();
    };
    return [
      ...[...sourceNames].filter((name) => !names.has(name)).map((name) => `"${name}" is missing`),
      ...[...names].filter((name) => !sourceNames.has(name)).map((name) => `"${name}" is not in ko.json`),
      ...pluralProblems(texts, shared, language),
      ...[...texts].filter(([, text]) => text.trim() === '').map(([key]) => `"${key}" is empty`),
      ...[...texts]
        .filter(hasOtherPlaceholders)
        .map(([key]) => `"${key}" has other placeholders than ko.json`),
    ].map((problem) => `${folder}/${language}.json: ${problem}`);
  });
}
