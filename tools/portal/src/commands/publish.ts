import path from 'node:path';
import { packFolder } from '@portal/api/release';
import { z } from 'zod';
import { type CommandContext, runEach } from '../command-context.ts';
import { checkBuildOrThrow } from './verify.ts';

const responseSchema = z.object({
  build: z.object({
    kind: z.string(),
    name: z.string(),
    version: z.string(),
    outcome: z.enum(['published', 'unchanged', 'repaired']),
  }),
});

const OUTCOME_TEXTS = {
  published: 'published',
  unchanged: 'was published before',
  repaired: 'is repaired in the store',
} as const;

/** Publishes the builds in some folders. No domain runs them until they are released there. */
export async function publish(folders: readonly string[], context: CommandContext) {
  const { printer, withServer } = context;
  const builds: z.infer<typeof responseSchema>['build'][] = [];
  await withServer((client) =>
    runEach(folders, context, async (name) => {
      const folder = path.resolve(name);
      // Checked before anything is uploaded, so that a bad build is reported at once.
      await checkBuildOrThrow(folder);
      const { data } = await client.call({
        method: 'POST',
        path: '/builds',
        stream: { type: 'application/x-tar', bytes: packFolder(folder) },
        responseSchema,
      });
      builds.push(data.build);
      printer.line(`${data.build.name} ${data.build.version} ${OUTCOME_TEXTS[data.build.outcome]}`);
    }),
  );
  printer.result({ builds });
}
