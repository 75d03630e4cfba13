import type { CommandContext } from '../command-context.ts';
import { table } from '../output/table.ts';
import { sendFile } from './send-file.ts';

export type RateOptions = {
  /** Overwrites existing rates, and accepts rates that differ a lot from the day before. */
  force?: boolean | undefined;
};

/** Imports the exchange rates of a file or standard input. */
export async function importRates(file: string, { force }: RateOptions, context: CommandContext) {
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
export const setRate = (day: string, rate: string, options: RateOptions, context: CommandContext) => {
  async function* line() {
    yield Buffer.from(`day,rate\n${JSON.stringify(day)},${JSON.stringify(rate)}\n`);
  }
  return importRates('-', options, { ...context, input: line });
};

/** Prints the newest rates. */
export async function listRates(count: number, { printer, withServer }: CommandContext) {
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
