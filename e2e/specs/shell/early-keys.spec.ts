import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

test('Tab that is pressed before the page is drawn leaves the focus before the first link', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  const released = Promise.withResolvers<void>();
  await page.route('**/api/member/**', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(origin('aurora') + paths.configAccount.path);
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('Tab');
  released.resolve();
  await expect(page.getByLabel('닉네임')).toBeVisible();

  await page.keyboard.press('Tab');

  await expect(page.getByRole('link', { name: '본문으로 건너뛰기' })).toBeFocused();
});
