import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Unzip, UnzipInflate } from 'fflate';
import { CommandFailure } from '../failure.ts';

type PictureFile = { name: string; bytes: Buffer };

/** Hidden files are left out: systems keep previews of pictures below their names. */
const PICTURE_NAME = /^[^.].*\.(?:jpe?g|png|webp)$/i;

async function* readFolder(folder: string): AsyncGenerator<PictureFile> {
  for (const name of (await readdir(folder)).toSorted())
    if (PICTURE_NAME.test(name)) yield { name, bytes: await readFile(path.join(folder, name)) };
}

async function* readZip(file: string): AsyncGenerator<PictureFile> {
  const complete: PictureFile[] = [];
  const unzip = new Unzip((entry) => {
    const name = path.posix.basename(entry.name);
    if (!PICTURE_NAME.test(name)) return;
    const pieces: Uint8Array[] = [];
    entry.ondata = (error, piece, isLast) => {
      if (error) throw error;
      pieces.push(piece);
      if (isLast) complete.push({ name, bytes: Buffer.concat(pieces) });
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  for await (const piece of createReadStream(file) as AsyncIterable<Buffer>) {
    unzip.push(piece);
    yield* complete.splice(0);
  }
}

/** Reads the pictures of a folder or a zip file one after the other, by their names without folders. */
export async function* readPictures(place: string): AsyncGenerator<PictureFile> {
  let isEmpty = true;
  try {
    for await (const picture of (await stat(place)).isDirectory() ? readFolder(place) : readZip(place)) {
      isEmpty = false;
      yield picture;
    }
  } catch (cause) {
    throw new CommandFailure(`${place} cannot be read.`, { code: 'no_file', cause });
  }
  if (isEmpty)
    throw new CommandFailure(`${place} has no pictures (.jpg, .png or .webp).`, { code: 'no_file' });
}
