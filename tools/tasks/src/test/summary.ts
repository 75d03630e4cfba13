import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '@portal/webpack/workspace';

/** What `turbo run --summarize` writes of one task; a task without a command only carries hashes. */
type Task = {
  taskId: string;
  command: string;
  /** Its output, as a path from the root of the repository; a task without a cache has none. */
  logFile?: string;
  cache: { status: 'HIT' | 'MISS' };
  execution?: { startTime: number; endTime: number; exitCode: number | null };
};
export type Summary = { tasks: readonly Task[] };

/** The newest summary in a folder. */
export function readLatestSummary(folder: string): Summary {
  const files = readdirSync(folder).map((file) => path.join(folder, file));
  const newest = files.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
  if (!newest) throw new Error(`turbo wrote no summary to ${folder}.`);
  return JSON.parse(readFileSync(newest, 'utf8')) as Summary;
}

const secondsOf = ({ execution }: Task) =>
  execution ? ((execution.endTime - execution.startTime) / 1000).toFixed(1) : '0.0';

const resultOf = (task: Task) => {
  if (task.cache.status === 'HIT') return { mark: '✓', note: 'reused' };
  if (!task.execution) return { mark: '✗', note: 'not run: what it depends on failed' };
  return { mark: task.execution.exitCode === 0 ? '✓' : '✗', note: `${secondsOf(task)} s` };
};

/** Ends of logs fit on a screen, and name what failed last. */
const LOG_LINES = 50;

const isCommand = ({ command }: Task) => command !== '<NONEXISTENT>';

const hasFailed = (task: Task) =>
  isCommand(task) &&
  task.cache.status === 'MISS' &&
  task.execution !== undefined &&
  task.execution.exitCode !== 0;

const readLog = ({ logFile }: Task) => {
  const file = logFile && path.join(root, logFile);
  return file && existsSync(file) ? stripVTControlCharacters(readFileSync(file, 'utf8')) : '';
};

/** The last lines of each failed task's log, because the whole output of a run is long. */
export function describeFailures({ tasks }: Summary): string {
  return tasks
    .filter(hasFailed)
    .map((task) => {
      const lines = readLog(task).trimEnd().split('\n');
      const place = task.logFile ?? 'above';
      return [`--- ${task.taskId} (all of it: ${place})`, ...lines.slice(-LOG_LINES), ''].join('\n');
    })
    .join('\n');
}

/** The last number of passed tests in a log: jest names its suites first, then its tests. */
const countPassed = (log: string) =>
  Number(/^Tests: .*?(\d+) passed/m.exec(log)?.[1] ?? [...log.matchAll(/(\d+) passed/g)].at(-1)?.[1] ?? 0);

/** How many tests of the tasks passed, also those whose results were reused. */
export const countTests = ({ tasks }: Summary): number =>
  tasks.filter(isCommand).reduce((sum, task) => sum + countPassed(readLog(task)), 0);

/** The first lines of an error say what was expected and where. */
const ERROR_LINES = 30;

/** What Playwright says at the end of a log about the first try of a test. */
function readErrors(log: string, test: string): string[] {
  const lines = log.split('\n').map((line) => line.replace(/[ ─]+$/, ''));
  const start = lines.findIndex((line) => /^ +\d+\) /.test(line) && line.endsWith(test));
  if (start < 0) return [];
  const after = lines.slice(start + 1, start + 1 + ERROR_LINES);
  const end = after.findIndex((line) => /^ +(\d+\) |\d+ flaky$|Retry #)/.test(line));
  return (end < 0 ? after : after.slice(0, end)).filter((line) => line !== '');
}

/** Each browser test that was tried again, as Playwright names it, with the error of its first try. */
export const describeRetries = ({ tasks }: Summary): string[] =>
  tasks
    .filter(isCommand)
    .map(readLog)
    .flatMap((log) =>
      [...log.matchAll(/^ +\S+ +\d+ (.+) \(retry #\d+\)/gm)].flatMap(([, test = '']) => [
        `tried again: ${test}`,
        ...readErrors(log, test),
      ]),
    );

/** A line for each task, and `N passed, N failed` as the last. */
export function describeSummary({ tasks }: Summary): string {
  const run = tasks.filter(isCommand);
  const results = run.map((task) => ({ id: task.taskId.replace('//#', ''), ...resultOf(task) }));
  const failed = results.filter(({ mark }) => mark === '✗').length;
  return [
    ...results.map(({ id, mark, note }) => `${mark} ${id} (${note})`),
    `${results.length - failed} passed, ${failed} failed`,
  ].join('\n');
}
