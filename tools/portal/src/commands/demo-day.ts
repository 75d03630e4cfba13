import { demoRates, reportsDirectory, writeClosing, writeReportDay } from '@portal/api/demo';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { table } from '../output/table.ts';
import { dataDirectory } from '../server/connect.ts';
import { ingest } from './ingest.ts';

const throwCommandFailure = (cause: unknown) => {
  throw new CommandFailure(cause instanceof Error ? cause.message : String(cause), {
    code: 'no_demo',
    cause,
  });
};

const directoryOf = ({ environment }: CommandContext) => reportsDirectory(dataDirectory(environment));

export type DemoDayOptions = {
  /** Writes the files without ingesting them. */
  onlyWrite?: boolean | undefined;
};

/** Writes the demo's next day as bulk reports, and ingests them. */
export async function demoDay({ onlyWrite = false }: DemoDayOptions, context: CommandContext) {
  const files = await writeReportDay({ directory: directoryOf(context) }).catch(throwCommandFailure);
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
export async function closeDemoMonth(month: string | undefined, context: CommandContext) {
  const files = await writeClosing({ directory: directoryOf(context), month }).catch(throwCommandFailure);
  await ingest(
    files.map(({ path }) => path),
    {},
    context,
  );
}

/** Prints the demo's exchange rates, with which the reports give the figures in won. */
export async function showDemoRates(context: CommandContext) {
  const rates = await demoRates({ directory: directoryOf(context) }).catch(throwCommandFailure);
  context.printer.line(
    table(
      ['day', 'won for a dollar'],
      rates.map(({ day, rate }) => [day, rate]),
    ),
  );
  context.printer.result({ rates });
}
