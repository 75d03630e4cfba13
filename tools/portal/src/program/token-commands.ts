import { createToken, listTokens, revokeToken } from '../commands/tokens.ts';
import { type CommandParent, count, domainList, list, type RunCommand } from './arguments.ts';

/** Adds the commands of the tokens by which teams publish and release managers move domains. */
export function addTokenCommands(program: CommandParent, run: RunCommand) {
  const token = program.command('token').description('tokens of programs that publish or release');
  token
    .command('create')
    .description('create a token, which is printed once')
    .argument('<name>', 'e.g. rewards-ci; logs name it')
    .option('--remotes <list>', 'a team: the remotes that it publishes, separated by commas', list)
    .option('--domains <list>', 'a release manager: the domains that it moves', domainList)
    .option('--days <number>', 'how long it is valid, 90 without it and at most 366', count)
    .action((name, options) => run((context) => createToken({ name, ...options }, context)));
  token
    .command('list')
    .description('print every token: what it is for, and until when')
    .action(() => run(listTokens));
  token
    .command('revoke')
    .description('end a token at once')
    .argument('<name>')
    .option('--reason <text>', 'why; written into the audit log')
    .action((name, { reason }) => run((context) => revokeToken(name, reason, context)));
}
