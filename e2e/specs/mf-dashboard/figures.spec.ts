import { noFee, readRates, site } from '../../fixtures/demo.ts';
import { expectVideos } from '../../fixtures/expect-dashboard.ts';
import { expectPeriod, lastDays, openDashboard, readLedger } from '../../fixtures/read-figures.ts';
import { test } from '../../fixtures/test.ts';

// Reading a hundred megabytes of reports takes longer than the default timeout, most of all on a machine that is loaded.
test.describe.configure({ timeout: 420_000 });

test('the dashboard that a manager opens equals the sums of the report files', async ({
  page,
  restoreSession,
}) => {
  await restoreSession(site);
  const { dashboard, call } = await openDashboard(page);
  const { ledger } = await readLedger(call);
  const view = { ledger, reader: { rates: await readRates(), feeOn: noFee } };
  await dashboard.chooseCurrency('KRW');
  const shown = { view, currency: 'KRW', period: lastDays(ledger), comparison: 'previous' } as const;

  await expectPeriod(dashboard, shown);
  await expectVideos(dashboard, shown);
});
