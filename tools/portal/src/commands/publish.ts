import path from 'node:path';
import { packFolder } from '@portal/api/pack-folder';
import type { CommandParent, RunCommand } from '../arguments.ts';
import { type CommandContext, runEach } from '../command-context.ts';
import type { Client } from '../server/client.ts';
import type { PostData } from '../server/operations.ts';
import { checkBuildOrThrow } from './verify.ts';

export const OUTCOME_TEXTS = {
  published: 'published',
  unchanged: 'was published before',
  repaired: 'is repaired in the store',
} as const;

/** Uploads the build in a folder. */
export async function uploadBuild(client: Client, folder: string) {
  // Checked before anything is uploaded, so that a bad build is reported at once.
  await checkBuildOrThrow(folder);
  const stream = { type: 'application/x-tar', bytes: packFolder(folder) };
  const { build } = await client.send('/operator/builds', stream);
  return build;
}

/** Publishes the builds in some folders. No domain runs them until they are released there. */
export async function publish(folders: readonly string[], context: CommandContext) {
  const { printer, withServer } = context;
  const builds: PostData<'/operator/builds'>['build'][] = [];
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

/** Adds the command that publishes builds. */
export function addPublishCommand(program: CommandParent, run: RunCommand) {
  program
    .command('publish')
    .description('publish builds; nothing runs on a domain before it is released there')
    .argument('<dist...>', 'dist folders with remote.json or shell.json')
    .action((folders) => run((context) => publish(folders, context)));
}
