import type { ReleaseSet } from '@portal/shared/release';

/** What a guard says of a rollout: it goes on when its time has come, waits, or is stopped now. */
export type RolloutVerdict = { verdict: 'advance' | 'hold' | 'stop'; reason: string };

/** A running rollout with the beginning of its present step. */
export type JudgedRollout = { control: ReleaseSet; candidate: ReleaseSet; stepAt: Date };

/** Judges a running rollout by what its candidate does to the visitors who have it. */
export type MayAdvance = (rollout: JudgedRollout) => Promise<RolloutVerdict>;
