import { z } from 'zod';
import type { CommandContext } from '../command-context.ts';
import { table } from '../output/table.ts';
import { sendFile } from './send-file.ts';

const importResponseSchema = z.object({
  result: z.object({
    added: z.number(),
    changed: z.number(),
    kept: z.number(),
    affected: z.object({ from: z.string(), to: z.string().nullable() }).nullable(),
  }),
});

const listResponseSchema = z.object({
  items: z.array(z.object({ day: z.string(), rate: z.string() })),
  total: z.number(),
});

export type RateOptions = {
  /** Overwrites existing rates, and accepts rates that differ a lot from the day before. */
  force?: boolean | undefined;
};

/** Imports the exchange rates of a file or standard input. */
export async function importRates(file: string, { force }: RateOptions, context: CommandContext) {
  const { data } = await sendFile(
    {
      path: '/rates',
      file,
      query: () => ({ force: force ? 'true' : undefined }),
      responseSchema: importResponseSchema,
    },
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
  const { data } = await withServer((client) =>
    client.call({ path: '/rates', query: { size: count }, responseSchema: listResponseSchema }),
  );
  printer.line(
    table(
      ['day', 'won for a dollar'],
      data.items.map(({ day, rate }) => [day, rate]),
    ),
  );
  printer.line(`${data.items.length} of ${data.total}`);
  printer.result(data);
}
