import { paths } from '@portal/shared/routing';
import { expect, test } from '../fixtures/test.ts';
import { origin } from '../harness/environment.ts';

const partners = [
  { site: 'aurora', language: 'ko', currency: '₩', design: 'mcn-1' },
  { site: 'lagoon', language: 'zh-TW', currency: '$', design: 'mcn-3' },
  { site: 'ember', language: 'zh-CN', currency: '₩', design: 'mcn-2' },
  { site: 'mono', language: 'en', currency: '$', design: 'mcn-4' },
];

for (const { site, language, currency, design } of partners) {
  test(`${site} leads from sign-in to a dashboard in its own language, currency and design`, async ({ page, signIn }) => {
    await signIn(site);

    await expect(page).toHaveURL(origin(site) + paths.dashboard.path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('data-design', design);
    await expect(page.getByRole('main')).toContainText(new RegExp(`\\${currency}\\s?[\\d,.]+`));
  });
}

test('the playlist site leads to its service page and keeps others closed', async ({ page, signIn }) => {
  await signIn('playlist');
  await expect(page).toHaveURL(origin('playlist') + paths.service.path);

  await page.goto(origin('playlist') + paths.dashboard.path);

  await expect(page).toHaveURL(origin('playlist') + paths.service.path);
});

test('the console site lets the operator in', async ({ page, signIn }) => {
  await signIn('console', 'operator');

  await expect(page.getByRole('main')).toBeVisible();
});
