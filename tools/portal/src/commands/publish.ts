import path from 'node:path';
import { packFolder } from '@portal/api/release';
import { z } from 'zod';
import { type CommandContext, eachOf } from '../command-context.ts';
import { checkedOrThrow } from './verify.ts';

const answer = z.object({
  build: z.object({
    kind: z.string(),
    name: z.string(),
    version: z.string(),
    outcome: z.enum(['published', 'unchanged']),
  }),
});

const WORDS = { published: 'published', unchanged: 'was published before' } as const;

/** Sends the builds in some folders to the server. Nothing runs on a domain until it is released there. */
export async function publish(folders: readonly string[], context: CommandContext) {
  const { printer, withServer } = context;
  const builds: z.infer<typeof answer>['build'][] = [];
  await withServer((client) =>
    eachOf(folders, context, async (name) => {
      const folder = path.resolve(name);
      // Told here, a fault is told before anything is sent.
      await checkedOrThrow(folder);
      const { data } = await client.call({
        method: 'POST',
        path: '/builds',
        stream: { type: 'application/x-tar', bytes: packFolder(folder) },
        answer,
      });
      builds.push(data.build);
      printer.line(`${data.build.name} ${data.build.version} ${WORDS[data.build.outcome]}`);
    }),
  );
  printer.result({ builds });
}
