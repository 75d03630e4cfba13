import path from 'node:path';
import Watchpack from 'watchpack';
import { builtPackages, root } from '@portal/webpack/workspace';

/** Files of editors, and generated files, by a name in their path below a watched folder. */
const IGNORED = /(?:^|[\\/])(?:node_modules|dist|coverage|\.[^\\/]*|[^\\/]*~)(?:[\\/]|$)/;
/** Folders whose sources are part of every build, see `buildId`. */
const IN_ALL_BUILDS = ['shared', 'tools/webpack'];
/** The server's own sources. */
const SERVER = ['api/src', 'api/demo'];
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isIn = (folder: string, file: string) => file.startsWith(path.join(root, folder) + path.sep);

/** The packages whose build a change of some files can change. */
export function findAffectedPackages(files: Iterable<string>): string[] {
  const changed = [...files];
  if (changed.some((file) => IN_ALL_BUILDS.some((folder) => isIn(folder, file)))) return builtPackages;
  return builtPackages.filter((name) => changed.some((file) => isIn(name, file)));
}

/**
 * Whether a change of some files requires a restart of the server: its own sources, and every other file that it has
 * loaded.
 */
export const affectsServer = (files: Iterable<string>, loaded: ReadonlySet<string>) =>
  [...files].some(
    (file) => loaded.has(file) || (SERVER.some((folder) => isIn(folder, file)) && !isTest(file)),
  );

const WATCHED = [...builtPackages, ...IN_ALL_BUILDS, ...SERVER].map((folder) => path.join(root, folder));

/** Calls `onChange` with the files of each source change. Returns the function that stops watching. */
export function watchSources(
  onChange: (files: ReadonlySet<string>) => void,
  folders: readonly string[] = WATCHED,
): () => void {
  // In milliseconds: long enough to group files that an editor saves at once, too short to notice.
  const watcher = new Watchpack({
    aggregateTimeout: 50,
    // Not by the whole path: a checkout may be inside a folder such as `.work`.
    ignored: (file) =>
      folders.some(
        (folder) => file.startsWith(folder + path.sep) && IGNORED.test(path.relative(folder, file)),
      ),
  });
  let pending = new Set<string>();
  const addFile = (file: string) => pending.add(file);
  watcher.on('change', addFile);
  watcher.on('remove', addFile);
  watcher.on('aggregated', () => {
    const changed = pending;
    pending = new Set();
    onChange(changed);
  });
  watcher.watch({
    directories: folders,
    files: [],
    missing: [],
    startTime: Date.now(),
  });
  return () => watcher.close();
}
