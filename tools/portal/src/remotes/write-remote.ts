import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '@portal/shared/contract';
import { run } from '@portal/tasks/run';
import { CommandFailure } from '../failure.ts';
import type { NewRemote } from './new-remote.ts';

const TEMPLATE = path.join(import.meta.dirname, '../../template');
/** Folders that tools generate in the template. */
const GENERATED_FOLDERS = new Set(['node_modules', 'dist', 'coverage']);

/**
 * Placeholders of the template and their values; a placeholder that begins like another must come first when longer.
 */
const templateValues = ({ name, path: address }: NewRemote): [string, string][] => [
  ['mf-template', name],
  ['ROUTE_PATH', address],
  ['CONTRACT_RANGE', `^${CONTRACT_VERSION}`],
];

function fillTemplate(folder: string, values: readonly [string, string][]) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      values.reduce((text, [placeholder, value]) => text.replaceAll(placeholder, () => value), text),
    );
  }
}

/**
 * Adds the package to the compiler's project references, the only list of packages that does not follow from the
 * folders.
 */
function addProjectReference(workspace: string, name: string) {
  const file = path.join(workspace, 'tsconfig.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as { references: { path: string }[] };
  const last = config.references.findLastIndex(({ path: at }) => at.startsWith('mf-'));
  config.references.splice(last + 1, 0, { path: name });
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
}

async function runOrThrow(workspace: string, what: string, [command, ...args]: [string, ...string[]]) {
  const { ok, output } = await run(command, args, { cwd: workspace, env: { CI: '1' } });
  if (!ok) throw new CommandFailure(what, { details: output.trim().split('\n').slice(-12) });
}

const readPackageManager = (workspace: string) => {
  const { packageManager } = JSON.parse(readFileSync(path.join(workspace, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  return packageManager;
};

/**
 * Creates a remote's package from the template, installs its packages, and updates the lockfile and the project
 * references. On failure, every change is undone.
 */
export async function writeRemote(remote: NewRemote, workspace: string): Promise<void> {
  const { name } = remote;
  const folder = path.join(workspace, name);
  const changedFiles = ['tsconfig.json', 'pnpm-lock.yaml'].map((file) => path.join(workspace, file));
  const before = changedFiles.map((file) => readFileSync(file, 'utf8'));
  try {
    cpSync(TEMPLATE, folder, {
      recursive: true,
      filter: (file) => !GENERATED_FOLDERS.has(path.basename(file)),
    });
    fillTemplate(folder, templateValues(remote));
    writeFileSync(path.join(folder, 'src/titles.json'), JSON.stringify({ start: remote.titles }));
    addProjectReference(workspace, name);
    await runOrThrow(workspace, 'Its packages could not be installed; nothing was made.', [
      'npx',
      '-y',
      readPackageManager(workspace),
      'install',
      '--no-frozen-lockfile',
      '--prefer-offline',
      '--reporter=append-only',
    ]);
    await runOrThrow(workspace, 'Its files could not be formatted; nothing was made.', [
      path.join(workspace, 'node_modules/.bin/prettier'),
      '--write',
      '--log-level',
      'warn',
      name,
      'tsconfig.json',
    ]);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    changedFiles.forEach((file, index) => writeFileSync(file, before[index] ?? ''));
    throw error;
  }
}
