import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Unzip, UnzipInflate } from 'fflate';
import { CommandFailure } from '../failure.ts';
import { toFileFailure } from './file-failure.ts';

type MediaFile = { name: string; bytes: Buffer };

/** Which files of a folder or zip file are read. */
export type MediaFiles = {
  /** The names; hidden files are left out, because systems keep small copies of pictures below their names. */
  names: RegExp;
  /** What a message calls them. */
  noun: string;
};

async function* readFolder(folder: string, { names }: MediaFiles): AsyncGenerator<MediaFile> {
  for (const name of (await readdir(folder)).toSorted())
    if (names.test(name)) yield { name, bytes: await readFile(path.join(folder, name)) };
}

async function* readZip(file: string, { names }: MediaFiles): AsyncGenerator<MediaFile> {
  const complete: MediaFile[] = [];
  const unzip = new Unzip((entry) => {
    const name = path.posix.basename(entry.name);
    if (!names.test(name)) return;
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

/** Reads the pictures or sounds of a folder or a zip file one after the other, by their names without folders. */
export async function* readMediaFiles(place: string, kind: MediaFiles): AsyncGenerator<MediaFile> {
  let isEmpty = true;
  try {
    const isFolder = (await stat(place)).isDirectory();
    for await (const file of isFolder ? readFolder(place, kind) : readZip(place, kind)) {
      isEmpty = false;
      yield file;
    }
  } catch (cause) {
    throw toFileFailure(place, cause);
  }
  if (isEmpty) throw new CommandFailure(`${place} has no ${kind.noun}.`, { code: 'no_file' });
}
