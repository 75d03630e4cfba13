import { toDomain } from '../command-context.ts';
import { build } from '../commands/build.ts';
import { create } from '../commands/create.ts';
import { testRemote } from '../commands/test.ts';
import { type CommandParent, port, type RunCommand } from './arguments.ts';

/** Adds the commands of a team that ships a remote, up to publishing. */
export function addRemoteCommands(program: CommandParent, run: RunCommand) {
  program
    .command('create')
    .description('create a remote from the template')
    .argument('<name>', 'e.g. mf-rewards')
    .option('--path <path>', 'the address of its page; default: the name')
    .option('--title-ko <text>', 'its title in Korean')
    .option('--title-en <text>', 'in English; default: the name')
    .option('--title-zh-cn <text>', 'in Simplified Chinese')
    .option('--title-zh-tw <text>', 'in Traditional Chinese')
    .action((name, options) => run((context) => create(name, options, context)));
  program
    .command('dev')
    .description('run one remote from its sources inside the published pages of a running portal')
    .argument('<remote>')
    .requiredOption('--domain <name>', 'the domain whose pages it runs in, e.g. aurora', toDomain)
    .option('--server <url>', 'URL of that portal; default: this machine at PORT')
    .option('--port <number>', 'port that the pages are served on', port, 8081)
    .option('--trust-key <id>', 'accept this signing key of that portal from now on')
    .action((name, options) =>
      run(async (context) => {
        // Imported lazily: it loads the whole server.
        const { dev } = await import('../commands/dev.ts');
        await dev(name, options, context);
      }),
    );
  program
    .command('test')
    .description('run every check of one remote: types, lint, boundaries, texts, format, unit tests, build')
    .argument('<remote>')
    .action((name) => run((context) => testRemote(name, context)));
  program
    .command('build')
    .description('build remotes, or `shell`, for release')
    .argument('<remotes...>')
    .action((names) => run((context) => build(names, context)));
}
