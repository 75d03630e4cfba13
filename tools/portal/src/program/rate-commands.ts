import { importRates, listRates, setRate } from '../commands/rates.ts';
import { type CommandParent, count, type RunCommand } from './arguments.ts';

/** Adds the exchange rate commands: won per US dollar, by day. */
export function addRateCommands(program: CommandParent, run: RunCommand) {
  const force = ['--force', 'overwrite existing rates, and accept those far from the day before'] as const;
  const rates = program
    .command('rates')
    .description('import exchange rates: CSV with the columns day and rate, `-` for standard input')
    .argument('<file>')
    .option(...force)
    .action((file, options) => run((context) => importRates(file, options, context)));
  rates
    .command('set')
    .description('set the rate of one day, e.g. 2026-11-20 1392.5')
    .argument('<day>')
    .argument('<rate>')
    .option(...force)
    // The parent command has the same option and consumes it.
    .action((day, rate, _options, command) =>
      run((context) => setRate(day, rate, command.optsWithGlobals(), context)),
    );
  rates
    .command('list')
    .description('print the newest rates')
    .option('--count <number>', 'how many, up to 100', count, 30)
    .action((options) => run((context) => listRates(options.count, context)));
}
