import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { remotes, root } from '@portal/webpack/workspace';
import { z } from 'zod';

const KB = 1000;

/** Brotli bytes, exact: what a page or a build may weigh. A raise is a decision and shows up in review. */
const BUDGETS = {
  /** Everything `/login` runs: start-up scripts and one language's texts. */
  login: 126 * KB,
  /** The container script of a remote. */
  entry: 8.7 * KB,
  /** A remote's own code for one page: entry, exposed module, page, one language's texts. */
  page: 40 * KB,
};

const shellInventory = z.object({
  entries: z.array(z.string()),
  localeFiles: z.record(z.string(), z.string()),
});
const remoteInventory = z.object({
  name: z.string(),
  entry: z.string(),
  localeFiles: z.record(z.string(), z.string()),
  routes: z.array(z.object({ id: z.string(), preload: z.array(z.string()) })),
});

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const brotliSize = (folder: string, files: Iterable<string>) =>
  [...new Set(files)].reduce(
    (sum, file) => sum + statSync(path.join(root, folder, 'dist', `${file}.br`)).size,
    0,
  );

type Line = { what: string; bytes: number; budget: number };

function shellLines(): Line[] {
  const { entries, localeFiles } = shellInventory.parse(read('shell/dist/shell.json'));
  return Object.entries(localeFiles).map(([language, file]) => ({
    what: `/login in ${language}`,
    bytes: brotliSize('shell', [...entries, file]),
    budget: BUDGETS.login,
  }));
}

function remoteLines(folder: string): Line[] {
  const { name, entry, localeFiles, routes } = remoteInventory.parse(read(`${folder}/dist/remote.json`));
  const texts = Object.values(localeFiles);
  const heaviest = texts.sort((a, b) => brotliSize(folder, [b]) - brotliSize(folder, [a])).slice(0, 1);
  return [
    { what: `${name} entry`, bytes: brotliSize(folder, [entry]), budget: BUDGETS.entry },
    ...routes.map(({ id, preload }) => ({
      what: `${name} ${id}`,
      bytes: brotliSize(folder, [entry, ...preload, ...heaviest]),
      budget: BUDGETS.page,
    })),
  ];
}

const lines = [...shellLines(), ...remotes.flatMap(remoteLines)];
for (const { what, bytes, budget } of lines) {
  console.log(
    `${bytes > budget ? '✗' : '✓'} ${what}: ${(bytes / KB).toFixed(1)} of ${budget / KB} KB brotli`,
  );
}
process.exitCode = lines.some(({ bytes, budget }) => bytes > budget) ? 1 : 0;
