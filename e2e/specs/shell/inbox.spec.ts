import { paths } from '@portal/shared/routing';
import { waitUntilLoaded } from '../../fixtures/open-with-warm-cache.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const aurora = origin('aurora');

test('the inbox tells of the newest day, whose dashboard shows the same revenue', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await page.goto(aurora + paths.home.path);
  await page.getByRole('link', { name: /^알림/ }).click();
  await waitUntilLoaded(page, 'main li time');

  const row = page.getByRole('main').getByRole('link', { name: /수치가 집계됐어요/ });
  const [revenue] = /₩[\d,]*\d/.exec((await row.textContent()) ?? '') ?? ['no revenue'];
  await row.click();

  await expect(page).toHaveURL(/\/dashboard\?period=custom&from=(\d{4}-\d{2}-\d{2})&to=\1$/);
  await expect(page.getByRole('main').getByText(revenue, { exact: true }).first()).toBeVisible();
});
