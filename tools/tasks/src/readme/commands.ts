import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@portal/webpack/workspace';

/** The task of `package.json` that starts a command, and what follows it behind `--`. */
export type NamedCommand = { line: string; task: string; args: string };

/** `npm start`, `npm test` and `npm run …` up to the end of the code or a comment, not inside longer words. */
const COMMAND =
  /(?<![\w-])npm (?:(?<short>start|test)(?![:\w])|run (?<script>[a-z:-]+))(?: -- (?<args>[^\n`#]+))?/g;

/** Every command that a page of documentation names, once, in its order; `…` and `<…>` stand for any, and are none. */
export const readCommands = (file: string): NamedCommand[] => {
  const found = [...readFileSync(path.join(root, file), 'utf8').matchAll(COMMAND)].flatMap(
    ({ groups = {} }) => {
      const { short, script = '', args = '' } = groups;
      const given = args.trim();
      const line = `npm ${short ?? `run ${script}`}${given ? ` -- ${given}` : ''}`;
      return /^[…<]/.test(given) ? [] : [{ line, task: short ?? script, args: given }];
    },
  );
  return [...new Map(found.map((each) => [each.line, each])).values()];
};

/** The README of the repository, then those of the packages. */
export const readmes = (): string[] => [
  'README.md',
  ...globSync(['*/README.md', 'tools/*/README.md'], { cwd: root, exclude: ['node_modules'] }).toSorted(),
];
