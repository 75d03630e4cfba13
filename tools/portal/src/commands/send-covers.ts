import { Readable } from 'node:stream';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { readPictures } from './picture-files.ts';

/** Sends the covers of a folder or a zip file; fails with the names of all pictures that the server refuses. */
export async function sendCovers(place: string, { printer, withServer }: CommandContext): Promise<number> {
  const refusals: string[] = [];
  let sent = 0;
  await withServer(async (client) => {
    for await (const { name, bytes } of readPictures(place)) {
      printer.progress(`${name}: sending …`);
      try {
        const stream = { bytes: Readable.from([bytes]), length: bytes.length };
        await client.send('/operator/music/covers', stream, { name });
        sent += 1;
      } catch (error) {
        if (!(error instanceof CommandFailure) || error.code !== 'report_malformed') throw error;
        refusals.push(...error.details);
      }
    }
  });
  if (refusals.length > 0)
    throw new CommandFailure(`${refusals.length} of ${refusals.length + sent} covers were refused.`, {
      code: 'covers_refused',
      details: refusals,
    });
  return sent;
}
