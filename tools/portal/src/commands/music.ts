import { type CommandParent, percentage, type RunCommand } from '../arguments.ts';
import type { CommandContext } from '../command-context.ts';
import { coverFiles, previewFiles, sendMedia } from './send-media.ts';
import { sendFile } from './send-file.ts';

type ImportOptions = {
  /** A folder or zip file with the pictures that the file names as covers. */
  covers?: string | undefined;
  /** The same with the sounds that it names as previews. */
  previews?: string | undefined;
  /** Creates tags that do not exist. */
  createTags?: boolean | undefined;
  /** Removes tracks that are missing in the file. */
  removeMissing?: boolean | undefined;
  /** The percentage of the catalogue that may be removed at most. */
  maxRemoved?: number | undefined;
  /** Why more may be removed. */
  force?: string | undefined;
};

const createQuery = (options: ImportOptions) => ({
  create_tags: options.createTags ? ('true' as const) : undefined,
  remove_missing: options.removeMissing ? ('true' as const) : undefined,
  max_removed: options.maxRemoved,
  reason: options.force,
});

/** Updates the music catalogue from a file or standard input. */
async function importMusic(file: string, options: ImportOptions, context: CommandContext) {
  const covers =
    options.covers === undefined ? undefined : await sendMedia(options.covers, coverFiles, context);
  const previews =
    options.previews === undefined ? undefined : await sendMedia(options.previews, previewFiles, context);
  const { name, data } = await sendFile(
    { path: '/operator/music', file, query: (name) => ({ name, ...createQuery(options) }) },
    context,
  );
  const { added, changed, restored, removed, kept, missing, new_tags: newTags } = data.result;
  const { printer } = context;
  if (covers !== undefined) printer.line(`${covers} covers sent`);
  if (previews !== undefined) printer.line(`${previews} previews sent`);
  printer.line(
    `${name}: ${added} added, ${changed} changed, ${restored} restored, ${removed} removed, ${kept} as they were`,
  );
  if (newTags.length > 0) printer.line(`New tags: ${newTags.join(', ')}.`);
  if (missing > 0)
    printer.line(`${missing} tracks are not in the file and stay; --remove-missing removes them.`);
  printer.result({
    ...data.result,
    ...(covers === undefined ? {} : { covers }),
    ...(previews === undefined ? {} : { previews }),
  });
}

/** Adds the commands of the music catalogue. */
export function addMusicCommands(program: CommandParent, run: RunCommand) {
  program
    .command('music')
    .description('manage the music catalogue')
    .command('import')
    .description('update it from a CSV file, `-` for standard input')
    .argument('<file>')
    .option('--covers <path>', 'folder or zip file with the pictures that its column `cover` names')
    .option('--previews <path>', 'folder or zip file with the sounds that its column `preview` names')
    .option('--create-tags', 'create tags that do not exist')
    .option('--remove-missing', 'remove tracks that the file does not contain')
    .option('--max-removed <percent>', 'of the catalogue; default: 10', percentage)
    .option('--force <reason>', 'remove more, and why, for the audit log')
    .action((file, options) => run((context) => importMusic(file, options, context)));
}
