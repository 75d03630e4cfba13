import { closeDemoMonth, demoDay, showDemoRates } from '../commands/demo-day.ts';
import { type CommandParent, month, type RunCommand } from './arguments.ts';

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
    .action(() => run(showDemoRates));
}
