import type { Command } from '@commander-js/extra-typings';
import { toDomain } from '../command-context.ts';
import { changeRemote, initReleases, rollback, showLog, showRelease } from '../commands/release.ts';
import { type CommandParent, count, type RunCommand } from './arguments.ts';

/** Adds the release commands; all need a domain, and those that move it a reason. */
export function addReleaseCommands(program: CommandParent, run: RunCommand) {
  const release = program.command('release').description('show and move what a domain runs');
  const withDomain = (command: Command) =>
    command.requiredOption('--domain <name>', 'the domain, e.g. aurora', toDomain);
  const reasonOption = (text: string) => ['--reason <text>', 'why; written into the log', text] as const;

  withDomain(release.command('show').description('print what a domain runs and its latest moves')).action(
    ({ domain }) => run((context) => showRelease(domain, context)),
  );
  withDomain(release.command('log').description('print who moved it, when and why')).action(({ domain }) =>
    run((context) => showLog(domain, context)),
  );
  withDomain(release.command('on').description('switch a remote on'))
    .argument('<remote>')
    .option('--build <version>', 'with this build rather than the one it had')
    .option(...reasonOption('switched on from the command line'))
    .action((remote, { domain, reason, build }) =>
      run((context) =>
        changeRemote(
          { domain, reason },
          { remote, on: true, ...(build === undefined ? {} : { version: build }) },
          context,
        ),
      ),
    );
  withDomain(release.command('off').description('switch a remote off'))
    .argument('<remote>')
    .option(...reasonOption('switched off from the command line'))
    .action((remote, target) => run((context) => changeRemote(target, { remote, on: false }, context)));
  withDomain(release.command('pin').description('move a remote, or `shell`, to a published build'))
    .argument('<remote>')
    .argument('<version>')
    .option(...reasonOption('moved from the command line'))
    .action((remote, version, target) =>
      run((context) => changeRemote(target, { remote, version }, context)),
    );
  withDomain(release.command('rollback').description('undo the latest moves'))
    .option('--steps <number>', 'how many', count, 1)
    .option(...reasonOption('rolled back from the command line'))
    .action(({ steps, ...target }) => run((context) => rollback(target, steps, context)));
  release
    .command('init')
    .description('move one domain, or all, to the newest builds; what is off stays off')
    .option('--domain <name>', 'only this one', toDomain)
    .option(...reasonOption('brought to the newest builds'))
    .action(({ domain, reason }) =>
      run((context) => initReleases({ reason, ...(domain === undefined ? {} : { domain }) }, context)),
    );
}
