import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';

export type SendFile<Output> = {
  /** Below `/api/operator`. */
  path: string;
  /** `-` reads what is piped in. */
  file: string;
  /** By what the file is called. */
  query: (name: string) => Record<string, string | undefined>;
  answer: z.ZodType<Output>;
};

/** A file of the command line, or what is piped into it. */
const open = async (file: string, { input }: CommandContext) => {
  if (file === '-') return { name: 'standard input', bytes: input() };
  try {
    await stat(file);
  } catch (cause) {
    throw new CommandFailure(`${file} cannot be read.`, { code: 'no_file', cause });
  }
  return { name: path.basename(file), bytes: createReadStream(file) as AsyncIterable<Buffer> };
};

/** Sends a small CSV file to the server, which takes in all of it or nothing. */
export async function sendFile<Output>(given: SendFile<Output>, context: CommandContext) {
  const { name, bytes } = await open(given.file, context);
  const { data } = await context.withServer((client) =>
    client.call({
      method: 'POST',
      path: given.path,
      query: given.query(name),
      stream: { type: 'application/octet-stream', bytes },
      answer: given.answer,
    }),
  );
  return { name, data };
}
