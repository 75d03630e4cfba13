import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const partners = [
  { site: 'aurora', language: 'ko', currency: '₩', corner: '14px' },
  { site: 'lagoon', language: 'zh-TW', currency: '$', corner: '8px' },
  { site: 'ember', language: 'zh-CN', currency: '₩', corner: '10px' },
  { site: 'mono', language: 'en', currency: '$', corner: '2px' },
];

for (const { site, language, currency, corner } of partners) {
  test(`${site} opens a dashboard in its own language, currency and design after sign-in`, async ({
    page,
    signIn,
  }) => {
    await signIn(site);

    await expect(page).toHaveURL(origin(site) + paths.dashboard.path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveCSS('--radius-card', corner);
    await expect(page.getByRole('main')).toContainText(new RegExp(`\\${currency}\\s?[\\d,.]+`));
  });
}

test('the playlist site opens its service page after sign-in and redirects the dashboard to it', async ({
  page,
  signIn,
}) => {
  await signIn('playlist');
  await expect(page).toHaveURL(origin('playlist') + paths.service.path);

  const response = await page.goto(origin('playlist') + paths.dashboard.path);

  expect(response?.status()).toBe(200);

  await expect(page).toHaveURL(origin('playlist') + paths.service.path);
});

test('the console site signs the operator in', async ({ page, signIn }) => {
  await signIn('console', 'operator');

  await expect(page.getByRole('main')).toBeVisible();
});
