import path from 'node:path';
import { packFolder } from '@portal/api/pack-folder';
import { z } from 'zod';
import { type CommandContext, runEach } from '../command-context.ts';
import type { Client } from '../server/client.ts';
import { checkBuildOrThrow } from './verify.ts';

const responseSchema = z.object({
  build: z.object({
    kind: z.string(),
    name: z.string(),
    version: z.string(),
    outcome: z.enum(['published', 'unchanged', 'repaired']),
  }),
});

export const OUTCOME_TEXTS = {
  published: 'published',
  unchanged: 'was published before',
  repaired: 'is repaired in the store',
} as const;

/** Uploads the build in a folder. */
export async function uploadBuild(client: Client, folder: string) {
  // Checked before anything is uploaded, so that a bad build is reported at once.
  await checkBuildOrThrow(folder);
  const { data } = await client.call({
    method: 'POST',
    path: '/builds',
    stream: { type: 'application/x-tar', bytes: packFolder(folder) },
    responseSchema,
  });
  return data.build;
}

/** Publishes the builds in some folders. No domain runs them until they are released there. */
export async function publish(folders: readonly string[], context: CommandContext) {
  const { printer, withServer } = context;
  const builds: z.infer<typeof responseSchema>['build'][] = [];
  await withServer((client) =>
    runEach('folder', folders, context, {
      async task(name) {
        const build = await uploadBuild(client, path.resolve(name));
        builds.push(build);
        printer.line(`${build.name} ${build.version} ${OUTCOME_TEXTS[build.outcome]}`);
      },
      toResult: (failed) => ({ builds, failed }),
    }),
  );
}
