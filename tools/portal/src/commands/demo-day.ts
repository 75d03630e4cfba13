import { demoRates, reportsDirectory, writeClosing, writeReportDay } from '@portal/api/demo';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { table } from '../output/table.ts';
import { dataDirectory } from '../server/connect.ts';
import { ingest } from './ingest.ts';

const failed = (cause: unknown) => {
  throw new CommandFailure(cause instanceof Error ? cause.message : String(cause), {
    code: 'no_demo',
    cause,
  });
};

const directoryOf = ({ environment }: CommandContext) => reportsDirectory(dataDirectory(environment));

export type DemoDayOptions = {
  /** Leaves the files for `ingest`. */
  onlyWrite?: boolean | undefined;
};

/** Writes the demo's next day as the platform would deliver it, and takes it in like any other report. */
export async function demoDay({ onlyWrite = false }: DemoDayOptions, context: CommandContext) {
  const files = await writeReportDay({ directory: directoryOf(context) }).catch(failed);
  if (onlyWrite) {
    const paths = files.map(({ path }) => path);
    for (const path of paths) context.printer.line(path);
    context.printer.result({ files: paths });
    return;
  }
  await ingest(
    files.map(({ path, createdAt }) => ({ file: path, createdAt })),
    context,
  );
}

/** Closes a month of the demo: what was paid takes the place of what was estimated. */
export async function closeDemoMonth(month: string | undefined, context: CommandContext) {
  const files = await writeClosing({ directory: directoryOf(context), month }).catch(failed);
  await ingest(
    files.map(({ path, createdAt }) => ({ file: path, createdAt })),
    context,
  );
}

/** Prints what a dollar is worth on the demo's days: with these, the reports give the figures in won. */
export async function showDemoRates(context: CommandContext) {
  const rates = await demoRates({ directory: directoryOf(context) }).catch(failed);
  context.printer.line(
    table(
      ['day', 'won for a dollar'],
      rates.map(({ day, rate }) => [day, rate]),
    ),
  );
  context.printer.result({ rates });
}
