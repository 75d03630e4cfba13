import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findCodeTexts } from './code-texts.ts';
import { LANGUAGES, localeFolders, readTexts, type Language } from './locale-files.ts';

/** The characters that the font files of the shell are made for, as a file of the shell. */
export const CHARACTERS_FILE = 'shell/src/fonts/characters.json';

type Characters = Record<Language, { first: string; later: string }>;

/** What a page shows before its first figure: the shell's own texts, shared components and the dashboard. */
const FIRST = [
  'shared/src/ui/texts/',
  'shared/src/ui/form/',
  'shell/src/locales',
  'shell/src/pages/locales',
  'mf-dashboard/src/locales',
];

const isFirst = (folder: string) => FIRST.some((start) => `${folder}/`.startsWith(start));

/** The characters of a language's texts in some folders with texts, and in the code of some packages. */
function collect(root: string, language: Language, folders: readonly string[], packages: readonly string[]) {
  const texts = [
    ...folders.flatMap((folder) => [...readTexts(root, folder, language).values()]),
    ...findCodeTexts(root, packages).flatMap((found) => (found.language === language ? [found.text] : [])),
  ];
  return new Set([...texts.join('')].filter((character) => character >= ' '));
}

/** Names that browsers add to texts: countries, months, days of the week and parts of the day. */
function localisedNames(language: Language): string {
  const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const names = letters.flatMap((first) => letters.map((second) => regions.of(first + second) ?? ''));
  const days = Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2026, month, 1 + month, month * 2)).toLocaleString(language, {
      dateStyle: 'full',
      timeStyle: 'short',
    }),
  );
  return [...names, ...days].join('');
}

const sorted = (characters: Iterable<string>) => [...new Set(characters)].sort().join('');

/** The characters of all texts of a checkout whose packages are named. */
export function collectCharacters(root: string, packages: readonly string[]): Characters {
  const folders = localeFolders(root, packages);
  const of = (language: Language) => {
    // Titles of pages and of the navigation are in the code of remotes.
    const first = collect(root, language, folders.filter(isFirst), packages);
    const all = [...collect(root, language, folders, []), ...localisedNames(language)];
    return { first: sorted(first), later: sorted(all.filter((each) => each >= ' ' && !first.has(each))) };
  };
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Characters;
}

export const readCharacters = (root: string): Characters =>
  JSON.parse(readFileSync(path.join(root, CHARACTERS_FILE), 'utf8')) as Characters;

/** New characters in the texts of remotes and the server, which are released alone, that the fonts need not have yet. */
const TOLERATED = 20;

/** A line for each language in which too many characters of the texts are drawn from the slices that are loaded later. */
export function findCharacterProblems(root: string, packages: readonly string[]): string[] {
  const listed = readCharacters(root);
  return LANGUAGES.flatMap((language) => {
    const { first, later } = listed[language];
    const known = new Set(first + later);
    const missingIn = (names: readonly string[]) =>
      [...collect(root, language, localeFolders(root, names), names)].filter((each) => !known.has(each));
    const [own, others] = [missingIn(['shared', 'shell']), missingIn(packages)];
    if (own.length === 0 && others.length <= TOLERATED) return [];
    const missing = sorted(own.length > 0 ? own : others);
    return [
      `${CHARACTERS_FILE}: ${language} has not: ${missing} (pnpm --filter @portal/checks font-characters)`,
    ];
  });
}
