import { toDomain } from '../command-context.ts';
import { cancelMove, listPlannedMoves } from '../commands/planned-moves.ts';
import { type CommandParent, count, type RunCommand } from './arguments.ts';

/** Adds the commands that list and cancel moves that are made later. */
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
}
