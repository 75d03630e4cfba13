import { type CommandParent, port, type RunCommand } from '../arguments.ts';
import { toDomain } from '../command-context.ts';

/** Adds the command that runs a remote from its sources. */
export function addDevCommand(program: CommandParent, run: RunCommand) {
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
        const { runRemote } = await import('../remotes/run-remote.ts');
        await runRemote(name, options, context);
      }),
    );
}
