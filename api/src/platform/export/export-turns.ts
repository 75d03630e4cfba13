import { AppError } from '../../errors/app-error.ts';
import { createFairQueue } from '../fair-queue.ts';
import { EXPORT_THREADS } from './export-pool.ts';

/** The export of a request: whose it is, and the id by which its client asks for its state. */
export type ExportRequest = { account: string; id: string };

export const exportStates = ['unknown', 'waiting', 'writing'] as const;

/** `unknown` before an export has arrived, after its end, and on other servers; `ahead` counts the account's own. */
export type ExportState = { state: (typeof exportStates)[number]; ahead: number };

/** The longest pause of an account between two files. It is as long as the first took, so endless exports take half of the time. */
const MAX_PAUSE_MS = 1_000;

/** Files that are written at a time, of one account and of all; others wait for their turn. */
const queue = createFairQueue(
  {
    concurrency: EXPORT_THREADS,
    concurrencyPerKey: 1,
    waitingPerKey: 20,
    waiting: 500,
    pauseAfter: (duration) => Math.min(duration, MAX_PAUSE_MS),
  },
  () => new AppError('busy', { retryAfter: 5 }),
);

type Turn = { id: string; isWriting: boolean };

/** The exports of each account that wait or are written, in the order of their requests. */
const turnsByAccount = new Map<string, Set<Turn>>();

/** Writes a file when it is the account's turn; `signal` ends the wait. */
export const waitForExportTurn = async <Result>(
  { account, id }: ExportRequest,
  signal: AbortSignal,
  write: () => Promise<Result>,
): Promise<Result> => {
  const turn = { id, isWriting: false };
  const turns = turnsByAccount.get(account) ?? new Set();
  turnsByAccount.set(account, turns.add(turn));
  const begin = () => {
    turn.isWriting = true;
    return write();
  };
  try {
    return await queue(account, begin, signal);
  } finally {
    turns.delete(turn);
    if (turns.size === 0) turnsByAccount.delete(account);
  }
};

export const findExportState = ({ account, id }: ExportRequest): ExportState => {
  const turns = [...(turnsByAccount.get(account) ?? [])];
  const ahead = turns.findIndex((turn) => turn.id === id);
  if (ahead === -1) return { state: 'unknown', ahead: 0 };
  return { state: turns[ahead]?.isWriting ? 'writing' : 'waiting', ahead };
};
