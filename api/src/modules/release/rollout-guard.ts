import type { ReleaseSet } from '@portal/shared/release';

/** What a guard says of a rollout: it goes on when its time has come, waits, or is stopped now. */
export type RolloutVerdict = { verdict: 'advance' | 'hold' | 'stop'; reason: string };

/** Judges a running rollout by what its candidate does to the visitors who have it. */
export type MayAdvance = (
  domain: string,
  control: ReleaseSet,
  candidate: ReleaseSet,
) => Promise<RolloutVerdict>;
