import { toDomain } from '../command-context.ts';
import { approveMove, cancelMove, listPlannedMoves, requireApproval } from '../commands/planned-moves.ts';
import { type CommandParent, count, type RunCommand } from './arguments.ts';

/** Adds the commands that list, approve and cancel moves that are made later. */
export function addPlannedMoveCommands(release: CommandParent, run: RunCommand) {
  release
    .command('planned')
    .description('print the planned moves of a domain, or of all, and what became of them')
    .option('--domain <name>', 'only this one, e.g. aurora', toDomain)
    .action(({ domain }) => run((context) => listPlannedMoves(domain, context)));
  release
    .command('cancel')
    .description('cancel a planned move')
    .argument('<plan>', 'its number', count)
    .option('--reason <text>', 'why; written into the audit log, and required outside a demo')
    .action((id, { reason }) => run((context) => cancelMove({ id, reason }, context)));
  release
    .command('approve')
    .description('approve a planned move of somebody else; it is made now, or at its time')
    .argument('<plan>', 'its number', count)
    .action((id) => run((context) => approveMove(id, context)));
  const approval = release.command('approval').description('whether moves need a second person');
  for (const required of [true, false])
    approval
      .command(required ? 'on' : 'off')
      .description(required ? 'moves wait for a second person' : 'end that; two people have to do so')
      .requiredOption('--domain <name>', 'the domain, e.g. aurora', toDomain)
      .option('--reason <text>', 'why; written into the audit log, and required outside a demo')
      .action((options) => run((context) => requireApproval({ ...options, required }, context)));
}
