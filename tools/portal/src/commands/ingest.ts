import { stat } from 'node:fs/promises';
import path from 'node:path';
import { type CommandParent, type RunCommand, time } from '../arguments.ts';
import { type CommandContext, runEach } from '../command-context.ts';
import type { Client } from '../server/client.ts';
import type { PostData } from '../server/operations.ts';
import { formatUsd } from '../output/money.ts';
import { toFileFailure } from './file-failure.ts';
import { readWithProgress } from './read-with-progress.ts';
import { findReportFiles } from './report-files.ts';

type Result = PostData<'/operator/ingest'>['result'];

type IngestOptions = {
  /** When YouTube created the reports; without it a file counts from the time in its name, or from its own time. */
  createdAt?: Date | undefined;
  /** The content owner whose reports they are. */
  owner?: string | undefined;
  /** Why a delivery that looks wrong is right. */
  force?: string | undefined;
};

const statOf = async (file: string) => {
  try {
    return await stat(file);
  } catch (cause) {
    throw toFileFailure(file, cause);
  }
};

const formatDays = ({ days }: Result) => {
  const [first, last] = [days.at(0)?.day, days.at(-1)?.day];
  if (first === undefined) return 'no day';
  return first === last ? first : `${first} to ${last}`;
};

const formatResult = (name: string, result: Result) => {
  const { outcome, type, rows, facts, milliseconds } = result;
  const unknown = rows.unknown_channel > 0 ? `, ${rows.unknown_channel} of unregistered channels` : '';
  const seconds = (milliseconds / 1000).toFixed(1);
  return `${name}: ${outcome} (${type}, ${formatDays(result)}, ${rows.read} rows${unknown}, ${facts} facts, ${seconds} s)`;
};

/** What of a closing report is not plain revenue of registered channels. */
const formatMoney = ({ money }: Result) =>
  money
    .filter(({ part }) => part !== 'registered')
    .map(
      ({ part, name, rows, revenue_micros: micros }) =>
        `  ${part}${name && ` ${name}`}: ${rows} rows, ${formatUsd(micros)}`,
    );

const formatUnknown = ({ rows, unknown_channels: channels }: Result) => {
  const named = channels.map(({ youtube_id: id, rows: count }) => `${id || 'no channel'} (${count} rows)`);
  const namedRows = channels.reduce((sum, { rows: count }) => sum + count, 0);
  const more =
    namedRows < rows.unknown_channel ? ` and others (${rows.unknown_channel - namedRows} rows)` : '';
  return `  not registered: ${named.join(', ')}${more}`;
};

async function sendReport(
  file: string,
  { createdAt, owner, force }: IngestOptions,
  { client, printer }: { client: Client; printer: CommandContext['printer'] },
): Promise<Result> {
  const name = path.basename(file);
  const { size, mtime } = await statOf(file);
  const bytes = readWithProgress(file, size, (percent) =>
    printer.progress(percent < 100 ? `${name}: ${percent} % sent` : `${name}: ingesting …`),
  );
  const query = {
    name,
    owner,
    created_at: createdAt?.toISOString(),
    force,
    written_at: mtime.toISOString(),
  };
  const { result } = await client.send('/operator/ingest', { bytes, length: size }, query);
  return result;
}

/**
 * Ingests bulk report files, or those of a folder, one after the other; the server finds the report type from the
 * columns.
 */
export async function ingest(paths: readonly string[], options: IngestOptions, context: CommandContext) {
  const { printer, withServer } = context;
  const results: (Result & { file: string })[] = [];
  const { files, skipped } = await findReportFiles(paths);
  for (const file of skipped)
    printer.line(`${path.basename(file)}: skipped, no report file (.csv or .csv.gz)`);
  await withServer((client) =>
    runEach('file', files, context, {
      nameOf: (file) => path.basename(file),
      async task(file) {
        const result = await sendReport(file, options, { client, printer });
        results.push({ file, ...result });
        printer.line(formatResult(path.basename(file), result));
        for (const line of formatMoney(result)) printer.line(line);
        if (result.unknown_channels.length > 0) printer.line(formatUnknown(result));
      },
      toResult: (failed) => ({ files: results, failed, skipped }),
    }),
  );
}

/** Adds the command that ingests YouTube's bulk reports. */
export function addIngestCommand(program: CommandParent, run: RunCommand) {
  program
    .command('ingest')
    .description(
      'ingest report files, plain or gzip, or the folders of them; their columns give the report type',
    )
    .argument('<paths...>')
    .option('--owner <name>', 'the content owner, when there are several: their files of a day add up')
    .option(
      '--created-at <time>',
      'when YouTube created them; default: the time in the name or of the file',
      time,
    )
    .option('--force <reason>', 'take in a delivery that looks wrong; the reason is written into the log')
    .action((paths, options) => run((context) => ingest(paths, options, context)));
}
