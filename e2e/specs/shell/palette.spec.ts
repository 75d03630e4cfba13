import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

test('letters typed before the code of the palette has arrived are all in its input', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  // The code is loaded when the palette opens, and only once the test lets it through.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }),
  );
  const { promise: isTyped, resolve: deliver } = Promise.withResolvers<void>();
  let held = 0;
  await page.route(/\/palette\.[^/]*js$|\/palette\.js$/, async (route) => {
    held += 1;
    await isTyped;
    await route.continue();
  });
  await page.goto(origin('aurora') + paths.notices.path);
  await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('state');
  await expect.poll(() => held).toBeGreaterThan(0);
  await expect(page.getByRole('searchbox')).toHaveValue('state');
  deliver();
  await page.keyboard.type('ment');

  await expect(page.getByRole('combobox', { name: '검색' })).toHaveValue('statement');
  await expect(page.getByRole('combobox', { name: '검색' })).toBeFocused();
});
