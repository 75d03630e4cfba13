import { toDomain } from '../command-context.ts';
import { listKeys, listRefused, retireKey, rotateKey, signRefused } from '../commands/release-keys.ts';
import type { CommandParent, RunCommand } from './arguments.ts';

const REASON = ['--reason <text>', 'why; written into the audit log, and required outside a demo'] as const;

/** Adds the commands of the keys that sign releases, and of releases that do not match their signature. */
export function addReleaseKeyCommands(release: CommandParent, run: RunCommand) {
  const keys = release.command('keys').description('the keys that sign what domains run');
  keys
    .command('list')
    .description('print every key and whether it signs, is valid, retired, or missing on the server')
    .action(() => run(listKeys));
  keys
    .command('rotate')
    .description('sign with a new key; earlier ones stay valid until they are retired')
    .option(...REASON)
    .action(({ reason }) => run((context) => rotateKey(reason, context)));
  keys
    .command('retire')
    .description('end the trust in a key that signs no more')
    .argument('<id>')
    .option(...REASON)
    .action((id, { reason }) => run((context) => retireKey(id, reason, context)));
  release
    .command('refused')
    .description('print the domains whose release does not match its signature, and why')
    .action(() => run(listRefused));
  release
    .command('sign')
    .description('sign what refused domains run in the database; look at it first')
    .option('--domain <name>', 'the domain, e.g. aurora', toDomain)
    .option('--all', 'every refused domain')
    .option(...REASON)
    .action((options) => run((context) => signRefused(options, context)));
}
