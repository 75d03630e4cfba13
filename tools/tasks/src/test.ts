import { createCommand } from '@portal/command-line';
import { describeCost } from './test/group-table.ts';
import { measureCost, withTaskRunner } from './test/run-tasks.ts';
import { allTasks, tasksOf } from './test/tasks.ts';
import { describeFailures, describeRetries, describeSummary } from './test/summary.ts';

/** Longer than a run from an empty cache takes on two slow cores. */
const LIMIT_MINUTES = 60;

const { args } = createCommand(
  'npm test --',
  'prove that a change is sound, or what concerns some packages; npm run test:all runs everything',
)
  .argument('[folders...]', 'folders of packages, e.g. mf-music or tools/portal')
  .parse();

try {
  const folders = args.map((folder) => folder.replace(/\/$/, ''));
  const tasks = folders.length > 0 ? folders.flatMap(tasksOf) : allTasks();
  process.exitCode = withTaskRunner(LIMIT_MINUTES, ({ build, run }) => {
    const { result, ...cost } = measureCost(() => ({ isBuilt: build(), ...run(tasks) }));
    const { isBuilt, isGreen, summary } = result;
    if (!summary) throw new Error(`The checks did not end within ${LIMIT_MINUTES} minutes.`);
    console.log(
      [
        describeFailures(summary),
        ...describeRetries(summary),
        describeCost(cost),
        describeSummary(summary),
      ].join('\n'),
    );
    return isBuilt && isGreen ? 0 : 1;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
