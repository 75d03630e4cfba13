import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { remotes, root } from '@portal/webpack/workspace';
import { z } from 'zod';

/** What may weigh how much, in bytes as they are served (brotli). A raise is a decision and shows up in review. */
const BUDGETS = {
  /** Everything `/login` runs: start-up scripts and one language's texts. */
  login: '110 kB',
  /** The container script of a remote. */
  entry: '7.5 kB',
  /**
   * A remote's own code for one page: entry, exposed module, page, one language's texts. It is all that a second
   * remote's page needs, wherever the first one made the shell lend the same modules; a library that a remote bundles
   * rather than borrows breaks this.
   */
  page: '26.5 kB',
  /** What the shell has still to lend a second remote's page, after the page of another that borrowed the least of it. */
  loans: '27 kB',
};

const shellInventory = z.object({
  entries: z.array(z.string()),
  localeFiles: z.record(z.string(), z.string()),
  provides: z.record(z.string(), z.array(z.string())),
});
const remoteInventory = z.object({
  name: z.string(),
  entry: z.string(),
  localeFiles: z.record(z.string(), z.string()),
  routes: z.array(z.object({ id: z.string(), preload: z.array(z.string()), uses: z.array(z.string()) })),
});

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

const shell = shellInventory.parse(read('shell/dist/shell.json'));
const builds = remotes.map((folder) => ({
  folder,
  ...remoteInventory.parse(read(`${folder}/dist/remote.json`)),
}));

const packed = (folder: string, file: string) => path.join(root, folder, 'dist', `${file}.br`);
const sizeOf = (file: string) => statSync(file).size;
const sum = (files: readonly string[]) => files.reduce((bytes, file) => bytes + sizeOf(file), 0);

/** The packed files as the server sends them; measured as they are. A missing one is an error, not a saving. */
function line(name: string, files: readonly string[], limit: string) {
  const paths = [...new Set(files)];
  paths.forEach(sizeOf);
  return { name, path: paths.map((file) => path.relative(import.meta.dirname, file)), limit, brotli: false };
}

const heaviest = (folder: string, files: readonly string[]) =>
  files
    .map((file) => packed(folder, file))
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, 1);

const loginLines = Object.entries(shell.localeFiles).map(([language, file]) =>
  line(
    `/login in ${language}`,
    [...shell.entries, file].map((each) => packed('shell', each)),
    BUDGETS.login,
  ),
);

const ownLines = builds.flatMap(({ folder, name, entry, localeFiles, routes }) => [
  line(`${name}: entry`, [packed(folder, entry)], BUDGETS.entry),
  ...routes.map(({ id, preload }) => {
    const own = [entry, ...preload].map((file) => packed(folder, file));
    return line(`${name}: ${id}`, [...own, ...heaviest(folder, Object.values(localeFiles))], BUDGETS.page);
  }),
]);

const pages = builds.flatMap(({ name, routes }) =>
  routes.map(({ id, uses }) => ({
    name,
    id,
    lent: new Set(['frame', 'runtime', ...uses].flatMap((module) => shell.provides[module] ?? [])),
  })),
);

/** For each page the worst page of another remote to come from, where anything is left to lend. */
const loanLines = pages.flatMap(({ name, id, lent }) => {
  const ways = pages
    .filter((first) => first.name !== name)
    .map((first) => ({
      first,
      left: [...lent].filter((file) => !first.lent.has(file)).map((file) => packed('shell', file)),
    }));
  const [worst] = ways.toSorted((a, b) => sum(b.left) - sum(a.left));
  if (!worst || worst.left.length === 0) return [];
  return [
    line(`${name}: ${id} after ${worst.first.name}: ${worst.first.id}, loans`, worst.left, BUDGETS.loans),
  ];
});

export default [...loginLines, ...ownLines, ...loanLines];
