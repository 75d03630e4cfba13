import { paths } from '@portal/shared/routing';
import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** The space between an element and another one below it, in pixels. */
const spaceBetween = async (upper: Locator, lower: Locator) => {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  if (!above || !below) throw new Error('One of them is not drawn.');
  return below.y - above.y - above.height;
};

test('on a phone, hints and pictures of a site are nearer to their own field than to the next one', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('console', 'operator');
  await page.context().addCookies([{ name: 'language', value: 'en', url: origin('console') }]);
  await page.goto(origin('console') + paths.operatorSite.href({ domain: 'ember.localhost' }));
  const length = page.getByLabel('Minimum password length');
  const hint = page.getByText('Applies to new passwords.');
  const logo = page.getByRole('img', { name: 'Logo' });
  const dropZone = page.getByText('A square works best.').locator('..');
  await expect(logo).toBeVisible();

  const [own, next] = [
    await spaceBetween(length, hint),
    await spaceBetween(hint, page.getByText('Default currency', { exact: true }).first()),
  ];
  expect(next).toBeGreaterThanOrEqual(2 * own);
  expect(await spaceBetween(logo, page.getByText('Share image', { exact: true }).first())).toBeGreaterThan(
    await spaceBetween(dropZone, logo),
  );
});
