import path from 'node:path';
import { builtPackages, root as ownRoot } from '@portal/webpack/workspace';
import { findTextProblems } from './find-problems.ts';
import { findCharacterProblems } from './font-characters.ts';
import { LANGUAGES } from './locale-files.ts';

/** The checkout to check; a test sets another. */
const root = path.resolve(process.env['TEXTS_ROOT'] ?? ownRoot);
const named = process.argv.slice(2);
const packages = named.length > 0 ? named : ['api', 'shared', ...builtPackages];
const { folders, problems } = findTextProblems(root, packages);
if (packages.includes('shell')) problems.push(...findCharacterProblems(root, packages));
for (const problem of problems) console.error(problem);
console.log(`${folders.length} sets of texts in ${LANGUAGES.length} languages, ${problems.length} problems`);
process.exitCode = problems.length > 0 || folders.length === 0 ? 1 : 0;
