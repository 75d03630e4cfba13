import { Readable } from 'node:stream';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { type MediaFiles, readMediaFiles } from './media-files.ts';

type MediaKind = MediaFiles & {
  path: '/operator/music/covers' | '/operator/music/previews';
  /** What the command calls them. */
  label: string;
  /** The code of its failure. */
  code: string;
};

export const coverFiles: MediaKind = {
  path: '/operator/music/covers',
  names: /^[^.].*\.(?:jpe?g|png|webp)$/i,
  noun: 'pictures (.jpg, .png or .webp)',
  label: 'covers',
  code: 'covers_refused',
};

export const previewFiles: MediaKind = {
  path: '/operator/music/previews',
  names: /^[^.].*\.(?:mp3|ogg|opus)$/i,
  noun: 'sounds (.mp3, .ogg or .opus)',
  label: 'previews',
  code: 'previews_refused',
};

/** Sends the covers or previews of a folder or a zip file; fails with the names of all files that the server refuses. */
export async function sendMedia(
  place: string,
  kind: MediaKind,
  { printer, withServer }: CommandContext,
): Promise<number> {
  const refusals: string[] = [];
  let sent = 0;
  await withServer(async (client) => {
    for await (const { name, bytes } of readMediaFiles(place, kind)) {
      printer.progress(`${name}: sending …`);
      try {
        const stream = { bytes: Readable.from([bytes]), length: bytes.length };
        await client.send(kind.path, stream, { name });
        sent += 1;
      } catch (error) {
        if (!(error instanceof CommandFailure) || error.code !== 'report_malformed') throw error;
        refusals.push(...error.details);
      }
    }
  });
  if (refusals.length > 0)
    throw new CommandFailure(`${refusals.length} of ${refusals.length + sent} ${kind.label} were refused.`, {
      code: kind.code,
      details: refusals,
    });
  return sent;
}
