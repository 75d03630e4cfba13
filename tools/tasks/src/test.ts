import path from 'node:path';
import { buildAll } from './build.ts';
import { findChromium } from './chromium.ts';
import { inParallel, run } from './run.ts';
import type { CommandOptions, CommandResult } from './run.ts';
import { built, root } from '@portal/webpack/workspace';

type Check = { name: string; command: [string, ...string[]] } & CommandOptions;
type Outcome = CommandResult & { name: string };

const node = process.execPath;
const checksBin = (name: string) => path.join(root, 'tools/checks/node_modules/.bin', name);
const inPackage = (name: string) => ({ cwd: path.join(root, name) });

/** A test that waits for ever is named instead: five minutes, more than any takes where others keep the machine busy. */
const LONGEST_TEST = '--test-timeout=300000';

const jest = (name: string): Check => ({
  name: `unit tests of ${name}`,
  command: [
    node,
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    '--maxWorkers=1',
  ],
  ...inPackage(name),
});
const nodeTests = (name: string, flags: readonly string[] = []): Check => ({
  name: `tests of ${name}`,
  command: [node, ...flags, '--test', '--test-reporter=spec', LONGEST_TEST, 'src/**/*.test.ts'],
  ...inPackage(name),
});

/** Checks that read the sources only; they run side by side, the longest first. */
const sourceChecks: Check[] = [
  // Optimising the embedded database's WebAssembly in each file's process takes longer than it saves.
  nodeTests('api', [
    '--liftoff-only',
    '--test-concurrency=2',
    '--test-global-setup=src/platform/testing/global-setup.ts',
  ]),
  jest('shared'),
  nodeTests('tools/portal', ['--liftoff-only']),
  nodeTests('tools/tasks'),
  nodeTests('tools/bench'),
  nodeTests('tools/webpack'),
  nodeTests('tools/youtube-stand-in'),
  nodeTests('tools/world-map'),
  ...built.map(jest),
  { name: 'types', command: [path.join(root, 'node_modules/.bin/tsc'), '-b'] },
  { name: 'lint', command: [checksBin('eslint'), '--max-warnings', '0', '.'] },
  {
    name: 'format',
    command: [path.join(root, 'node_modules/.bin/prettier'), '--check', '--log-level', 'warn', '.'],
  },
  {
    name: 'contract report',
    command: [node, 'src/contract-report.ts', '--check'],
    ...inPackage('tools/checks'),
  },
  {
    name: 'contract page',
    command: [node, 'src/contract-docs/main.ts', '--check'],
    ...inPackage('tools/checks'),
  },
  { name: 'texts', command: [node, 'src/texts/main.ts'], ...inPackage('tools/checks') },
];

/** Checks that plant files, or need what the ones before made; one after the other. */
const lastChecks: Check[] = [
  {
    name: 'boundaries',
    command: [
      checksBin('depcruise'),
      '--config',
      'tools/checks/dependency-cruiser.mjs',
      'shared',
      'api',
      'e2e',
      'tools',
      ...built,
    ],
  },
  nodeTests('tools/checks'),
];

/** What tests said of those they left out, e.g. because this machine has no PostgreSQL. */
function skippedIn(output: string): string {
  const count = /^ℹ skipped (\d+)$/m.exec(output)?.[1] ?? '0';
  const reason = /^\s*﹣ .* # (.+)$/m.exec(output)?.[1];
  return count === '0' ? '' : `, ${count} skipped${reason ? `: ${reason}` : ''}`;
}

/** Twice what the longest check takes on two busy cores: one that waits for ever must not keep the others from the reader. */
const MINUTES = 45;

async function check({ name, command: [command, ...args], ...options }: Check): Promise<Outcome> {
  const result = await run(command, args, { minutes: MINUTES, ...options });
  console.log(`${result.ok ? '✓' : '✗'} ${name} (${result.seconds.toFixed(1)} s)${skippedIn(result.output)}`);
  if (!result.ok) console.log(result.output);
  return { name, ...result };
}

async function build(): Promise<Outcome> {
  const started = performance.now();
  const failure = await buildAll(console.log).then(
    () => '',
    (error: Error) => error.message,
  );
  const seconds = (performance.now() - started) / 1000;
  console.log(`${failure ? '✗' : '✓'} builds (${seconds.toFixed(1)} s)`);
  if (failure) console.log(failure);
  return { name: 'builds', ok: !failure, output: failure, seconds };
}

const chromium = findChromium(console.log);
const browserTests: Check = {
  name: 'browser tests',
  command: [node, 'node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)],
  env: { CHROMIUM: chromium },
  ...inPackage('e2e'),
};

const galleryTests: Check = {
  name: 'gallery',
  command: [node, 'node_modules/@playwright/test/cli.js', 'test'],
  env: { CHROMIUM: chromium },
  ...inPackage('tools/gallery'),
};

const outcomes = [await build()];
outcomes.push(...(await inParallel(2, sourceChecks, check)));
for (const last of lastChecks) outcomes.push(await check(last));
outcomes.push(await check(galleryTests));
if (outcomes[0]?.ok) {
  outcomes.push(
    await check({
      name: 'budgets',
      command: [node, 'node_modules/size-limit/bin.js', '--config', 'size-limit.config.ts'],
      ...inPackage('tools/checks'),
    }),
  );
  outcomes.push(await check(browserTests));
}

const failed = outcomes.filter((outcome) => !outcome.ok);
if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
