import { type CommandParent, count, type RunCommand } from '../arguments.ts';
import type { CommandContext } from '../command-context.ts';
import { table } from '../output/table.ts';
import { sendFile } from './send-file.ts';

type RateOptions = {
  /** Overwrites existing rates, and accepts rates that differ a lot from the day before. */
  force?: boolean | undefined;
};

/** Imports the exchange rates of a file or standard input. */
async function importRates(file: string, { force }: RateOptions, context: CommandContext) {
  const { data } = await sendFile(
    { path: '/operator/rates', file, query: () => ({ force: force ? ('true' as const) : undefined }) },
    context,
  );
  const { added, changed, kept, affected } = data.result;
  const days = affected
    ? `; figures in won change from ${affected.from} ${affected.to ? `to ${affected.to}` : 'on'}`
    : '';
  context.printer.line(`${added} added, ${changed} changed, ${kept} known${days}`);
  context.printer.result(data.result);
}

/** Sets the rate of one day. */
const setRate = (day: string, rate: string, options: RateOptions, context: CommandContext) => {
  async function* line() {
    yield Buffer.from(`day,rate\n${JSON.stringify(day)},${JSON.stringify(rate)}\n`);
  }
  return importRates('-', options, { ...context, input: line });
};

/** Prints the newest rates. */
async function listRates(count: number, { printer, withServer }: CommandContext) {
  const data = await withServer((client) => client.get('/operator/rates', { size: count }));
  printer.line(
    table(
      ['day', 'won for a dollar'],
      data.items.map(({ day, rate }) => [day, rate]),
    ),
  );
  printer.line(`${data.items.length} of ${data.total}`);
  printer.result(data);
}

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
