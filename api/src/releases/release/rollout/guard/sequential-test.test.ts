import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addBlock, type Evidence, isWorse, NO_EVIDENCE } from './sequential-test.ts';
import { countFailures, createRandom } from './testing/random-failures.ts';

const ALPHA = 0.001;

type Shares = { control: number; candidate: number };
type Experiment = { perWindow: Shares; failing: Shares; windows: number; runs: number; seed: number };

/** The window in which each run finds the candidate worse; undefined for runs that never do. */
const simulate = ({ perWindow, failing, windows, runs, seed }: Experiment) => {
  const random = createRandom(seed);
  const draw = (set: keyof Shares) => ({
    loads: perWindow[set],
    failed: countFailures(random, perWindow[set], failing[set]),
  });
  return Array.from({ length: runs }, () => {
    let evidence: Evidence = NO_EVIDENCE;
    for (let window = 1; window <= windows; window += 1) {
      evidence = addBlock(evidence, { control: draw('control'), candidate: draw('candidate') });
      if (isWorse(evidence, ALPHA)) return window;
    }
    return undefined;
  });
};

const countFound = (found: readonly (number | undefined)[]) =>
  found.filter((window) => window !== undefined).length;

/** 2,000 runs that each err with 0.001 have more than 10 errors with a probability of 8e-6. */
const RUNS = 2_000;
const MOST_ERRORS = 10;

const traffic: Record<string, Shares> = {
  '1:99': { control: 495, candidate: 5 },
  '25:75': { control: 375, candidate: 125 },
  '50:50': { control: 250, candidate: 250 },
};

describe('the sequential test of two failure shares', () => {
  for (const [title, perWindow] of Object.entries(traffic))
    for (const share of [0, 0.001, 0.02])
      it(`finds no difference between equal shares of ${share * 100} % at ${title}, however often it looks`, () => {
        const found = simulate({
          perWindow,
          windows: 200,
          runs: RUNS,
          seed: 1,
          failing: { control: share, candidate: share },
        });

        assert.ok(countFound(found) <= MOST_ERRORS, `${countFound(found)} of ${RUNS}`);
      });

  it('never calls a candidate worse that fails less often', () => {
    const found = simulate({
      perWindow: { control: 250, candidate: 250 },
      windows: 200,
      runs: 200,
      seed: 2,
      failing: { control: 0.05, candidate: 0.01 },
    });

    assert.equal(countFound(found), 0);
  });

  it('an e-value of one block has an expected value of at most 1 when both fail as often', () => {
    const before = addBlock(NO_EVIDENCE, {
      control: { loads: 40, failed: 1 },
      candidate: { loads: 10, failed: 2 },
    });
    const chance = (loads: number, failed: number, share: number) => {
      let probability = 1;
      for (let k = 0; k < failed; k += 1) probability *= ((loads - k) / (k + 1)) * share;
      return probability * (1 - share) ** (loads - failed);
    };
    for (const share of [0.001, 0.02, 0.1, 0.5, 0.9]) {
      let mean = 0;
      for (let a = 0; a <= 30; a += 1)
        for (let b = 0; b <= 7; b += 1) {
          const block = { control: { loads: 30, failed: a }, candidate: { loads: 7, failed: b } };
          const { logE } = addBlock({ ...before, logE: 0 }, block);
          mean += chance(30, a, share) * chance(7, b, share) * Math.exp(logE);
        }
      assert.ok(mean <= 1 + 1e-9, `${mean} at ${share}`);
    }
  });

  it('finds 30 % of failing loads at a share of 5 % within two windows of 500 loads', () => {
    const found = simulate({
      perWindow: { control: 475, candidate: 25 },
      windows: 2,
      runs: 200,
      seed: 3,
      failing: { control: 0.001, candidate: 0.3 },
    });

    assert.equal(countFound(found), 200);
  });

  it('finds a share that is 2 points worse with enough traffic', () => {
    const found = simulate({
      perWindow: { control: 375, candidate: 125 },
      windows: 100,
      runs: 100,
      seed: 4,
      failing: { control: 0.005, candidate: 0.025 },
    });

    assert.equal(countFound(found), 100);
  });

  it('windows in which one of the sets has no page load say nothing', () => {
    const only = addBlock(NO_EVIDENCE, {
      control: { loads: 0, failed: 0 },
      candidate: { loads: 50, failed: 50 },
    });

    assert.equal(only.logE, 0);
    assert.deepEqual(only.candidate, { loads: 50, failed: 50 });
  });
});
