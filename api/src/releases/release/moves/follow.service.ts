import type { ReleaseSet } from '@portal/shared/release';
import type { Clock } from '../../../platform/clock.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { ALL_NAMES, type FollowFlags, type FollowRepository, isFollowed } from './follow.repository.ts';
import { SHELL } from '../builds/inventory.ts';

/** The followed names of a set, and `*` when remotes that are not part of it are followed too. */
export const listFollowed = (flags: FollowFlags, { remotes }: Pick<ReleaseSet, 'remotes'>): string[] =>
  [SHELL, ...Object.keys(remotes).sort(), ALL_NAMES].filter((name) => isFollowed(flags, name));

/** Reads and sets which builds a domain moves to by itself when newer ones are published. */
export const createFollowService = ({ follows, clock }: { follows: FollowRepository; clock: Clock }) => {
  const set = (
    domain: string,
    name: string,
    { isOn, by, trx }: { isOn: boolean; by: string; trx?: Trx | undefined },
  ) => follows.set({ domain, name, follows: isOn, at: clock.now(), by }, trx);

  return {
    set,
    flags: follows.flags,

    flagsOf: follows.flagsOf,

    list: async (set: Pick<ReleaseSet, 'domain' | 'remotes'>): Promise<string[]> =>
      listFollowed(await follows.flags(set.domain), set),

    /** Ends following for names that were moved to a chosen build, and returns those that were followed. */
    async endFor(
      domain: string,
      names: readonly string[],
      { by, trx }: { by: string; trx?: Trx | undefined },
    ): Promise<string[]> {
      const flags = await follows.flags(domain, trx);
      const ended = names.filter((name) => isFollowed(flags, name));
      for (const name of ended) await set(domain, name, { isOn: false, by, trx });
      return ended;
    },
  };
};

export type FollowService = ReturnType<typeof createFollowService>;
