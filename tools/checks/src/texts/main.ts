import path from 'node:path';
import { builtPackages } from '@portal/webpack/workspace';
import { findCodeTexts } from './code-texts.ts';
import { compareLanguages } from './compare.ts';
import { LANGUAGES, localeFolders, readTexts } from './locale-files.ts';
import { dotProblems, termProblems } from './terms.ts';
import { findUnusedKeys } from './unused.ts';

/** The checkout to check; tests set another. */
const root = path.resolve(process.env['TEXTS_ROOT'] ?? path.join(import.meta.dirname, '../../../..'));
const named = process.argv.slice(2);
const packages = named.length > 0 ? named : ['api', 'shared', ...builtPackages];
const folders = localeFolders(root, packages);
const texts = [
  ...folders.flatMap((folder) =>
    LANGUAGES.flatMap((language) =>
      [...readTexts(root, folder, language)].map(([key, text]) => ({
        place: `${folder}/${language}.json: "${key}"`,
        language,
        text,
        problems: dotProblems(key, text),
      })),
    ),
  ),
  ...findCodeTexts(root, packages).map(({ file, line, ...text }) => ({
    place: `${file}:${line}`,
    ...text,
    problems: [],
  })),
];

const problems = [
  ...folders.flatMap((folder) => compareLanguages(root, folder)),
  ...findUnusedKeys(root, folders),
  ...texts.flatMap(({ place, language, text, problems: own }) =>
    [...own, ...termProblems(language, text)].map((problem) => `${place}: ${problem}`),
  ),
];
for (const problem of problems) console.error(problem);
console.log(`${folders.length} sets of texts in ${LANGUAGES.length} languages, ${problems.length} problems`);
process.exitCode = problems.length > 0 || folders.length === 0 ? 1 : 0;
