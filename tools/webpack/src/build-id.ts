import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildMode } from './build-settings.ts';
import { root as workspace } from './workspace.ts';

/** Folders whose contents no build depends on. */
const SKIPPED = new Set(['node_modules', 'dist', 'coverage', '.cache']);
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file) || file.includes('/testing/');

function* sources(place: string): Generator<string> {
  if (statSync(place).isFile()) {
    if (!isTest(place)) yield place;
    return;
  }
  for (const entry of readdirSync(place).sort()) {
    if (!SKIPPED.has(entry)) yield* sources(path.join(place, entry));
  }
}

/** Folders of the workspace whose sources are part of every build. */
const IN_ALL_BUILDS = ['shared', 'tools/webpack'];

/**
 * The part of the lockfile that a package's build depends on: what the package, the contract and this preset ask for,
 * and every version there is. What other packages ask for is theirs; a new remote leaves all builds as they are.
 */
export function lockfileFor(lockfile: string, name: string): string {
  const [, before = '', importers = '', after = ''] =
    /^([^]*?^importers:\n)([^]*?)(^\S[^]*)$/m.exec(lockfile) ?? [];
  const own = new Set([name, ...IN_ALL_BUILDS]);
  const kept = importers.split(/^(?= {2}\S)/m).filter((part) => own.has(part.slice(2, part.indexOf(':'))));
  if (kept.length < own.size)
    throw new Error(`The lockfile does not know ${name}: run npm start or npm test.`);
  return before + kept.join('') + after;
}

/**
 * Eight hex digits that change with anything a build is made of: the package, the contract, this preset, the lockfile,
 * and the mode. The same sources give the same id on every machine.
 */
export function buildId(root: string): string {
  const lockfile = readFileSync(path.join(workspace, 'pnpm-lock.yaml'), 'utf8');
  const hash = createHash('sha256')
    .update(`${buildMode}\0`)
    .update(`${lockfileFor(lockfile, path.basename(root))}\0`);
  const places = [root, ...IN_ALL_BUILDS.map((folder) => path.join(workspace, folder, 'src'))];
  for (const place of places) {
    for (const file of sources(place)) {
      hash
        .update(`${path.relative(workspace, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex').slice(0, 8);
}

/** The version a build of the package in `root` carries: its own, and the build id as metadata. */
export function buildVersion(root: string): string {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return `${version}+${buildId(root)}`;
}
