import { paths } from '@portal/shared/routing';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '@portal/shared/facts';
import { allRules, contrastRule, findViolations, useDarkColors } from '../../fixtures/accessibility.ts';
import { findDialogViolations } from '../../fixtures/dialog-accessibility.ts';
import { waitUntilLoaded } from '../../fixtures/open-with-warm-cache.ts';
import { createCaller } from '../../fixtures/signed-call.ts';
import { expect, test } from '../../fixtures/test.ts';
import { findSmallTargets } from '../../fixtures/touch-targets.ts';
import { origin } from '../../harness/environment.ts';

const site = origin('aurora');

const openMember = async (page: Page, language: string) => {
  await page.context().addCookies([{ name: 'language', value: language, url: site }]);
  await page.goto(site + paths.manageMember.href({ q: 'member1' }));
  await page.getByRole('main').locator('a[href^="/manage-member/"]').click();
  await waitUntilLoaded(page, 'main ol li');
  // The figures load after the member; without them nothing in their row takes the focus.
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '₩' })).toBeVisible();
};

/** Opens each dialog of the member by its query flag and checks its tree and contrast. */
const expectAccessibleDialogs = async (page: Page) => {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  for (const flag of ['share', 'password', 'delete']) {
    await page.evaluate((query) => {
      history.pushState(null, '', query);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `?${flag}=${id}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox').first()).toBeVisible();
    expect.soft(await findDialogViolations(page), flag).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
};

test("a member's page is accessible in light and dark, fits narrow windows and has accessible dialogs", async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await openMember(page, 'ko');

  expect.soft(await findViolations(page, allRules), 'light').toEqual([]);
  for (const width of [1100, 820, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overflow, `overflow at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await useDarkColors(page);
  expect.soft(await findViolations(page, contrastRule), 'dark').toEqual([]);
  await expectAccessibleDialogs(page);
});

test("the month's net on a member's page is what the member sees for the same days", async ({
  page,
  browser,
  restoreSession,
  sessions,
}) => {
  await restoreSession('aurora');
  await openMember(page, 'ko');
  const net = page.getByRole('list', { name: '요약' }).getByRole('listitem').first();
  await expect(net).toContainText('₩');

  const own = await browser.newContext({ storageState: await sessions('aurora', 'member1') });
  const tab = await own.newPage();
  await tab.goto(site + paths.notices.path);
  const call = await createCaller(tab, 'aurora');
  const { revenue_through: through } = await call('/report/freshness', {});
  if (through === null) throw new Error('The demo has no revenue.');
  const { figures } = await call('/report/summary', { from: `${through.slice(0, 7)}-01`, to: through });
  await own.close();

  const won = new Intl.NumberFormat('ko', { style: 'currency', currency: 'KRW' });
  // A decimal as text is exact, unlike a number.
  const text = figures.revenue.value as Intl.StringNumericLiteral | null;
  expect(text).not.toBeNull();
  await expect(net).toContainText(won.format(text ?? '0'));
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a member's page on a phone is accessible and has touch targets of 44 pixels", async ({
    page,
    restoreSession,
  }) => {
    await restoreSession('aurora');
    await openMember(page, 'en');

    expect.soft(await findSmallTargets(page)).toEqual([]);
    expect.soft(await findViolations(page, allRules)).toEqual([]);
    await expectAccessibleDialogs(page);
  });

  test("the commands of a member's page on a phone are on one line in every language", async ({
    page,
    restoreSession,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await restoreSession('aurora');
    for (const language of LANGUAGES) {
      await openMember(page, language);
      const buttons = page.getByRole('main').getByRole('heading', { level: 2 }).first().locator('../..');
      const tops = await buttons
        .getByRole('button')
        .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
      expect(tops, language).toHaveLength(3);
      expect(new Set(tops).size, language).toBe(1);
    }
  });
});
