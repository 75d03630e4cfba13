import { type CommandParent, month, type RunCommand } from './arguments.ts';

/** Imported lazily: they load the demo's generator and what the server stores of it. */
const importCommands = () => import('../commands/demo-day.ts');

/** Adds the commands that move the demo's data forward. */
export function addDemoCommands(program: CommandParent, run: RunCommand) {
  program
    .command('demo-day')
    .description('create the demo’s next day, and ingest it')
    .option('--only-write', "print the files' paths and leave them for `ingest`")
    .action((options) => run(async (context) => (await importCommands()).demoDay(options, context)));
  program
    .command('demo-close')
    .description('close a month of the demo: create its closing reports, and ingest them')
    .argument('[month]', 'YYYY-MM; default: the last complete month', month)
    .action((closed) => run(async (context) => (await importCommands()).closeDemoMonth(closed, context)));
  program
    .command('demo-rates')
    .description('print the exchange rates of the demo’s days')
    .action(() => run(async (context) => (await importCommands()).showDemoRates(context)));
}
