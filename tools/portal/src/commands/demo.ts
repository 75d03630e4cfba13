import { type CommandParent, month, type RunCommand } from '../arguments.ts';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { table } from '../output/table.ts';
import { dataDirectory } from '../server/connect.ts';
import { ingest } from './ingest.ts';

/** Imported lazily: it loads the demo's generator and what the server stores of it. */
const importDemo = () => import('@portal/api/demo');

const throwCommandFailure = (cause: unknown) => {
  throw new CommandFailure(cause instanceof Error ? cause.message : String(cause), {
    code: 'no_demo',
    cause,
  });
};

const openDemo = async ({ environment }: CommandContext) => {
  const demo = await importDemo();
  return { ...demo, directory: demo.reportsDirectory(dataDirectory(environment)) };
};

type DemoDayOptions = {
  /** Writes the files without ingesting them. */
  onlyWrite?: boolean | undefined;
};

/** Writes the demo's next day as bulk reports, and ingests them. */
async function demoDay({ onlyWrite = false }: DemoDayOptions, context: CommandContext) {
  const { writeReportDay, directory } = await openDemo(context);
  const files = await writeReportDay({ directory }).catch(throwCommandFailure);
  if (onlyWrite) {
    const paths = files.map(({ path }) => path);
    for (const path of paths) context.printer.line(path);
    context.printer.result({ files: paths });
    return;
  }
  await ingest(
    files.map(({ path }) => path),
    // The demo may be ahead of time, and days that run are doubted.
    { force: 'the next day of the demo' },
    context,
  );
}

/** Closes a month of the demo: ingests closing reports, whose final revenue replaces the estimates. */
async function closeDemoMonth(month: string | undefined, context: CommandContext) {
  const { writeClosing, directory } = await openDemo(context);
  const files = await writeClosing({ directory, month }).catch(throwCommandFailure);
  await ingest(
    files.map(({ path }) => path),
    {},
    context,
  );
}

/** Prints the demo's exchange rates, with which the reports give the figures in won. */
async function showDemoRates(context: CommandContext) {
  const { demoRates, directory } = await openDemo(context);
  const rates = await demoRates({ directory }).catch(throwCommandFailure);
  context.printer.line(
    table(
      ['day', 'won for a dollar'],
      rates.map(({ day, rate }) => [day, rate]),
    ),
  );
  context.printer.result({ rates });
}

/** Adds the commands that move the demo's data forward. */
export function addDemoCommands(program: CommandParent, run: RunCommand) {
  program
    .command('demo-day')
    .description('create the demo’s next day, and ingest it')
    .option('--only-write', "print the files' paths and leave them for `ingest`")
    .action((options) => run((context) => demoDay(options, context)));
  program
    .command('demo-close')
    .description('close a month of the demo: create its closing reports, and ingest them')
    .argument('[month]', 'YYYY-MM; default: the last complete month', month)
    .action((closed) => run((context) => closeDemoMonth(closed, context)));
  program
    .command('demo-rates')
    .description('print the exchange rates of the demo’s days')
    .action(() => run((context) => showDemoRates(context)));
}
