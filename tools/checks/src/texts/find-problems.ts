import { findCodeTexts } from './code-texts.ts';
import { compareLanguages } from './compare.ts';
import { LANGUAGES, localeFolders, readTexts } from './locale-files.ts';
import { dotProblems, termProblems } from './terms.ts';
import { findUnusedKeys } from './unused.ts';

/** Checks the texts of packages of a checkout; returns the folders that have some, and a line for each problem. */
export function findTextProblems(root: string, packages: readonly string[]) {
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
  return { folders, problems };
}
