import { readFileSync } from 'node:fs';
import { composedTexts } from './composed-keys.ts';
import { codeOf, readTexts, scopeOf, withoutPlural } from './locale-files.ts';

/** A template that may be a key: its fixed beginning goes down at least one level. */
const MAY_COMPOSE = /`\w+(\.\w+)*\.[\w-]*\$\{/;

/** Keys that no source file of the package names, in full or composed of parts whose values the compiler knows. */
export function unusedKeys(root: string, folders: readonly string[]): string[] {
  const codes = new Map(
    [...new Set(folders.map(scopeOf))].map((scope) => [
      scope,
      codeOf(root, scope).map((file) => ({ file, text: readFileSync(file, 'utf8') })),
    ]),
  );
  const composing = [...codes.values()].flat().filter(({ text }) => MAY_COMPOSE.test(text));
  const composed = composedTexts(
    root,
    composing.map(({ file }) => file),
  );
  return folders.flatMap((folder) => {
    const scope = scopeOf(folder);
    const code = codes.get(scope) ?? [];
    const isNamed = (key: string) =>
      code.some(
        ({ file, text }) =>
          ["'", '"', '`'].some((quote) => text.includes(`${quote}${key}${quote}`)) ||
          composed.get(file)?.has(key),
      );
    return [...new Set([...readTexts(root, folder, 'ko').keys()].map(withoutPlural))]
      .filter((key) => !isNamed(key))
      .map((key) => `${folder}: "${key}" is used nowhere in ${scope}`);
  });
}
