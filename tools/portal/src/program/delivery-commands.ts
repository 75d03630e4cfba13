import { ingest } from '../commands/ingest.ts';
import { type CommandParent, type RunCommand, time } from './arguments.ts';

/** Adds the commands of YouTube's bulk reports. */
export function addDeliveryCommands(program: CommandParent, run: RunCommand) {
  program
    .command('ingest')
    .description(
      'ingest report files, plain or gzip, or the folders of them; their columns give the report type',
    )
    .argument('<paths...>')
    .option(
      '--created-at <time>',
      'when YouTube created them; default: the time in the name or of the file',
      time,
    )
    .option('--force <reason>', 'take in a delivery that looks wrong; the reason is written into the log')
    .action((paths, options) => run((context) => ingest(paths, options, context)));
}
