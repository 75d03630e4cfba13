import { readBackgroundWork, writeBackgroundWork } from '@portal/shared/contract';
import type { VerificationSummary } from './verify.api.ts';

const REMOTE = 'mf-channels';

const readWatched = (account: string): readonly string[] => readBackgroundWork(account)[REMOTE] ?? [];

/** Reports the end of a channel's search on whatever page is open then. */
export function watchVerification(account: string, channel: string): void {
  const watched = readWatched(account);
  if (!watched.includes(channel)) writeBackgroundWork(account, REMOTE, [...watched, channel]);
}

export const findWatched = (account: string, items: readonly VerificationSummary[]) => {
  const watched = readWatched(account);
  return items.filter(({ channel }) => watched.includes(channel.id));
};

/**
 * Removes the searches that have ended from those that are watched and returns them, each once over all tabs; a deleted
 * channel has no search any more.
 */
export function takeEnded(account: string, items: readonly VerificationSummary[]): VerificationSummary[] {
  const watched = readWatched(account);
  const running = items.filter(({ state }) => state === 'verifying').map(({ channel }) => channel.id);
  const remaining = watched.filter((id) => running.includes(id));
  if (remaining.length < watched.length) writeBackgroundWork(account, REMOTE, remaining);
  return items.filter(({ channel, state }) => state !== 'verifying' && watched.includes(channel.id));
}
