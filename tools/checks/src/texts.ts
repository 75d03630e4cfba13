import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const LANGUAGES = ['ko', 'en', 'zh-CN', 'zh-TW'];

type Texts = { [key: string]: string | Texts };

const flatten = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );

/** Plural forms belong to one key: a language has the forms its own rules ask for. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const placeholders = (text: string) =>
  [...new Set(text.match(/{{\s*\w+/g) ?? [])].map((m) => m.replace(/{{\s*/, '')).sort();

function readTexts(folder: string, language: string): Map<string, string> {
  const file = path.join(root, folder, `${language}.json`);
  return new Map(flatten(JSON.parse(readFileSync(file, 'utf8')) as Texts));
}

/** Keys that one language has and the source language has not, or the other way round, and empty or torn texts. */
function compare(folder: string): string[] {
  const source = readTexts(folder, 'ko');
  const sourceKeys = new Set([...source.keys()].map(withoutPlural));
  return LANGUAGES.flatMap((language) => {
    const texts = readTexts(folder, language);
    const keys = new Set([...texts.keys()].map(withoutPlural));
    const at = (problem: string) => `${folder}/${language}.json: ${problem}`;
    return [
      ...[...sourceKeys].filter((key) => !keys.has(key)).map((key) => at(`"${key}" is missing`)),
      ...[...keys].filter((key) => !sourceKeys.has(key)).map((key) => at(`"${key}" is not in ko.json`)),
      ...[...texts].filter(([, text]) => text.trim() === '').map(([key]) => at(`"${key}" is empty`)),
      ...[...texts]
        .filter(([key, text]) => {
          const original = source.get(key);
          return original !== undefined && placeholders(original).join() !== placeholders(text).join();
        })
        .map(([key]) => at(`"${key}" has other placeholders than ko.json`)),
    ];
  });
}

/** Keys that no source file of the package names. A key built at run time is named by its literal beginning. */
function unused(folder: string): string[] {
  // A room of the contract has its own texts; any other package has one set for all its folders.
  const scope = /^(shared\/src\/[^/]+|[^/]+\/src)\//.exec(folder)?.[1] ?? folder;
  const code = globSync('**/*.{ts,tsx}', { cwd: path.join(root, scope) })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, scope, file), 'utf8'))
    .join('\n');
  const isNamed = (key: string) => {
    if (code.includes(`'${key}'`) || code.includes(`"${key}"`) || code.includes(`\`${key}\``)) return true;
    // `status.${name}` names every key below `status.`.
    return key
      .split('.')
      .some((_, index, parts) => index > 0 && code.includes(`\`${parts.slice(0, index).join('.')}.\${`));
  };
  return [...new Set([...readTexts(folder, 'ko').keys()].map(withoutPlural))]
    .filter((key) => !isNamed(key))
    .map((key) => `${folder}: "${key}" is used nowhere in ${scope}`);
}

const folders = globSync('{shared,shell,mf-*}/src/**/locales/', { cwd: root }).map((folder) =>
  folder.replace(/\/$/, ''),
);
const problems = folders.flatMap((folder) => [...compare(folder), ...unused(folder)]);
for (const problem of problems) console.error(problem);
console.log(`${folders.length} sets of texts in ${LANGUAGES.length} languages, ${problems.length} problems`);
process.exitCode = problems.length > 0 || folders.length === 0 ? 1 : 0;
