import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

test.use({
  // Without this Playwright's Chromium draws no scroll bars, and pages have no gutter for them.
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

test('a list that opens at the right edge of the page stays beside the gutter of the scroll bar', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('console', 'operator');
  await page.context().addCookies([{ name: 'language', value: 'en', url: origin('console') }]);
  await page.goto(`${origin('console')}${paths.operatorReleases.path}`);
  const select = page.getByRole('button', { name: /^Site Aurora/ });
  const gutterStart = await page.evaluate(() => document.documentElement.offsetWidth);
  expect(gutterStart).toBeLessThan(page.viewportSize()?.width ?? 0);

  await select.click();
  const popup = page.getByRole('dialog', { name: 'Site' });
  const list = await popup.boundingBox();

  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(gutterStart - 8);
});
