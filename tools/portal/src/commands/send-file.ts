import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { CommandContext } from '../command-context.ts';
import type { Client } from '../server/client.ts';
import type { PostPath, Query } from '../server/operations.ts';
import { toFileFailure } from './file-failure.ts';
import { readWithProgress } from './read-with-progress.ts';

type SendFileOptions<Path extends PostPath> = {
  path: Path;
  /** `-` is standard input. */
  file: string;
  /** Query parameters, from the file's name. */
  query: (name: string) => Query<Path, 'post'>;
};

/** Opens a file, or standard input. */
const openInput = async (file: string, { input, printer }: CommandContext) => {
  if (file === '-') return { name: 'standard input', bytes: input() };
  const name = path.basename(file);
  try {
    const { size } = await stat(file);
    const bytes = readWithProgress(file, size, (percent) =>
      printer.progress(percent < 100 ? `${name}: ${percent} % sent` : `${name}: importing …`),
    );
    return { name, bytes };
  } catch (cause) {
    throw toFileFailure(file, cause);
  }
};

/** Uploads a file over an open connection; the server takes it completely or not at all. */
export async function sendFileBy<Path extends PostPath>(
  client: Client,
  options: SendFileOptions<Path>,
  context: CommandContext,
) {
  const { name, bytes } = await openInput(options.file, context);
  const data = await client.send(options.path, { bytes }, options.query(name));
  return { name, data };
}

/** Connects and uploads a file. */
export const sendFile = <Path extends PostPath>(options: SendFileOptions<Path>, context: CommandContext) =>
  context.withServer((client) => sendFileBy(client, options, context));
