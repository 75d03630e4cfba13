import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const LANGUAGES = ['ko', 'en', 'zh-CN', 'zh-TW'] as const;
export type Language = (typeof LANGUAGES)[number];

type Tree = { [key: string]: string | Tree };

const flatten = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Plural forms belong to one key, which is what the code names. */
export const withoutPlural = (key: string) => key.replace(PLURAL, '');
export const pluralForm = (key: string) => PLURAL.exec(key)?.[1];

/** The texts of one language: key, with dots between the levels → text. */
export function readTexts(root: string, folder: string, language: Language): Map<string, string> {
  const file = path.join(root, folder, `${language}.json`);
  return new Map(flatten(JSON.parse(readFileSync(file, 'utf8')) as Tree));
}

/** The folders with texts of some packages. */
export const localeFolders = (root: string, packages: readonly string[]) =>
  globSync(
    packages.map((name) => `${name}/src/**/locales/`),
    { cwd: root },
  )
    .map((folder) => folder.replace(/\/$/, ''))
    .sort();

/** A room of the contract has its own texts; any other package has one set for all its folders. */
export const scopeOf = (folder: string) => /^(shared\/src\/[^/]+|[^/]+\/src)\//.exec(folder)?.[1] ?? folder;

/** The source files that may name the keys of a scope, tests aside. */
export const codeOf = (root: string, scope: string) =>
  globSync('**/*.{ts,tsx}', { cwd: path.join(root, scope) })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(root, scope, file));
