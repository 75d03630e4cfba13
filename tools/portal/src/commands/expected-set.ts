import { CommandFailure } from '../failure.ts';
import { short } from '../output/table.ts';
import type { Client } from '../server/client.ts';
import type { LogEntry, Release } from './release-shapes.ts';

/** In place of a set: whatever the domain runs now. */
const ANY_SET = 'current';

const describeMove = ({
  number,
  moved_at: at,
  moved_by_email: email,
  moved_by: by,
  action,
  reason,
}: LogEntry) => `move ${number}, ${at}: ${action} by ${email ?? by} (${reason})`;

/** The moves after the one that led to a set, newest first; the newest alone when that one is long past. */
const listMovesAfter = (log: readonly LogEntry[], set: string) => {
  const index = log.findIndex((move) => move.after_set === set);
  return log.slice(0, index === -1 ? 1 : index);
};

/**
 * Throws unless the domain runs the set that the caller named, or else the one that was shown to them last. What it
 * runs instead is then shown, so that the same command may be given again.
 */
export async function requireExpectedSet(
  { domain, expect }: { domain: string; expect: string | undefined },
  { set, log }: Release,
  { shown }: Client,
) {
  if (expect === ANY_SET) return;
  if (expect !== undefined && !set.id.startsWith(expect))
    throw new CommandFailure(`${domain} runs ${short(set.id)}, not ${expect}.`, { code: 'release_moved' });
  const last = expect === undefined ? await shown.find(domain) : undefined;
  if (last === undefined || last === set.id) return;
  await shown.remember(domain, set.id);
  throw new CommandFailure(
    `${domain} runs ${short(set.id)}, but ${short(last)} was shown last. Look at what moved it, and repeat the command.`,
    { code: 'release_moved', details: listMovesAfter(log, last).map(describeMove) },
  );
}
