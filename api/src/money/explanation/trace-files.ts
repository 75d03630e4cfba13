import type { Day } from '../../platform/calendar.ts';
import type { ExplainedLine } from './explained-line.ts';
import type { FileRevenue } from './file-revenue.repository.ts';

/** Which rows of files a line may come from. */
export type Traceable = {
  /** Of an open day the kind of revenue that reports show; of a closed one it is what was booked, which may be either. */
  isFinal: (day: Day) => boolean | undefined;
  /** Whether a file counted when the line was booked; without it all files that count now may. */
  isBooked?: (fileId: string) => boolean;
};

export type Traced = { line: ExplainedLine; rows: readonly FileRevenue[] };

const keyOf = (channel: string, day: Day, isFinal: boolean) => `${channel} ${day} ${isFinal}`;

/**
 * Finds the files of each line. A line whose rows do not add up to it exactly has none: its files were replaced or
 * withdrawn since it was booked, and nothing says any more what each of them had.
 */
export const traceFiles = (
  lines: readonly ExplainedLine[],
  files: readonly FileRevenue[],
  { isFinal, isBooked = () => true }: Traceable,
): { traced: Traced[]; untraced: ExplainedLine[] } => {
  const rowsOf = Map.groupBy(files, (row) => keyOf(row.channel_id, row.day, row.is_final));
  const find = (line: ExplainedLine) => {
    const kind = isFinal(line.day);
    const kinds = kind === undefined ? [true, false] : [kind];
    return (
      kinds
        .map((each) => rowsOf.get(keyOf(line.channelId, line.day, each)) ?? [])
        // A later report may have corrected the day since.
        .map((rows) => rows.filter(({ file_id: id }) => isBooked(id)))
        .find((rows) => rows.reduce((sum, { micros }) => sum + BigInt(micros), 0n) === line.micros)
    );
  };
  const traced: Traced[] = [];
  const untraced: ExplainedLine[] = [];
  for (const line of lines) {
    const rows = find(line);
    if (rows) traced.push({ line, rows });
    else untraced.push(line);
  }
  return { traced, untraced };
};
