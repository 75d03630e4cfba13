import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';

export type SendFileOptions<Output> = {
  /** Below `/api/operator`. */
  path: string;
  /** `-` is standard input. */
  file: string;
  /** Query parameters, from the file's name. */
  query: (name: string) => Record<string, string | undefined>;
  responseSchema: z.ZodType<Output>;
};

/** Opens a file, or standard input. */
const openInput = async (file: string, { input }: CommandContext) => {
  if (file === '-') return { name: 'standard input', bytes: input() };
  try {
    await stat(file);
  } catch (cause) {
    throw new CommandFailure(`${file} cannot be read.`, { code: 'no_file', cause });
  }
  return { name: path.basename(file), bytes: createReadStream(file) as AsyncIterable<Buffer> };
};

/** Uploads a CSV file, which the server imports completely or not at all. */
export async function sendFile<Output>(options: SendFileOptions<Output>, context: CommandContext) {
  const { name, bytes } = await openInput(options.file, context);
  const { data } = await context.withServer((client) =>
    client.call({
      method: 'POST',
      path: options.path,
      query: options.query(name),
      stream: { type: 'application/octet-stream', bytes },
      responseSchema: options.responseSchema,
    }),
  );
  return { name, data };
}
