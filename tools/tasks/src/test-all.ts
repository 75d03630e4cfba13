import { spawn } from 'node:child_process';
import { count, createCommand } from '@portal/command-line';
import { describeTable, type PartResult } from './test/group-table.ts';
import { chooseGroups, groups } from './test/groups.ts';
import { withTaskRunner } from './test/run-tasks.ts';
import { describeFailures, describeRetries, describeSummary } from './test/summary.ts';

/** How often the tests of one group run beside a busy process. */
const REPETITIONS = 10;

const program = createCommand('npm run test:all --', 'run every test, or a group of them')
  .argument('[group]', 'one of those below; default: all of them')
  .argument('[folders...]', 'only the browser tests of these packages, e.g. mf-music')
  .option('--busy', `run the browser tests ${REPETITIONS} times beside a process that takes a whole core`)
  .option(
    '--minutes <minutes>',
    'name what does not fit into so many minutes; default: run everything',
    count,
  )
  .addHelpText(
    'after',
    `\nGroups:\n${groups.map(({ name, about }) => `  ${name.padEnd(16)}${about}`).join('\n')}`,
  )
  .parse();
const { busy: isBusy = false, minutes = Number.POSITIVE_INFINITY } = program.opts();

const load = isBusy ? spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }) : undefined;
try {
  const parts = chooseGroups(program.args[0], program.args.slice(1)).flatMap((group) =>
    group.parts.map((part) => ({ group: group.name, ...part })),
  );
  process.exitCode = withTaskRunner(minutes, ({ build, run }) => {
    const isBuilt = build();
    const results = parts.map(({ group, name, tasks }): PartResult => {
      const result = run(tasks, isBusy ? { isForced: true, env: { E2E_REPEAT: String(REPETITIONS) } } : {});
      if (result.summary)
        console.log([describeFailures(result.summary), describeSummary(result.summary), ''].join('\n'));
      return { group, part: name, ...result };
    });
    const summaries = results.flatMap(({ summary }) => summary ?? []);
    // A test that passes only when it is tried again hides what races.
    const retries = summaries.flatMap(describeRetries);
    // Once more: often only the last lines of a log are kept, and the parts after a failed one print hundreds.
    const failures = summaries.map(describeFailures).filter(Boolean);
    console.log([...failures, ...retries, describeTable(results)].join('\n'));
    const isGreen = results.every((result) => result.isGreen || !result.summary);
    return isBuilt && isGreen && retries.length === 0 ? 0 : 1;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  load?.kill();
}
