import path from 'node:path';
import { LANGUAGES } from '@portal/shared/facts';
import type { RuleSetRule } from 'webpack';
import type { Substitution } from './patch-loader.ts';

const IMPORT_BY_LANGUAGE =
  /\(language\)\s*=>\s*(?:\/\/.*\s*)*import\((\/\*.*?\*\/\s*)?`([^`$]*)\$\{language\}\.json`\)/g;

const importsOfLanguages = LANGUAGES.map((language) => `'${language}': () => import($1'$2${language}.json')`);

/** Replaces the import of a package's locale files by one import for each language. */
export const LOCALE_IMPORTS: Substitution = [IMPORT_BY_LANGUAGE, `{ ${importsOfLanguages.join(', ')} }`];

/** A list of files that webpack would make of such an import costs a page 150 bytes for each of its files with texts. */
export const localeImportRule: RuleSetRule = {
  test: /texts\.ts$/,
  exclude: /node_modules/,
  enforce: 'pre',
  loader: path.join(import.meta.dirname, 'patch-loader.ts'),
  options: { substitutions: [LOCALE_IMPORTS] },
};
