import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { short, table } from '../output/table.ts';
import type { Client } from '../server/client.ts';
import {
  plannedMoveResponseSchema,
  plannedMovesResponseSchema,
  type PlannedMove,
} from './release.schemas.ts';

const OUTCOMES = {
  waiting: 'waits',
  done: 'made as move',
  failed: 'failed:',
  cancelled: 'cancelled',
} as const;

/** A move that was planned, for people. */
export const describePlan = ({ id, at }: PlannedMove) =>
  `planned as ${id} for ${at}; \`release cancel ${id}\` takes it back`;

const describeState = ({ state, move, failure, at, ended_at: endedAt }: PlannedMove) => {
  const outcome = Object.entries(OUTCOMES).find(([name]) => name === state)?.[1] ?? state;
  const late = state === 'done' && endedAt !== null ? Date.parse(endedAt) - Date.parse(at) : 0;
  const minutes = Math.floor(late / 60_000);
  return [outcome, move ?? failure, minutes > 0 ? `(${minutes} minutes late)` : null]
    .filter((part) => part !== null)
    .join(' ');
};

const fetchMoves = async (client: Client, domain?: string) => {
  const { data } = await client.call({
    path: '/release/planned',
    query: { domain },
    responseSchema: plannedMovesResponseSchema,
  });
  return data;
};

/** Prints the planned moves of a domain, or of all, and what became of them. */
export async function listPlannedMoves(domain: string | undefined, { printer, withServer }: CommandContext) {
  const data = await withServer((client) => fetchMoves(client, domain));
  const rows = data.moves.map((move) => [
    ...[move.id, move.domain, move.at, describeState(move), move.action],
    ...[short(move.before_set), short(move.after_set)],
    ...[move.planned_by_email ?? move.planned_by, move.reason],
  ]);
  const head = ['plan', 'domain', 'when', 'state', 'what', 'from', 'to', 'who', 'why'];
  printer.line(rows.length > 0 ? table(head, rows) : 'No move is planned.');
  printer.result(data);
}

/** Cancels a planned move. */
export async function cancelMove(
  { id, reason }: { id: number; reason?: string | undefined },
  { printer, withServer }: CommandContext,
) {
  const { data } = await withServer(async (client) => {
    const found = (await fetchMoves(client)).moves.find((move) => move.id === id);
    if (!found)
      throw new CommandFailure(`There is no plan ${id}; \`release planned\` lists them.`, {
        code: 'not_found',
      });
    return client.call({
      method: 'POST',
      path: '/release/cancel',
      body: { domain: found.domain, id, reason },
      responseSchema: plannedMoveResponseSchema,
    });
  });
  printer.line(`plan ${id} of ${data.planned.domain} is cancelled`);
  printer.result(data);
}
