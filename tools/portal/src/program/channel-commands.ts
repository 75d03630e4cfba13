import { Option } from '@commander-js/extra-typings';
import { toDomain } from '../command-context.ts';
import { decideChannels, importChannels, listChannels } from '../commands/channels.ts';
import type { CommandParent, RunCommand } from './arguments.ts';

const statuses = ['waiting', 'on_hold', 'approved', 'rejected'] as const;
const descriptions = {
  approve: 'approve waiting channels',
  reject: 'reject waiting channels',
  hold: 'put waiting channels on hold',
};

/** Adds the commands of the review of channels. */
export function addChannelCommands(program: CommandParent, run: RunCommand) {
  const channels = program.command('channels').description('list and review the channels of all accounts');
  channels
    .command('list')
    .description('print channels, the longest waiting first')
    .addOption(new Option('--status <status>', 'only these').choices(statuses))
    .option('--domain <name>', 'only of this domain', toDomain)
    .action((filter) => run((context) => listChannels(filter, context)));
  channels
    .command('import')
    .description('register those of a CSV file: manager, youtube_id, name, category; `-` for standard input')
    .argument('<file>')
    .requiredOption('--domain <name>', 'where their managers sign in', toDomain)
    .action((file, options) => run((context) => importChannels(file, options, context)));
  for (const decision of ['approve', 'reject', 'hold'] as const) {
    channels
      .command(decision)
      .description(descriptions[decision])
      .argument('[ids...]', 'ids of the portal or of YouTube')
      .option('--all', 'all that wait')
      .option('--domain <name>', 'only of this domain', toDomain)
      .option('--reason <text>', 'shown to the partner')
      .action((ids, options) => run((context) => decideChannels(decision, { ids, ...options }, context)));
  }
}
