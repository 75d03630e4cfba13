import { importMusic } from '../commands/music.ts';
import { type CommandParent, percentage, type RunCommand } from './arguments.ts';

/** Adds the commands of the music catalogue. */
export function addMusicCommands(program: CommandParent, run: RunCommand) {
  program
    .command('music')
    .description('manage the music catalogue')
    .command('import')
    .description('update it from a CSV file, `-` for standard input')
    .argument('<file>')
    .option('--covers <path>', 'folder or zip file with the pictures that its column `cover` names')
    .option('--create-tags', 'create tags that do not exist')
    .option('--remove-missing', 'remove tracks that the file does not contain')
    .option('--max-removed <percent>', 'of the catalogue; default: 10', percentage)
    .option('--force <reason>', 'remove more, and why, for the audit log')
    .action((file, options) => run((context) => importMusic(file, options, context)));
}
