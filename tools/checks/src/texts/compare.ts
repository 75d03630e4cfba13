import { LANGUAGES, pluralForm, readTexts, withoutPlural } from './locale-files.ts';
import type { Language } from './locale-files.ts';

type Texts = ReadonlyMap<string, string>;

const namesOf = (texts: Texts) => new Set([...texts.keys()].map(withoutPlural));
const placeholders = (text: string) =>
  [...new Set(text.match(/{{\s*\w+/g) ?? [])].map((hole) => hole.replace(/{{\s*/, '')).sort();

/** The forms of each key that has any. */
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

/** The forms a language's grammar tells apart; numbers of things only, so the compact "many" of some is not among them. */
const wantedForms = (language: Language) =>
  new Set<string>(new Intl.PluralRules(language).resolvedOptions().pluralCategories);

function pluralProblems(texts: Texts, plurals: ReadonlySet<string>, language: Language): string[] {
  const wanted = wantedForms(language);
  const forms = formsOf(texts);
  return [...plurals].flatMap((name) => {
    const present = forms.get(name) ?? new Set();
    // A language without plurals may leave the ending out.
    if (texts.has(name) && present.size === 0 && wanted.size === 1) return [];
    return [
      ...[...wanted].filter((form) => !present.has(form)).map((form) => `"${name}_${form}" is missing`),
      ...[...present].filter((form) => !wanted.has(form)).map((form) => `"${name}_${form}" is never shown`),
    ];
  });
}

/** Keys that one language has and the source language has not, or the other way round; torn and empty texts. */
export function compareLanguages(root: string, folder: string): string[] {
  const all = LANGUAGES.map((language) => ({ language, texts: readTexts(root, folder, language) }));
  const source = readTexts(root, folder, 'ko');
  const sourceNames = namesOf(source);
  const plurals = new Set(all.flatMap(({ texts }) => [...formsOf(texts).keys()]));
  return all.flatMap(({ language, texts }) => {
    const names = namesOf(texts);
    const shared = new Set([...plurals].filter((name) => names.has(name)));
    const original = (key: string) => source.get(key) ?? source.get(`${withoutPlural(key)}_other`);
    const isTorn = ([key, text]: [string, string]) => {
      const korean = original(key);
      return korean !== undefined && placeholders(korean).join() !== placeholders(text).join();
    };
    return [
      ...[...sourceNames].filter((name) => !names.has(name)).map((name) => `"${name}" is missing`),
      ...[...names].filter((name) => !sourceNames.has(name)).map((name) => `"${name}" is not in ko.json`),
      ...pluralProblems(texts, shared, language),
      ...[...texts].filter(([, text]) => text.trim() === '').map(([key]) => `"${key}" is empty`),
      ...[...texts].filter(isTorn).map(([key]) => `"${key}" has other placeholders than ko.json`),
    ].map((problem) => `${folder}/${language}.json: ${problem}`);
  });
}
