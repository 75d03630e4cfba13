import path from 'node:path';
import { builtPackages } from '@portal/webpack/workspace';
import { compareLanguages } from './compare.ts';
import { LANGUAGES, localeFolders } from './locale-files.ts';
import { findUnusedKeys } from './unused.ts';

/** The checkout to check; tests set another. */
const root = path.resolve(process.env['TEXTS_ROOT'] ?? path.join(import.meta.dirname, '../../../..'));
const named = process.argv.slice(2);
const folders = localeFolders(root, named.length > 0 ? named : ['shared', ...builtPackages]);

const problems = [
  ...folders.flatMap((folder) => compareLanguages(root, folder)),
  ...findUnusedKeys(root, folders),
];
for (const problem of problems) console.error(problem);
console.log(`${folders.length} sets of texts in ${LANGUAGES.length} languages, ${problems.length} problems`);
process.exitCode = problems.length > 0 || folders.length === 0 ? 1 : 0;
