import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '@portal/shared/facts';
import type { TextTree, TextValues, TranslateText } from '@portal/shared/i18n';
import { createInstance } from 'i18next';

/** The dotted key of each text of a locale file. */
export type TextKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${TextKey<Tree[Key]>}`;
}[keyof Tree & string];

/** Finds a text by any key, which the types of its callers check. */
type FindText = (key: string, values?: TextValues) => string;

const readTexts = (folder: string, language: Language) =>
  JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as TextTree;

const readFolder = (folder: string): ((language: Language) => FindText) => {
  const i18n = createInstance();
  void i18n.init({
    resources: Object.fromEntries(
      LANGUAGES.map((language) => [language, { translation: readTexts(folder, language) }]),
    ),
    fallbackLng: false,
    load: 'currentOnly',
    nsSeparator: false,
    initAsync: false,
    // Pages and mails escape what they put into their HTML.
    interpolation: { escapeValue: false },
    missingInterpolationHandler: (_text: string, [placeholder]: RegExpExecArray) => placeholder,
    saveMissing: true,
    saveMissingTo: 'current',
    missingKeyHandler: (languages: readonly string[], _namespace: string, key: string) => {
      throw new Error(`${folder}/${languages.join()}.json has no text "${key}".`);
    },
  });
  return (language) => {
    const translate = i18n.getFixedT(language);
    return (key, values) => translate(key, { ...values });
  };
};

/** Reads a folder of locale files that the browser shows, too; the result is its `t` in a language. */
export const createTranslations = <Tree>(folder: string) =>
  readFolder(folder) as (language: Language) => TranslateText<Tree>;

/**
 * Reads the texts of a folder's `locales`. The result finds a text by its key and puts in its `{{values}}`; it throws where a
 * locale file lacks the key.
 */
export const createTexts = <Tree>(folder: string) => {
  const findIn = readFolder(join(folder, 'locales'));
  return (language: Language, key: TextKey<Tree>, values: TextValues = {}): string =>
    findIn(language)(key, values);
};
