import { z } from 'zod';
import type { CommandContext } from '../command-context.ts';
import { sendFile } from './send-file.ts';

const responseSchema = z.object({
  result: z.object({
    added: z.number(),
    changed: z.number(),
    restored: z.number(),
    removed: z.number(),
    kept: z.number(),
    missing: z.number(),
  }),
});

export type ImportOptions = {
  /** Removes tracks that are missing in the file. */
  removeMissing?: boolean | undefined;
};

/** Updates the music catalogue from a file or standard input. */
export async function importMusic(file: string, { removeMissing }: ImportOptions, context: CommandContext) {
  const { name, data } = await sendFile(
    {
      path: '/music',
      file,
      query: (name) => ({ name, remove_missing: removeMissing ? 'true' : undefined }),
      responseSchema,
    },
    context,
  );
  const { added, changed, restored, removed, kept, missing } = data.result;
  context.printer.line(
    `${name}: ${added} added, ${changed} changed, ${restored} restored, ${removed} removed, ${kept} as they were`,
  );
  if (missing > 0)
    context.printer.line(`${missing} tracks are not in the file and stay; --remove-missing removes them.`);
  context.printer.result(data.result);
}
