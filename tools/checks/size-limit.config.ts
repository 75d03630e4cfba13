import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { remotes, root } from '@portal/webpack/workspace';
import { z } from 'zod';

/** Size limits, Brotli-compressed as served. Raising one is a decision for review. */
const BUDGETS = {
  /** All that `/login` loads: start-up scripts and one language's texts. */
  login: '110 kB',
  /** A remote's container script. */
  entry: '7.5 kB',
  /**
   * A remote's own code for one page: entry, exposed module, page, one language's texts. It is all that the first page
   * of a second remote loads when the shell has already loaded the provided modules; a library that is bundled instead
   * of provided exceeds it.
   */
  page: '27.7 kB',
  /** The provided modules that a page loads after another remote's page, in the worst case. */
  provided: '27.5 kB',
  /** The fonts that a laptop loads before the first figure: the style sheet and its files. A phone loads none. */
  fonts: '200 kB',
  /** The font files that the style sheet of the first fonts names, one for Latin and one for each weight of Han. */
  fontFiles: 3,
  /** What names and titles need besides, in one file; rare characters are in slices, of which a page loads few. */
  laterFonts: '260 kB',
};

const shellInventory = z.object({
  fonts: z.record(z.string(), z.string()),
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

const compressedFile = (folder: string, file: string) => path.join(root, folder, 'dist', `${file}.br`);
const sizeOf = (file: string) => statSync(file).size;
const sum = (files: readonly string[]) => files.reduce((bytes, file) => bytes + sizeOf(file), 0);

/** One size limit over compressed files. A missing file is an error. */
function sizeLimit(name: string, files: readonly string[], limit: string) {
  const paths = [...new Set(files)];
  paths.forEach(sizeOf);
  return { name, path: paths.map((file) => path.relative(import.meta.dirname, file)), limit, brotli: false };
}

const largestFile = (folder: string, files: readonly string[]) =>
  files
    .map((file) => compressedFile(folder, file))
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, 1);

const loginLimits = Object.entries(shell.localeFiles).map(([language, file]) =>
  sizeLimit(
    `/login in ${language}`,
    [...shell.entries, file].map((each) => compressedFile('shell', each)),
    BUDGETS.login,
  ),
);

const remoteLimits = builds.flatMap(({ folder, name, entry, localeFiles, routes }) => [
  sizeLimit(`${name}: entry`, [compressedFile(folder, entry)], BUDGETS.entry),
  ...routes.map(({ id, preload }) => {
    const own = [entry, ...preload].map((file) => compressedFile(folder, file));
    return sizeLimit(
      `${name}: ${id}`,
      [...own, ...largestFile(folder, Object.values(localeFiles))],
      BUDGETS.page,
    );
  }),
]);

const pages = builds.flatMap(({ name, routes }) =>
  routes.map(({ id, uses }) => ({
    name,
    id,
    provided: new Set(['signed-in', 'federation', ...uses].flatMap((module) => shell.provides[module] ?? [])),
  })),
);

/** For each page, the page of another remote after which the most provided modules are still to be loaded. */
const providedLimits = pages.flatMap(({ name, id, provided }) => {
  const transitions = pages
    .filter((first) => first.name !== name)
    .map((first) => ({
      first,
      remaining: [...provided]
        .filter((file) => !first.provided.has(file))
        .map((file) => compressedFile('shell', file)),
    }));
  const [worst] = transitions.toSorted((a, b) => sum(b.remaining) - sum(a.remaining));
  if (!worst || worst.remaining.length === 0) return [];
  return [
    sizeLimit(
      `${name}: ${id} after ${worst.first.name}: ${worst.first.id}, provided modules`,
      worst.remaining,
      BUDGETS.provided,
    ),
  ];
});

/** The font files that a style sheet names, without the slices of packages, whose names are hashes. */
function filesOf(sheet: string): string[] {
  const css = readFileSync(path.join(root, 'shell/dist', sheet), 'utf8');
  const files = new Set([...css.matchAll(/url\(([^)]+)\)/g)].map(([, file = '']) => file));
  return [...files].filter((file) => !/\/[\da-f]{12}\./.test(file));
}

const built = (file: string) => path.join(root, 'shell/dist', file);

const fontLimits = Object.entries(shell.fonts).flatMap(([language, sheet]) => {
  const first = filesOf(sheet);
  if (first.length === 0 || first.length > BUDGETS.fontFiles)
    throw new Error(`${sheet} names ${first.length} font files instead of at most ${BUDGETS.fontFiles}`);
  const limits = [
    sizeLimit(
      `fonts in ${language} on a laptop`,
      [compressedFile('shell', sheet), ...first.map(built)],
      BUDGETS.fonts,
    ),
  ];
  const laterSheet = `fonts-${language}-later.css`;
  const later = existsSync(built(laterSheet)) ? filesOf(laterSheet) : [];
  if (later.length === 0) return limits;
  const files = [compressedFile('shell', laterSheet), ...later.map(built)];
  return [...limits, sizeLimit(`fonts of names in ${language}`, files, BUDGETS.laterFonts)];
});

export default [...loginLimits, ...fontLimits, ...remoteLimits, ...providedLimits];
