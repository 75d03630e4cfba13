import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { origin } from '../harness/environment.ts';

/** Every visit, in rounds over all pages of the navigation. */
const VISITS = 100;
/** By then every page has been shown, and what is kept on purpose is there. */
const WARM = 10;
const GROWTH = 1.1;

/** What is left of the heap once all rubbish is gone. */
async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Follows a link of the navigation and waits until the page has something to show. */
async function openPage(page: Page, at: number) {
  const links = page.getByRole('navigation', { name: '주 메뉴' }).getByRole('listitem').getByRole('link');
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
  test.setTimeout(300_000);
  await bringSession('aurora');
  await page.goto(`${origin('aurora')}/dashboard`);
  await expect(page.getByRole('table', { name: '내 영상' })).toBeVisible();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.enable');

  let warm = 0;
  const seen: string[] = [];
  for (let visit = 1; visit <= VISITS; visit += 1) {
    await openPage(page, visit);
    if (visit === WARM) warm = await heapOf(cdp);
    if (visit % 10 === 0) seen.push(((await heapOf(cdp)) / 1e6).toFixed(1));
  }

  const last = await heapOf(cdp);
  expect(last / warm, `MB after every ten visits: ${seen.join(' ')}`).toBeLessThan(GROWTH);
});
