import type { Cost, TaskRun } from './run-tasks.ts';
import { countTests } from './summary.ts';

/** What one part of a group did. */
export type PartResult = TaskRun & { group: string; part: string };

type Row = Cost & { group: string; hasFailed: boolean; isWhole: boolean; tests: number };

const addUp = (group: string, runs: readonly TaskRun[]): Row =>
  runs.reduce<Row>(
    (sum, { isGreen, summary, seconds, processorSeconds }) => ({
      group,
      // What did not fit into the time has not failed; it is named below the table.
      hasFailed: sum.hasFailed || (!isGreen && summary !== undefined),
      isWhole: sum.isWhole && summary !== undefined,
      tests: sum.tests + (summary ? countTests(summary) : 0),
      seconds: sum.seconds + seconds,
      processorSeconds: sum.processorSeconds + processorSeconds,
    }),
    { group, hasFailed: false, isWhole: true, tests: 0, seconds: 0, processorSeconds: 0 },
  );

const lineOf = ([first = '', ...others]: readonly string[]) =>
  first.padEnd(12) + others.map((cell) => cell.padStart(12)).join('');

const markOf = ({ hasFailed, isWhole }: Row) => (hasFailed ? '✗' : isWhole ? '✓' : '–');

const minutesOf = (seconds: number) => (seconds / 60).toFixed(1);

export const describeCost = ({ seconds, processorSeconds }: Cost) =>
  `${minutesOf(seconds)} minutes, ${minutesOf(processorSeconds)} minutes of processor time`;

/**
 * A line for each group: its tests that passed, its minutes, and the processor time of the machine meanwhile, in minutes. A line
 * for each part that did not fit into the time follows.
 */
export function describeTable(results: readonly PartResult[]): string {
  const names = [...new Set(results.map(({ group }) => group))];
  const rows = names.map((name) =>
    addUp(
      name,
      results.filter(({ group }) => group === name),
    ),
  );
  return [
    lineOf(['  group', 'tests', 'minutes', 'processor']),
    ...rows
      .concat(addUp('all', results))
      .map((row) =>
        lineOf([
          `${markOf(row)} ${row.group}`,
          String(row.tests),
          minutesOf(row.seconds),
          minutesOf(row.processorSeconds),
        ]),
      ),
    ...results.filter(({ summary }) => !summary).map(({ part }) => `did not fit into the time: ${part}`),
  ].join('\n');
}
