import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import fc from 'fast-check';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import { propertyRuns } from '../../platform/testing/test-depth.ts';
import { deleteReports } from '../../figures/ingest/testing/ingest-fixtures.ts';
import { readFrozen } from './testing/closing-fixture.ts';
import { historyActions, historyBeginnings } from './testing/history-actions.ts';
import { checkChains, checkFlip } from './testing/history-audit.ts';
import { createHistoryFixture } from './testing/history-parties.ts';
import { createHistory } from './testing/money-history.ts';

const flips = fc.record({ target: fc.nat(), row: fc.nat(), byte: fc.nat() });

describeEachDatabase('closed months in any history', (api) => {
  let number = 0;

  before(() => {
    api.clock.set('2027-01-25T12:00:00Z');
  });

  it('T-74 no later knowledge changes what was closed, and what is closed and corrected is what is known', async () => {
    await fc.assert(
      fc.asyncProperty(historyBeginnings, historyActions, flips, async (beginning, actions, flip) => {
        await deleteReports(api);
        await api.db.deleteFrom('fx_rate').execute();
        number += 1;
        const fixture = await createHistoryFixture(api, number);
        const history = createHistory(api, fixture);
        const place = {
          domain: fixture.domain,
          accountId: fixture.parties.map(({ accountId }) => accountId),
        };
        let frozen: string[] = [];
        for (const action of [...beginning, ...actions]) {
          await history.act(action);
          const present = await readFrozen(api, place);
          const isKept = new Set(present);
          assert.ok(frozen.every((row) => isKept.has(row)));
          frozen = present;
          await history.checkBalances();
        }
        await checkChains(fixture);
        await checkFlip(api, fixture, flip);
      }),
      propertyRuns({ quick: 12, full: 60 }),
    );
  });
});
