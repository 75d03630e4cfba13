import { paths } from '@portal/shared/routing';
import { allRules, findViolations } from '../../fixtures/accessibility.ts';
import { findUntranslated, shellPages } from '../../fixtures/shell-pages.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

for (const { name, who, address, whole, open } of shellPages)
  test(`${name} is accessible and has no missing translation`, async ({ page, problems, restoreSession }) => {
    problems.expect(/status of 404/);
    if (who) await restoreSession('aurora', who);
    // Transitions would be measured at half of their contrast.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(origin('aurora') + address);
    await page.locator(whole).first().waitFor();
    await open?.(page);

    expect(await findUntranslated(page)).toBeUndefined();
    expect(await findViolations(page, allRules)).toEqual([]);
  });

test('language, currency and colour scheme change without a page load and persist', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await page.goto(origin('aurora') + paths.language.path);
  await expect(page.getByRole('radiogroup', { name: '언어' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await page.locator('label', { hasText: '简体中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('heading', { level: 1, name: '语言与显示' })).toBeVisible();
  await page.locator('label', { hasText: '美元' }).click();
  await page.locator('label', { hasText: '深色' }).click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.getByRole('radio', { name: '美元' })).toBeChecked();
  const kept = await page.context().cookies();
  for (const name of ['language', 'currency', 'color_scheme']) {
    const cookie = kept.find((each) => each.name === name);
    expect(cookie, name).toMatchObject({ sameSite: 'Lax', path: '/' });
    expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000, name).toBeGreaterThan(364);
  }
});
