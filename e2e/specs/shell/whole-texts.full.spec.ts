import type { Locator, Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { LANGUAGES } from '@portal/shared/facts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

/** The texts of these elements that do not fit into them. */
const findCutTexts = (texts: Locator) =>
  texts.evaluateAll((all) =>
    all
      .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
      .map((one) => one.textContent),
  );

/** Opens the home page on a phone, and returns the links to the newest notices once its fonts are there. */
async function openNewestNotices(page: Page, language: string) {
  await page.context().addCookies([{ name: 'language', value: language, url: origin('aurora') }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(origin('aurora') + paths.home.path);
  const notices = page.getByRole('main').locator('a[href^="/notices/"]');
  await expect(notices).toHaveCount(5);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  return notices;
}

for (const language of LANGUAGES) {
  test(`the titles of the newest notices are whole on phones in ${language}`, async ({
    page,
    restoreSession,
  }) => {
    await restoreSession('aurora');
    const notices = await openNewestNotices(page, language);

    await expect.poll(() => findCutTexts(notices.locator('span'))).toEqual([]);
  });

  test(`a pinned notice begins beside its mark on phones in ${language}`, async ({
    page,
    restoreSession,
  }) => {
    await restoreSession('aurora');
    const notices = await openNewestNotices(page, language);

    const { mark, title } = await notices.first().evaluate((link) => {
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      const [markText, titleText] = [texts.nextNode(), texts.nextNode()];
      const topOf = (text: Node | null) => {
        const range = new Range();
        if (text) range.selectNodeContents(text);
        const [first] = range.getClientRects();
        return first && first.top + first.height / 2;
      };
      return { mark: topOf(markText), title: topOf(titleText) };
    });

    expect(mark).toBeDefined();
    expect(Math.abs((mark ?? 0) - (title ?? 0))).toBeLessThan(4);
  });

  test(`the search of the top bar shows its whole label in ${language}`, async ({ page, restoreSession }) => {
    await restoreSession('lagoon');
    await page.context().addCookies([{ name: 'language', value: language, url: origin('lagoon') }]);
    await page.goto(origin('lagoon') + paths.dashboard.path);
    const search = page.getByRole('banner').locator('button[aria-keyshortcuts="Control+K Meta+K"]');
    await expect(search).toBeVisible();
    await page.evaluate(() => document.fonts.ready);

    await expect.poll(() => findCutTexts(search.locator('span'))).toEqual([]);
  });
}
