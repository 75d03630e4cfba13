import { reportsDirectory, writeReportDay } from '@portal/api/demo';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { dataDirectory } from '../server/connect.ts';
import { ingest } from './ingest.ts';

/** Writes the demo's next day as the platform would deliver it, and takes it in like any other report. */
export async function demoDay(context: CommandContext) {
  const directory = reportsDirectory(dataDirectory(context.environment));
  const files = await writeReportDay({ directory }).catch((cause: unknown) => {
    throw new CommandFailure(cause instanceof Error ? cause.message : String(cause), {
      code: 'no_demo',
      cause,
    });
  });
  await ingest(
    files.map(({ path, createdAt }) => ({ file: path, createdAt })),
    context,
  );
}
