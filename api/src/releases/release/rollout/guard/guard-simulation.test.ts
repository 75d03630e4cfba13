import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeWithDatabase } from '../../../../platform/testing/describe-databases.ts';
import { MINUTE_MS, openRollout } from './testing/open-rollout.ts';
import { countFailures, createRandom } from './testing/random-failures.ts';

type Simulation = { loads: number; windows: number };

describeWithDatabase('simulated rollouts', (api) => {
  /** What the guard says after each window of one rollout whose page loads fail at random, until it stops it. */
  const simulate = async (random: () => number, share: number, { loads, windows }: Simulation) => {
    const { judge, browse, control, candidate, clock } = openRollout(api.db);
    const verdicts: string[] = [];
    await judge();
    clock.advance(MINUTE_MS);
    while (verdicts.length < windows && verdicts.at(-1) !== 'stop') {
      await browse({ set: control.id, loads, failed: countFailures(random, loads, 0.01) });
      await browse({ set: candidate.id, loads, failed: countFailures(random, loads, share) });
      clock.advance(MINUTE_MS);
      verdicts.push((await judge()).verdict);
    }
    return verdicts;
  };

  it('the guard never stops a healthy version in 200 simulated rollouts', async () => {
    const random = createRandom(1);
    for (let run = 0; run < 200; run += 1)
      assert.deepEqual(
        await simulate(random, 0.01, { loads: 50, windows: 3 }),
        ['hold', 'advance', 'advance'],
        `run ${run}`,
      );
  });

  it('the guard stops a version that fails 30 % of its loads within two windows in each of 40 simulated rollouts', async () => {
    const random = createRandom(2);
    for (let run = 0; run < 40; run += 1)
      assert.equal((await simulate(random, 0.3, { loads: 100, windows: 2 })).at(-1), 'stop', `run ${run}`);
  });
});
