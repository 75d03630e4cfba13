import type { readClaimedChannels } from '../storage/claimed-channels.ts';
import type { ReportFile } from '../files/report-file.ts';
import { createDoubt, type Doubt, nameSome } from './doubt.ts';

/** The channels of a file: those that are registered here, and the others with their rows. */
export type FileChannels = Awaited<ReturnType<typeof readClaimedChannels>>;

/** Doubts about a file by itself, whatever is stored. */
export const findFileDoubts = (
  { endsWithLineFeed, repeated, rows }: ReportFile,
  { claims, unknown }: FileChannels,
): Doubt[] => {
  const doubts: Doubt[] = [];
  if (!endsWithLineFeed)
    doubts.push(
      createDoubt('cut_row', 'The last row has no line end; the file may be cut off.', {
        path: 'end of file',
      }),
    );
  if (repeated.rows > 0)
    doubts.push(
      createDoubt(
        'repeated_rows',
        `${repeated.rows} of ${rows} rows have the key of an earlier row, the first on line ${repeated.firstLine}; their figures would add up.`,
        { path: `line ${repeated.firstLine}`, expected: 0, found: repeated.rows, unit: 'rows' },
      ),
    );
  if (unknown.length > 0 && claims.size === 0)
    doubts.push(
      createDoubt(
        'no_registered_channel',
        `None of its ${unknown.length} channels is registered: ${nameSome(unknown.map(({ youtubeId }) => youtubeId))}.`,
        { path: 'column channel_id', expected: unknown.length, found: 0, unit: 'channels' },
      ),
    );
  return doubts;
};
