import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { root } from '@portal/webpack/workspace';
import { findChromium } from '../chromium.ts';
import { readLatestSummary, type Summary } from './summary.ts';
import { createTemporaryFiles } from './temporary-files.ts';
import { chromiumVersion, postgresVersion } from './versions.ts';

const summaries = path.join(root, '.turbo/runs');

/** How long some work took, and the processor time that the machine spent meanwhile, in seconds. */
export type Cost = { seconds: number; processorSeconds: number };

/** What `turbo run` did; a run that the time limit ended has no summary. */
export type TaskRun = Cost & { isGreen: boolean; summary: Summary | undefined };

const BUSY = ['user', 'nice', 'sys', 'irq'] as const;

/** The processor time of the whole machine since its start: a browser's processes are no children of the tests. */
const readProcessorSeconds = () =>
  cpus().reduce((sum, { times }) => BUSY.reduce((all, kind) => all + times[kind], sum), 0) / 1000;

/** Returns what `work` returns, with what it cost. */
export function measureCost<T>(work: () => T): Cost & { result: T } {
  const [start, processor] = [Date.now(), readProcessorSeconds()];
  const result = work();
  return {
    result,
    seconds: (Date.now() - start) / 1000,
    processorSeconds: readProcessorSeconds() - processor,
  };
}

type TurboOptions = { timeout?: number | undefined; env?: Record<string, string> };

export type TaskRunner = {
  /** Builds every package; browser tests run the builds. Returns whether it succeeded. */
  build: () => boolean;
  /** Runs tasks by turbo's names, and what they depend on. */
  run: (tasks: readonly string[], options?: { isForced?: boolean; env?: Record<string, string> }) => TaskRun;
};

/**
 * Calls `work` with what runs tasks until `minutes` have passed, with temporary files that are removed afterwards. Builds are not
 * limited, since no test means anything without them.
 */
export function withTaskRunner<T>(minutes: number, work: (runner: TaskRunner) => T): T {
  const temporaryFiles = createTemporaryFiles();
  const deadline = Date.now() + minutes * 60_000;
  try {
    const chromium = findChromium(console.log);
    const postgres = postgresVersion();
    if (!postgres)
      console.log('No PostgreSQL server is installed: the API is tested on the embedded database only.');
    const environment = {
      ...process.env,
      TURBO_TELEMETRY_DISABLED: '1',
      TMPDIR: temporaryFiles.directory,
      CHROMIUM: chromium,
      // Part of the cache keys: another version may give another result.
      CHROMIUM_VERSION: chromiumVersion(chromium),
      POSTGRES_VERSION: postgres,
    };
    const turbo = (args: readonly string[], { timeout, env = {} }: TurboOptions = {}) =>
      spawnSync(
        'turbo',
        ['run', ...args, '--concurrency=2', '--log-order=grouped', '--output-logs=new-only'],
        {
          cwd: root,
          stdio: ['ignore', 'inherit', 'inherit'],
          timeout,
          env: { ...environment, ...env },
        },
      );

    return work({
      // Before all else and not as their dependencies: the shell's browser tests need every build and depend on the shell's.
      build: () => turbo(['build']).status === 0,
      run(tasks, { isForced = false, env = {} } = {}) {
        const timeout = Number.isFinite(deadline) ? deadline - Date.now() : undefined;
        if (timeout !== undefined && timeout <= 0)
          return { isGreen: false, summary: undefined, seconds: 0, processorSeconds: 0 };
        // A run that ends before it writes its summary must not be described by an earlier one.
        rmSync(summaries, { recursive: true, force: true });
        const flags = ['--continue=dependencies-successful', '--summarize', ...(isForced ? ['--force'] : [])];
        const { result, ...cost } = measureCost(() => turbo([...new Set(tasks), ...flags], { timeout, env }));
        const { status, error } = result;
        const isTimedOut = error !== undefined && 'code' in error && error.code === 'ETIMEDOUT';
        if (error && !isTimedOut) throw error;
        const summary = isTimedOut ? undefined : readLatestSummary(summaries);
        return { isGreen: status === 0, summary, ...cost };
      },
    });
  } finally {
    temporaryFiles.remove();
  }
}
