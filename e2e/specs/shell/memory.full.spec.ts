import type { Page } from '@playwright/test';
import { measureMemory } from '../../fixtures/memory.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

/** After these visits every page has loaded all of its code at rest, and all intended caches are full. */
const WARM = 30;
const VISITS = 120;
const GROWTH = 1.1;
/** Long enough for the pending work of the pages that were left. */
const RELEASE_MS = 20_000;

/** Follows a navigation link and waits until the page shows its content. */
async function openPage(page: Page, at: number) {
  const links = page.getByRole('navigation', { name: '주 메뉴' }).getByRole('listitem').getByRole('link');
  await expect(links.first()).toBeVisible();
  const link = links.nth(at % (await links.count()));
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main').locator('td, dd, a').first()).toBeVisible();
}

// A trace retains page objects and so falsifies the measurement.
test.use({ trace: 'off' });

test('memory after ninety more page visits stays near its level after the thirtieth', async ({
  page,
  restoreSession,
}) => {
  test.setTimeout(180_000);
  await restoreSession('aurora');
  await page.goto(`${origin('aurora')}/dashboard`);
  const cdp = await page.context().newCDPSession(page);
  const waitForContent = () => expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // Each measurement is of the same page with all of its content, after one that had all of its own.
  const openMeasuredPage = async () => {
    await waitForContent();
    await openPage(page, 1);
    await waitForContent();
  };

  for (let visit = 1; visit < WARM; visit += 1) {
    await openPage(page, visit);
    // A page left sooner has not loaded all of its code, such as its charts.
    await waitForContent();
  }
  await openMeasuredPage();
  const warm = await measureMemory(cdp);
  for (let visit = WARM; visit < VISITS; visit += 1) await openPage(page, visit);
  await openMeasuredPage();

  // A page left in haste is released when its pending work ends; what leaks stays.
  await expect(async () => {
    const last = await measureMemory(cdp);
    expect(last.bytes / warm.bytes, `${warm.bytes} bytes, then ${last.bytes}`).toBeLessThan(GROWTH);
    expect(last.nodes / warm.nodes, `${warm.nodes} nodes, then ${last.nodes}`).toBeLessThan(GROWTH);
    expect(last.listeners / warm.listeners).toBeLessThan(GROWTH);
  }).toPass({ timeout: RELEASE_MS });
});
