import { paths } from '@portal/shared/routing';
import { createDashboard } from '../../fixtures/dashboard.ts';
import { testTranslatedScreens, translatePages } from '../../fixtures/page-translation.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

testTranslatedScreens('mf-dashboard');

for (const { path } of [paths.dashboard, paths.reportVideo, paths.reportChannel])
  test(`${path} shows another member while the browser translates it`, async ({ page, restoreSession }) => {
    const { main, filters } = createDashboard(page);
    await translatePages(page);
    await restoreSession('aurora');
    await page.goto(origin('aurora') + path);
    await expect(main.locator('figure, [role=slider]').first()).toBeVisible();
    await filters.getByRole('button', { name: /^멤버 / }).click();

    await page.getByRole('option').nth(1).click();

    await expect(filters.getByRole('button', { name: /^멤버 / })).not.toContainText('전체');
    await page.waitForLoadState('networkidle');
    await expect(main.locator('figure, [role=slider]').first()).toBeVisible();
    await expect(main.getByRole('alert')).toHaveCount(0);
  });
