import type { Page } from '@playwright/test';
import { memoryOf } from '../../fixtures/memory.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

/** By then every page has been shown, and what is kept on purpose is there. */
const WARM = 10;
const VISITS = 100;
const GROWTH = 1.1;

/** Follows a link of the navigation and waits until the page has something to show. */
async function openPage(page: Page, at: number) {
  const links = page.getByRole('navigation', { name: '주 메뉴' }).getByRole('listitem').getByRole('link');
  await expect(links.first()).toBeVisible();
  const link = links.nth(at % (await links.count()));
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main').locator('td, dd, a').first()).toBeVisible();
}

// A trace keeps what was on the page, and is kept by it.
test.use({ trace: 'off' });

test('a hundred visits to all pages leave the memory where it was after the tenth', async ({
  page,
  bringSession,
}) => {
  test.setTimeout(180_000);
  await bringSession('aurora');
  await page.goto(`${origin('aurora')}/dashboard`);
  const cdp = await page.context().newCDPSession(page);
  // Always on the same page.
  const measure = async () => {
    await openPage(page, 1);
    return memoryOf(cdp);
  };

  for (let visit = 1; visit < WARM; visit += 1) {
    await openPage(page, visit);
    // Left sooner, a page would not have brought all of its code yet, such as that of its charts.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  }
  const warm = await measure();
  for (let visit = WARM; visit < VISITS; visit += 1) await openPage(page, visit);
  const last = await measure();

  expect(last.bytes / warm.bytes, `${warm.bytes} bytes, then ${last.bytes}`).toBeLessThan(GROWTH);
  expect(last.nodes / warm.nodes, `${warm.nodes} nodes, then ${last.nodes}`).toBeLessThan(GROWTH);
  expect(last.listeners / warm.listeners).toBeLessThan(GROWTH);
});
