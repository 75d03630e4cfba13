import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@portal/shared/facts';

export { LANGUAGES, type Language };

type Tree = { [key: string]: string | Tree };

const flatten = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );

// The error code `approval_by_other` ends like a plural form, but is none.
const PLURAL = /(?<!^code\..*)_(zero|one|two|few|many|other)$/;

/** The key without its plural suffix, as the code uses it. */
export const withoutPlural = (key: string) => key.replace(PLURAL, '');
export const pluralForm = (key: string) => PLURAL.exec(key)?.[1];

/** The texts of one language by dotted key. */
export function readTexts(root: string, folder: string, language: Language): Map<string, string> {
  const file = path.join(root, folder, `${language}.json`);
  return new Map(flatten(JSON.parse(readFileSync(file, 'utf8')) as Tree));
}

/** The `locales` folders of some packages. */
export const localeFolders = (root: string, packages: readonly string[]) =>
  globSync(
    packages.map((name) => `${name}/src/**/locales/`),
    { cwd: root },
  )
    .map((folder) => folder.replace(/\/$/, ''))
    .sort();

/** The folder whose sources use a `locales` folder's keys: a sub-path folder of shared, else the package's `src`. */
export const scopeOf = (folder: string) => /^(shared\/src\/[^/]+|[^/]+\/src)\//.exec(folder)?.[1] ?? folder;

/** The source files of a scope that may use its keys, without tests. */
export const listSourceFiles = (root: string, scope: string) =>
  globSync('**/*.{ts,tsx}', { cwd: path.join(root, scope) })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(root, scope, file));
