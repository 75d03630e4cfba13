import { Argument } from '@commander-js/extra-typings';
import { BROWSERS, findChromium } from '@portal/tasks/chromium';
import { count, createCommand } from '@portal/command-line';

/** The browser of a benchmark and of the commands that it runs: a whole one, as people use them. */
const useBrowser = () => {
  process.env['CHROMIUM'] = findChromium(console.log, BROWSERS);
};

const program = createCommand(
  'npm run bench --',
  'measure the cost of federation, compared with one application',
)
  // The benchmarks have options of the same names.
  .enablePositionalOptions()
  .option('--rounds <count>', 'rounds that are measured, after one that is not', count, 9)
  .option('--page <text>', 'only pages whose path contains it')
  .option('--profile <text>', 'only profiles of the network whose name begins with it')
  .action(async (options) => {
    useBrowser();
    const { measureFederation } = await import('./federation.ts');
    await measureFederation(options);
  });

program
  .command('clicks')
  .description('from the click on another period to its figures')
  .option('--rounds <count>', 'rounds that are measured, after one that is not', count, 20)
  .action(async (options) => {
    useBrowser();
    const { measureClicks } = await import('./clicks.ts');
    await measureClicks(options);
  });

program
  .command('frames')
  .description('long lists in use; needs PostgreSQL')
  .addArgument(
    new Argument('[lists...]', 'which of them')
      .choices(['videos', 'lists', 'tracks'] as const)
      .default(['videos', 'lists', 'tracks'] as const),
  )
  .action(async (lists) => {
    useBrowser();
    const { measureLongLists } = await import('./frames.ts');
    await measureLongLists(lists);
  });

program
  .command('fairness')
  .description('what attacks take from other users; needs PostgreSQL')
  .option('--rounds <count>', 'rounds of each attack', count, 2)
  // Longer than the server waits for a body, so that slow ones are answered within the attack.
  .option('--seconds <count>', 'seconds of an attack', count, 12)
  .option('--days <count>', 'days of history', count, 10)
  .option('--only <text>', 'only attacks whose name begins with it', '')
  .action(async (options) => {
    const { measureFairness } = await import('./fairness.ts');
    await measureFairness(options);
  });

program
  .command('publish')
  .description('from a build to its users, with its proof and without')
  .option('--rounds <count>', 'rounds of each remote', count, 3)
  .option('--only <text>', 'only remotes whose name begins with it', '')
  .action(async (options) => {
    useBrowser();
    const { measurePublications } = await import('./publish.ts');
    await measurePublications(options);
  });

program
  .command('forecast')
  .description('forecasts of past months against what they became; writes docs/images/forecast.svg')
  .option('--accounts <count>', 'generated accounts', count, 1_000)
  .action(async (options) => {
    const { measureForecast } = await import('@portal/api/bench-forecast');
    await measureForecast(options);
  });

await program.parseAsync();
