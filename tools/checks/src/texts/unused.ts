import { readFileSync } from 'node:fs';
import { findComposedKeys } from './composed-keys.ts';
import { listSourceFiles, readTexts, scopeOf, withoutPlural } from './locale-files.ts';

/** A template expression that may be a key: its literal start contains at least one dot. */
const MAY_COMPOSE = /`\w+(\.\w+)*\.[\w-]*\$\{/;

/** Keys that no source file of the scope uses, as a literal or in a template expression with a known type. */
export function findUnusedKeys(root: string, folders: readonly string[]): string[] {
  const codes = new Map(
    [...new Set(folders.map(scopeOf))].map((scope) => [
      scope,
      listSourceFiles(root, scope).map((file) => ({ file, text: readFileSync(file, 'utf8') })),
    ]),
  );
  const composing = [...codes.values()].flat().filter(({ text }) => MAY_COMPOSE.test(text));
  const composed = findComposedKeys(
    root,
    composing.map(({ file }) => file),
  );
  return folders.flatMap((folder) => {
    const scope = scopeOf(folder);
    const code = codes.get(scope) ?? [];
    const isUsed = (key: string) =>
      code.some(
        ({ file, text }) =>
          ["'", '"', '`'].some((quote) => text.includes(`${quote}${key}${quote}`)) ||
          composed.get(file)?.has(key),
      );
    return [...new Set([...readTexts(root, folder, 'ko').keys()].map(withoutPlural))]
      .filter((key) => !isUsed(key))
      .map((key) => `${folder}: "${key}" is used nowhere in ${scope}`);
  });
}
