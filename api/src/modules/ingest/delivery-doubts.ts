import type { claimedChannels } from './claimed-channels.ts';
import type { FileError } from './malformed.ts';
import type { SpooledFile } from './spool.ts';

/** The channels of a file: those that are registered here, and the others with their rows. */
type FileChannels = Awaited<ReturnType<typeof claimedChannels>>;

const MAX_NAMED_CHANNELS = 5;

/** Reasons to doubt a file that has no error. */
export const findFileDoubts = (file: SpooledFile, { claims, unknown }: FileChannels): FileError[] => {
  const doubts: FileError[] = [];
  if (!file.endsWithLineFeed)
    doubts.push({
      path: 'end of file',
      code: 'cut_row',
      message: 'The last row has no line end; the file may be cut off.',
    });
  if (unknown.length > 0 && claims.size === 0) {
    const named = unknown.slice(0, MAX_NAMED_CHANNELS).map(({ youtubeId }) => youtubeId);
    doubts.push({
      path: 'column channel_id',
      code: 'no_registered_channel',
      message: `None of its ${unknown.length} channels is registered: ${named.join(', ')}${unknown.length > named.length ? ', …' : ''}.`,
    });
  }
  return doubts;
};

/** The doubt about a list that has fewer rows than the stored one by more than `maxDecrease`. */
export const findShorterList = (
  { before, after }: { before: number; after: number },
  maxDecrease: number,
): FileError[] => {
  if (before === 0 || after >= before * (1 - maxDecrease)) return [];
  return [
    {
      path: 'the list',
      code: 'fewer_rows',
      message: `${after} rows instead of ${before}, ${Math.round((1 - after / before) * 100)} % less.`,
    },
  ];
};
