import { paths } from '@portal/shared/routing';
import { allRules, findViolations } from '../../fixtures/accessibility.ts';
import { openWithWarmCache } from '../../fixtures/open-with-warm-cache.ts';
import { expect, test } from '../../fixtures/test.ts';
import { findSmallTargets } from '../../fixtures/touch-targets.ts';
import { origin } from '../../harness/environment.ts';

const site = origin('console');

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('channels are selected by their cards, and nothing moves when the first one is', async ({
    page,
    restoreSession,
  }) => {
    await restoreSession('console', 'operator');
    await page.context().addCookies([{ name: 'language', value: 'en', url: site }]);
    await openWithWarmCache(page, `${site}${paths.operatorReview.path}`, 'main article');
    const cards = page.getByRole('article');
    const before = await cards.nth(1).boundingBox();

    await cards.nth(0).locator('label').tap();
    await cards.nth(1).locator('label').tap();

    await expect(page.getByRole('status').filter({ hasText: '2 selected' })).toBeVisible();
    expect(await cards.nth(1).boundingBox()).toEqual(before);
    // Measured again, since controls move while the bar with the actions finds its place.
    await expect.poll(() => findSmallTargets(page)).toEqual([]);
    // As high as the page, because axe reports controls that are scrolled half below a fixed bar.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: 390, height });
    expect.soft(await findViolations(page, allRules)).toEqual([]);
    await page.getByRole('toolbar').getByRole('button', { name: 'Hold' }).tap();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
  });
});
