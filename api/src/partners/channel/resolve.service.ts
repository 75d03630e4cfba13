import { CHANNEL_STATUS } from '@portal/shared/facts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Session } from '../../platform/http/request-context.ts';
import { toMediaUrl } from '../../content/media/drawing.ts';
import {
  nextPacificMidnight,
  type QuotaBudget,
  type YoutubeChannel,
  type YoutubeClient,
} from '../../youtube/index.ts';
import { type ChannelTarget, parseChannelLink } from './channel-link.ts';
import { estimateLookupUnits, lookUpChannels } from './channel-lookup.ts';
import { createClaimRepository } from './claim.repository.ts';

/** The most calls per account and day, so that one account cannot use up the shared quota. */
export const LOOKUPS_PER_DAY = 1_000;

/**
 * - `available` it can be registered
 * - `registered` the account has registered it already
 * - `taken` another account has it
 * - `private` only its owner sees it on YouTube
 * - `repeated` an earlier line names the same channel
 * - `not_found` YouTube does not know it
 * - `invalid` the line is no link, handle or id of YouTube
 */
export const resolveOutcomes = [
  'available',
  'registered',
  'taken',
  'private',
  'repeated',
  'not_found',
  'invalid',
] as const;
export type ResolveOutcome = (typeof resolveOutcomes)[number];

/** The facts by which a user recognises a channel. */
export const toChannelFacts = (channel: YoutubeChannel) => ({
  youtube_id: channel.id,
  name: channel.title,
  handle: channel.handle ?? '',
  // YouTube returns no picture for a new channel's first day.
  thumbnail: channel.thumbnail ?? toMediaUrl('avatar', channel.id),
  subscribers: channel.subscribers ?? null,
  videos: channel.videos ?? null,
});

export type ResolvedLine = {
  input: string;
  outcome: ResolveOutcome;
  channel: ReturnType<typeof toChannelFacts> | null;
  registered_at: string | null;
};

/** Resolves lines of text to channels, and returns which of them can be registered. */
export const createResolveService = (dependencies: {
  db: Db;
  clock: Clock;
  youtube: YoutubeClient;
  budget: QuotaBudget;
}) => {
  const { db, clock, youtube, budget } = dependencies;
  const claims = createClaimRepository(db);

  const findOwners = async (found: readonly YoutubeChannel[]) => {
    const ids = found.map(({ id }) => id);
    const rows = ids.length === 0 ? [] : await claims.owners(ids);
    return new Map(rows.map((row) => [row.youtube_id, row]));
  };

  const takeUnits = async ({ accountId }: Session, targets: readonly ChannelTarget[]) => {
    if (await budget.take(accountId, estimateLookupUnits(targets), LOOKUPS_PER_DAY)) return;
    const wait = nextPacificMidnight(clock.now()).getTime() - clock.now().getTime();
    throw new AppError('too_many_lookups', { retryAfter: Math.ceil(wait / 1000) });
  };

  return async (session: Session, inputs: readonly string[]): Promise<ResolvedLine[]> => {
    const targets = inputs.map(parseChannelLink);
    const validTargets = targets.filter((target) => target !== undefined);
    // Lines of an invalid form take no calls.
    if (validTargets.length > 0) await takeUnits(session, validTargets);
    const found = validTargets.length > 0 ? await lookUpChannels(youtube, validTargets) : [];
    const byTarget = new Map(validTargets.map((target, index) => [target, found[index]]));
    const owners = await findOwners(found.filter((channel) => channel !== undefined));
    const seen = new Set<string>();

    const getOutcome = (channel: YoutubeChannel): ResolveOutcome => {
      if (seen.has(channel.id)) return 'repeated';
      seen.add(channel.id);
      const owner = owners.get(channel.id);
      if (!owner) return channel.isPrivate ? 'private' : 'available';
      if (owner.account_id !== session.accountId) return 'taken';
      // A rejected channel may be registered again.
      if (owner.status !== CHANNEL_STATUS.rejected) return 'registered';
      return channel.isPrivate ? 'private' : 'available';
    };

    return inputs.map((input, index) => {
      const target = targets[index];
      const channel = target && byTarget.get(target);
      if (!channel)
        return { input, outcome: target ? 'not_found' : 'invalid', channel: null, registered_at: null };
      const outcome = getOutcome(channel);
      const owner = outcome === 'registered' ? owners.get(channel.id) : undefined;
      return {
        input,
        outcome,
        channel: toChannelFacts(channel),
        registered_at: owner?.registered_at.toISOString() ?? null,
      };
    });
  };
};
