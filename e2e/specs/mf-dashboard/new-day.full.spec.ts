import { noFee, readRates, site } from '../../fixtures/demo.ts';
import { expectPeriod, lastDays, openDashboard, readLedger } from '../../fixtures/read-figures.ts';
import { signIn } from '../../fixtures/sessions.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';
import { createPortalCommand } from '../../harness/portal.ts';
import { startSecondPortal } from '../../harness/second-portal.ts';
import { addDays } from '../../oracle/days.ts';

// Reading a hundred megabytes of reports takes longer than the default timeout.
test.describe.configure({ timeout: 240_000 });
// A trace of the hundreds of steps takes longer than the steps, and assertion messages are complete without it.
test.use({ trace: 'off' });

test('the dashboard includes a new day after two commands import its reports', async ({ page }) => {
  // A portal of its own, because other tests must not see a half-imported day.
  const portal = await startSecondPortal();
  try {
    const { portalOk } = createPortalCommand(portal);
    const address = origin(site, portal.port);
    await signIn(page, site, 'manager', address);
    const { dashboard, call } = await openDashboard(page, address);
    const { ledger: before } = await readLedger(call, undefined, portal.dataDir);
    const { files } = JSON.parse(await portalOk('demo-day', '--only-write', '--json')) as { files: string[] };
    expect(files).toHaveLength(2);
    const through = (day: string) => `${day.slice(5).replace('-', '.')}까지`;
    await expect(dashboard.filters).toContainText(through(before.latest));

    await portalOk('ingest', ...files);
    await page.reload();

    const { ledger } = await readLedger(call, undefined, portal.dataDir);
    expect(ledger.latest).toBe(addDays(before.latest, 1));
    await expect(dashboard.filters).toContainText(`조회수 ${through(ledger.viewsThrough)}`);
    await expect(dashboard.filters).toContainText(`수익 ${through(ledger.latest)}`);
    const reader = { rates: await readRates(portalOk), feeOn: noFee };
    await expectPeriod(dashboard, {
      view: { ledger, reader },
      period: lastDays(ledger),
      currency: 'KRW',
      comparison: 'previous',
    });
  } finally {
    await portal.stop();
  }
});
