import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '@portal/shared/contract';
import { run } from '@portal/tasks/run';
import { CommandFailure } from '../failure.ts';
import type { NewRemote } from './new-remote.ts';

const TEMPLATE = path.join(import.meta.dirname, '../../template');
/** Made by working in the template, not part of it. */
const MADE = new Set(['node_modules', 'dist', 'coverage']);

/** A text as it stands between single quotes in a source file. */
const quoted = (text: string) =>
  JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");

/** The words of the template, each with what stands in its place; longer ones first where one begins another. */
const wordsOf = ({ name, path: address, titles }: NewRemote): [string, string][] => [
  ['mf-template', name],
  ['ROUTE_PATH', address],
  ['CONTRACT_RANGE', `^${CONTRACT_VERSION}`],
  ['TITLE_KO', quoted(titles.ko)],
  ['TITLE_EN', quoted(titles.en)],
  ['TITLE_ZH_CN', quoted(titles['zh-CN'])],
  ['TITLE_ZH_TW', quoted(titles['zh-TW'])],
];

function fill(folder: string, words: readonly [string, string][]) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      words.reduce((done, [word, put]) => done.replaceAll(word, () => put), text),
    );
  }
}

/** The one list of packages that cannot follow from the folders: the compiler's. */
function referTo(workspace: string, name: string) {
  const file = path.join(workspace, 'tsconfig.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as { references: { path: string }[] };
  const last = config.references.findLastIndex(({ path: at }) => at.startsWith('mf-'));
  config.references.splice(last + 1, 0, { path: name });
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
}

async function must(workspace: string, what: string, [command, ...args]: [string, ...string[]]) {
  const { ok, output } = await run(command, args, { cwd: workspace, env: { CI: '1' } });
  if (!ok) throw new CommandFailure(what, { details: output.trim().split('\n').slice(-12) });
}

const pnpmOf = (workspace: string) => {
  const { packageManager } = JSON.parse(readFileSync(path.join(workspace, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  return packageManager;
};

/**
 * Makes the package of a remote from the template and makes it part of the checkout: its packages are installed, the
 * lockfile and the compiler's list know it. Where that fails, everything is as it was before.
 */
export async function writeRemote(remote: NewRemote, workspace: string): Promise<void> {
  const { name } = remote;
  const folder = path.join(workspace, name);
  const changed = ['tsconfig.json', 'pnpm-lock.yaml'].map((file) => path.join(workspace, file));
  const before = changed.map((file) => readFileSync(file, 'utf8'));
  try {
    cpSync(TEMPLATE, folder, { recursive: true, filter: (file) => !MADE.has(path.basename(file)) });
    fill(folder, wordsOf(remote));
    referTo(workspace, name);
    await must(workspace, 'Its packages could not be installed; nothing was made.', [
      'npx',
      ...['-y', pnpmOf(workspace), 'install', '--no-frozen-lockfile', '--prefer-offline'],
      '--reporter=append-only',
    ]);
    await must(workspace, 'Its files could not be formatted; nothing was made.', [
      path.join(workspace, 'node_modules/.bin/prettier'),
      ...['--write', '--log-level', 'warn', name, 'tsconfig.json'],
    ]);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    changed.forEach((file, index) => writeFileSync(file, before[index] ?? ''));
    throw error;
  }
}
