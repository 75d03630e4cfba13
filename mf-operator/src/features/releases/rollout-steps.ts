import type { Rollout } from './releases.api.ts';

/** The share of all visitors. */
export const ALL = 100;

/** The share after the present one; all visitors follow after the last step. */
export const findNextShare = ({ share, steps }: Pick<Rollout, 'share' | 'steps'>): number =>
  steps.find((each) => each > share) ?? ALL;

/** The shares that visitors get one after the other, with one that was chosen between two steps. */
export const listShares = ({ share, steps }: Pick<Rollout, 'share' | 'steps'>): number[] =>
  [...new Set([...steps, share, ALL])].sort((one, other) => one - other);
