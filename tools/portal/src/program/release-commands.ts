import type { Command } from '@commander-js/extra-typings';
import { toDomain } from '../command-context.ts';
import { changeRemotes, revert, rollback, updateRemotes } from '../commands/release-moves.ts';
import { followBuilds, listTemplates, saveTemplate, startReleases } from '../commands/release-setup.ts';
import { diffReleases, showLog, showRelease } from '../commands/release.ts';
import { type CommandParent, count, domainList, type RunCommand, time } from './arguments.ts';
import { addPlannedMoveCommands } from './planned-move-commands.ts';
import { append, toChanges, toPin } from './release-changes.ts';
import { addReleaseFreezeCommands } from './release-freeze-commands.ts';
import { addReleaseKeyCommands } from './release-key-commands.ts';
import { addRolloutCommands } from './rollout-commands.ts';

/** The options of a command that shows or sets one domain. */
const forDomain = (command: Command) =>
  command.requiredOption('--domain <name>', 'the domain, e.g. aurora', toDomain);

/** The options of a command that moves domains. */
const forDomains = (command: Command) =>
  command
    .option('--domain <name>', 'the domain, e.g. aurora', toDomain)
    .option('--domains <list>', 'several domains, separated by commas', domainList)
    .option('--all', 'every domain that has a release')
    .option('--reason <text>', 'why; written into the log, and required outside a demo')
    .option('--at <time>', 'when, e.g. 2026-12-01T03:00:00+09:00; it is checked now and made then', time)
    .option(
      '--unproven',
      'without a proof of the set that it leads to; needs --reason, and the log says so. Switching off and going back to what ran need none',
    )
    .option(
      '--expect <set>',
      'refuse unless the domain runs this set (its first digits); without it the one shown last, `current` for any',
    );

/** Adds the commands that read and move what domains run. */
export function addReleaseCommands(program: CommandParent, run: RunCommand) {
  const release = program.command('release').description('show and move what domains run');

  forDomain(release.command('show').description('print what a domain runs and its latest moves')).action(
    ({ domain }) => run((context) => showRelease(domain, context)),
  );
  forDomain(release.command('log').description('print who moved it, when and why')).action(({ domain }) =>
    run((context) => showLog(domain, context)),
  );
  release
    .command('diff')
    .description('print how one set differs from another')
    .argument('<from>', 'id of a set, its first digits, or a domain')
    .argument('<to>')
    .action((from, to) => run((context) => diffReleases(from, to, context)));

  forDomains(release.command('on').description('switch a remote on'))
    .argument('<remote>')
    .option('--version <version>', 'with this build rather than the one it had')
    .action((remote, { version, ...target }) =>
      run((context) =>
        changeRemotes(target, [{ remote, on: true, ...(version === undefined ? {} : { version }) }], context),
      ),
    );
  forDomains(
    release.command('off').description('switch a remote off, without a proof; a running canary is stopped'),
  )
    .argument('<remote>')
    .action((remote, target) => run((context) => changeRemotes(target, [{ remote, on: false }], context)));
  forDomains(
    release.command('pin').description('move a remote, or `shell`, to a published build, and keep it there'),
  )
    .argument('<remote>')
    .argument('<version>')
    .action((remote, version, target) =>
      run((context) => changeRemotes(target, [{ remote, version }], context)),
    );
  forDomains(release.command('change').description('several changes in one move'))
    .option('--on <remote>', 'switch it on; repeatable', append)
    .option('--off <remote>', 'switch it off; repeatable', append)
    .option('--pin <remote@version>', 'move it to a build; repeatable', toPin)
    .action(({ on, off, pin, ...target }) =>
      run((context) => changeRemotes(target, toChanges({ on, off, pin }), context)),
    );
  forDomains(
    release
      .command('update')
      .description(
        'move remotes, or all of a domain, to the newest builds that can run there and were not withdrawn; what is off stays off',
      ),
  )
    .argument('[remotes...]')
    .action((remotes, target) => run((context) => updateRemotes(target, remotes, context)));
  forDomains(release.command('rollback').description('undo the latest moves; a running canary is the first'))
    .option('--steps <number>', 'how many', count, 1)
    .action(({ steps, ...target }) => run((context) => rollback(target, steps, context)));
  forDomains(
    release
      .command('revert')
      .description('undo one move, and keep what came later; a running canary is stopped'),
  )
    .argument('<move>', 'its number in the log', count)
    .option('--remote <remote>', 'only what it did to this remote')
    .action((move, { remote, ...target }) => run((context) => revert(target, { move, remote }, context)));

  addRolloutCommands(release, run);
  addSetupCommands(release, run);
  addPlannedMoveCommands(release, run);
  addReleaseFreezeCommands(release, run);
  addReleaseKeyCommands(release, run);
}

/** Adds the commands that start domains and set which builds they follow. */
function addSetupCommands(release: CommandParent, run: RunCommand) {
  release
    .command('init')
    .description('give one domain, or all without a release, their first one; others keep theirs')
    .option('--domain <name>', 'only this one', toDomain)
    .option('--template <name>', 'start from this template rather than from the released builds')
    .option('--newest', 'start from the newest published builds, also those that no domain has released')
    .option('--reason <text>', 'why; written into the log, and required outside a demo')
    .action((options) => run((context) => startReleases(options, context)));
  const template = release.command('template').description('named sets that new domains start from');
  forDomain(template.command('save').description('name what a domain runs'))
    .argument('<name>')
    .action((name, { domain }) => run((context) => saveTemplate(name, domain, context)));
  template
    .command('list')
    .description('print the templates')
    .action(() => run(listTemplates));
  for (const follows of [true, false])
    forDomain(
      release
        .command(follows ? 'follow' : 'unfollow')
        .description(follows ? 'move to the newest build of a remote whenever one is published' : 'end that'),
    )
      .argument('<name>', 'a remote, `shell`, or "*" for all, also new ones')
      .option('--reason <text>', 'why; written into the audit log, and required outside a demo')
      .action((name, { domain, reason }) =>
        run((context) => followBuilds({ domain, name, follows, reason }, context)),
      );
}
