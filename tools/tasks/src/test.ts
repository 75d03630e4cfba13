import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '@portal/webpack/workspace';
import { findChromium } from './chromium.ts';
import { createCommand } from './command.ts';
import { allTasks, tasksOf } from './test/tasks.ts';
import { describeFailures, describeSummary, readLatestSummary } from './test/summary.ts';
import { createTemporaryFiles } from './test/temporary-files.ts';
import { chromiumVersion, postgresVersion } from './test/versions.ts';

/** Ends a run in which a task waits for ever: longer than a run from an empty cache takes on two slow cores. */
const TIME_LIMIT_MS = 85 * 60_000;

const summaries = path.join(root, '.turbo/runs');

/** Runs the tasks that concern the packages in the folders, or all tasks; returns whether all succeeded. */
function runTests(folders: readonly string[], temporaryDirectory: string): boolean {
  const tasks = folders.length > 0 ? folders.flatMap(tasksOf) : allTasks();
  const chromium = findChromium(console.log);
  const postgres = postgresVersion();
  if (!postgres)
    console.log('No PostgreSQL server is installed: the API is tested on the embedded database only.');

  const environment = {
    ...process.env,
    TURBO_TELEMETRY_DISABLED: '1',
    TMPDIR: temporaryDirectory,
    CHROMIUM: chromium,
    // Part of the cache keys: another version may give another result.
    CHROMIUM_VERSION: chromiumVersion(chromium),
    POSTGRES_VERSION: postgres,
  };

  const turbo = (...args: string[]) =>
    spawnSync('turbo', ['run', ...args, '--concurrency=2', '--log-order=grouped', '--output-logs=new-only'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: TIME_LIMIT_MS,
      env: environment,
    }).status;

  // Before all else and not as their dependencies: the shell's browser tests need every build and depend on the shell's.
  const isBuilt = turbo('build') === 0;
  // A run that ends before it writes its summary must not be described by an earlier one.
  rmSync(summaries, { recursive: true, force: true });
  const isGreen = turbo(...new Set(tasks), '--continue=dependencies-successful', '--summarize') === 0;

  const summary = readLatestSummary(summaries);
  console.log(describeFailures(summary));
  console.log(describeSummary(summary));
  return isBuilt && isGreen;
}

const { args } = createCommand('npm test --', 'run every check, or those that concern some packages')
  .argument('[folders...]', 'folders of packages, e.g. mf-music or tools/portal')
  .parse();

const temporaryFiles = createTemporaryFiles();
try {
  const folders = args.map((folder) => folder.replace(/\/$/, ''));
  process.exitCode = runTests(folders, temporaryFiles.directory) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  temporaryFiles.remove();
}
