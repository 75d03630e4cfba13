import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildMode } from './build-settings.ts';
import { root as workspace } from './workspace.ts';

/** Folders that are not part of any build. */
const IGNORED_FOLDERS = new Set(['node_modules', 'dist', 'coverage', '.cache', '.turbo']);
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file) || file.includes('/testing/');

function* listSourceFiles(fileOrFolder: string): Generator<string> {
  if (statSync(fileOrFolder).isFile()) {
    if (!isTest(fileOrFolder)) yield fileOrFolder;
    return;
  }
  for (const entry of readdirSync(fileOrFolder).sort()) {
    if (!IGNORED_FOLDERS.has(entry)) yield* listSourceFiles(path.join(fileOrFolder, entry));
  }
}

/** Workspace folders whose sources are part of every build. */
const IN_ALL_BUILDS = ['shared', 'tools/webpack'];

/**
 * The part of the lockfile that a package's build depends on: the dependencies of the package, the contract and this
 * preset, and all resolved versions. Other packages' dependencies are left out, so a new remote changes no other build
 * id.
 */
export function relevantLockfile(lockfile: string, name: string): string {
  const [, before = '', importers = '', after = ''] =
    /^([^]*?^importers:\n)([^]*?)(^\S[^]*)$/m.exec(lockfile) ?? [];
  const packages = new Set([name, ...IN_ALL_BUILDS]);
  const ownImporters = importers
    .split(/^(?= {2}\S)/m)
    .filter((part) => packages.has(part.slice(2, part.indexOf(':'))));
  if (ownImporters.length < packages.size)
    throw new Error(`The lockfile does not know ${name}: run npm start or npm test.`);
  return before + ownImporters.join('') + after;
}

/**
 * Eight hex digits, hashed over everything a build is made of: the package, the contract, this preset, the lockfile and
 * the mode. The same sources give the same id on every machine.
 */
export function buildId(root: string): string {
  const lockfile = readFileSync(path.join(workspace, 'pnpm-lock.yaml'), 'utf8');
  const hash = createHash('sha256')
    .update(`${buildMode}\0`)
    .update(`${relevantLockfile(lockfile, path.basename(root))}\0`);
  const sourceRoots = [root, ...IN_ALL_BUILDS.map((folder) => path.join(workspace, folder, 'src'))];
  for (const sourceRoot of sourceRoots) {
    for (const file of listSourceFiles(sourceRoot)) {
      hash
        .update(`${path.relative(workspace, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex').slice(0, 8);
}

/** The version of a build: the package's own version with the build id as metadata. */
export function buildVersion(root: string): string {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return `${version}+${buildId(root)}`;
}
