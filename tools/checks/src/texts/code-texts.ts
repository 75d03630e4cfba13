import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { LANGUAGES } from './locale-files.ts';
import type { Language } from './locale-files.ts';

type CodeText = { language: Language; text: string; line: number };

const isLanguage = (name: string): name is Language => (LANGUAGES as readonly string[]).includes(name);

/** The languages whose names stand in few files without texts. */
const TELLING = LANGUAGES.filter((language) => language.includes('-'));

/** The texts of a source file: what stands under a language's name, or in a call with one text per language. */
function readCodeTexts(source: ts.SourceFile): CodeText[] {
  const found: CodeText[] = [];
  const visit = (node: ts.Node, language?: Language): void => {
    if (language && ts.isStringLiteralLike(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ language, text: node.text, line: line + 1 });
    }
    if (ts.isCallExpression(node) && node.arguments.length === LANGUAGES.length && !language) {
      node.arguments.forEach((argument, index) => visit(argument, LANGUAGES[index]));
    } else if (ts.isPropertyAssignment(node) && !ts.isComputedPropertyName(node.name)) {
      visit(node.initializer, isLanguage(node.name.text) ? node.name.text : language);
    } else ts.forEachChild(node, (child) => visit(child, language));
  };
  visit(source);
  return found;
}

/** The texts of some packages that are not in their locale files, such as the titles of pages. */
export const findCodeTexts = (root: string, packages: readonly string[]) =>
  globSync(
    packages.flatMap((name) => [`${name}/src/**/*.{ts,tsx}`, `${name}/src/**/{titles,start-failure}.json`]),
    { cwd: root },
  )
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .sort()
    .flatMap((file) => {
      const code = readFileSync(path.join(root, file), 'utf8');
      if (!TELLING.some((language) => code.includes(language))) return [];
      const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
      return readCodeTexts(source).map((text) => ({ file, ...text }));
    });
