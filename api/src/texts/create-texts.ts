import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '@portal/shared/facts';

/** The dotted key of each text of a locale file. */
export type TextKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${TextKey<Tree[Key]>}`;
}[keyof Tree & string];

type Texts = { readonly [key: string]: string | Texts };

const flatten = (texts: Texts, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

const readTexts = (folder: string, language: Language) =>
  // Checked by `texts`: every locale file has the same keys.
  new Map(flatten(JSON.parse(readFileSync(join(folder, 'locales', `${language}.json`), 'utf8')) as Texts));

/**
 * Reads the texts of a folder's `locales`. The result finds a text by its key and puts in its `{{values}}`.
 * @throws when a locale file lacks the key
 */
export const createTexts = <Tree>(folder: string) => {
  const texts = new Map(LANGUAGES.map((language) => [language, readTexts(folder, language)]));
  return (language: Language, key: TextKey<Tree>, values: Readonly<Record<string, string>> = {}): string => {
    const text = texts.get(language)?.get(key);
    if (text === undefined) throw new Error(`${folder}/locales/${language}.json has no text "${key}".`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
  };
};
