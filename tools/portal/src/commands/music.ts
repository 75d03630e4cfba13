import { z } from 'zod';
import type { CommandContext } from '../command-context.ts';
import { sendFile } from './send-file.ts';

const answer = z.object({
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
  /** Takes out what the file does not name. */
  removeMissing?: boolean | undefined;
};

/** Brings the music catalogue up to date with a file, or with what is piped in. */
export async function importMusic(file: string, { removeMissing }: ImportOptions, context: CommandContext) {
  const { name, data } = await sendFile(
    {
      path: '/music',
      file,
      query: (name) => ({ name, remove_missing: removeMissing ? 'true' : undefined }),
      answer,
    },
    context,
  );
  const { added, changed, restored, removed, kept, missing } = data.result;
  context.printer.line(
    `${name}: ${added} added, ${changed} changed, ${restored} brought back, ${removed} taken out, ${kept} as they were`,
  );
  if (missing > 0)
    context.printer.line(`${missing} tracks are not in the file and stay; --remove-missing takes them out.`);
  context.printer.result(data.result);
}
