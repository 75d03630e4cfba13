import { type CommandParent, count, type RunCommand } from '../arguments.ts';
import { AlreadyReportedError, type CommandContext, toDomain } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { short, table } from '../output/table.ts';
import type { Client } from '../server/client.ts';
import type { PlannedMove } from './release-shapes.ts';

/** The exit code of a command whose effect waits for a second person. */
export const WAITS_FOR_APPROVAL = 3;

const OUTCOMES = {
  waiting: 'waits',
  done: 'made as move',
  failed: 'failed:',
  cancelled: 'cancelled',
} as const;

/** Whether a move waits for a second person. */
export const isUnapproved = ({ state, needs_approval: isNeeded, approved_by: by }: PlannedMove) =>
  state === 'waiting' && isNeeded && by === null;

/** A move that was planned, for people. */
export const describePlan = (plan: PlannedMove) => {
  const { id, at } = plan;
  const time = at === null ? '' : ` for ${at}`;
  if (isUnapproved(plan))
    return `planned as ${id}${time}, and waits for a second person: \`release approve ${id}\``;
  return `planned as ${id}${time}; \`release cancel ${id}\` takes it back`;
};

const describeState = (plan: PlannedMove) => {
  if (isUnapproved(plan)) return 'waits for approval';
  const { state, move, failure, ended_at: endedAt } = plan;
  const at = plan.at ?? plan.approved_at ?? '';
  const outcome = Object.entries(OUTCOMES).find(([name]) => name === state)?.[1] ?? state;
  const late = state === 'done' && endedAt !== null ? Date.parse(endedAt) - Date.parse(at) : 0;
  const minutes = Math.floor(late / 60_000);
  return [outcome, move ?? failure, minutes > 0 ? `(${minutes} minutes late)` : null]
    .filter((part) => part !== null)
    .join(' ');
};

/** Prints the planned moves of a domain, or of all, and what became of them. */
async function listPlannedMoves(domain: string | undefined, { printer, withServer }: CommandContext) {
  const data = await withServer((client) => client.get('/operator/release/planned', { domain }));
  const rows = data.moves.map((move) => [
    move.id,
    move.domain,
    move.at,
    describeState(move),
    move.action,
    short(move.before_set),
    short(move.after_set),
    move.planned_by_email ?? move.planned_by,
    move.approved_by,
    move.reason,
  ]);
  const head = ['plan', 'domain', 'when', 'state', 'what', 'from', 'to', 'who', 'approved by', 'why'];
  printer.line(rows.length > 0 ? table(head, rows) : 'No move is planned.');
  printer.result(data);
}

/** Finds a planned move; calls about it name its domain, because a release token is for some. */
const findMove = async (id: number, client: Client) => {
  const { moves } = await client.get('/operator/release/planned');
  const found = moves.find((move) => move.id === id);
  if (!found)
    throw new CommandFailure(`There is no plan ${id}; \`release planned\` lists them.`, {
      code: 'not_found',
    });
  return found;
};

/** Cancels a planned move. */
async function cancelMove(
  { id, reason }: { id: number; reason?: string | undefined },
  { printer, withServer }: CommandContext,
) {
  const data = await withServer(async (client) => {
    const { domain } = await findMove(id, client);
    return client.post('/operator/release/cancel', { domain, id, reason });
  });
  printer.line(`plan ${id} of ${data.planned.domain} is cancelled`);
  printer.result(data);
}

/** Approves a planned move of somebody else. */
async function approveMove(id: number, { printer, withServer }: CommandContext) {
  const data = await withServer(async (client) => {
    const { domain } = await findMove(id, client);
    return client.post('/operator/release/approve', { domain, id });
  });
  printer.line(`plan ${id} of ${data.planned.domain} is approved, and ${describeState(data.planned)}`);
  printer.result(data);
}

/** Sets whether moves of a domain need a second person. */
async function requireApproval(
  options: { domain: string; required: boolean; reason?: string | undefined },
  { printer, withServer }: CommandContext,
) {
  const data = await withServer((client) => client.post('/operator/release/approval', options));
  const { required, off_asked_by: askedBy } = data.approval;
  printer.line(
    `${options.domain}: moves ${required ? 'need' : 'do not need'} the approval of a second person` +
      (askedBy === null ? '' : `; ${askedBy} wants to end that, and a second person has to do so too`),
  );
  printer.result(data);
  if (askedBy !== null) throw new AlreadyReportedError(WAITS_FOR_APPROVAL);
}

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
