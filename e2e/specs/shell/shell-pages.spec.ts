import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { contrastRule, allRules, useDarkColors, findViolations } from '../../fixtures/accessibility.ts';
import { layoutShift, SHIFT_LIMIT } from '../../fixtures/layout-shift.ts';
import { openWithWarmCache } from '../../fixtures/open-with-warm-cache.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const NARROWEST = { width: 320, height: 700 };
const field = 'main input';

/** The shell's own pages with the selector that appears when each is complete. */
const pages = [
  { name: 'sign-in', address: paths.login.path, whole: field },
  { name: 'sign-up', address: paths.join.path, whole: field },
  { name: 'external authentication', address: paths.externalAuth.path, whole: 'main h1' },
  { name: 'service', address: paths.service.path, whole: 'main ol' },
  { name: 'home', who: 'manager', address: paths.home.path, whole: 'main nav li' },
  { name: 'account settings', who: 'manager', address: paths.configAccount.path, whole: field },
  {
    name: 'withdrawal',
    who: 'manager',
    address: paths.configAccount.path,
    whole: field,
    open: openWithdrawal,
  },
  { name: 'language', who: 'manager', address: paths.language.path, whole: field },
  { name: 'not found', who: 'manager', address: '/no/such/page', whole: 'main h1' },
];

async function openWithdrawal(page: Page) {
  await page.locator('main section').last().getByRole('button').click();
  await page.getByRole('alertdialog').getByRole('textbox').waitFor();
}

/** Every page in all four languages; accessibility does not depend on the language and is checked once per size. */
const sizes = [
  { size: 'laptop', viewport: { width: 1440, height: 900 }, languages: ['ko', 'zh-TW'] },
  { size: 'phone', viewport: { width: 390, height: 844 }, languages: ['en', 'zh-CN'] },
];

/** Finds text clipped without an ellipsis and elements wider than the screen. */
const clipped = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const wide = root.scrollWidth > root.clientWidth ? [`the page: ${root.scrollWidth} px`] : [];
    const cut = [...document.querySelectorAll<HTMLElement>('main *, [role=alertdialog] *')].filter(
      (element) => {
        const style = getComputedStyle(element);
        const hasWords = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (!hasWords || style.position === 'absolute' || style.textOverflow === 'ellipsis') return false;
        return element.scrollWidth > element.clientWidth + 1 && style.overflowX !== 'visible';
      },
    );
    return [...wide, ...cut.map((element) => element.textContent)];
  });

/** A missing translation shows its key. */
const UNTRANSLATED = /\b(?:[a-z][A-Za-z]+\.){1,3}[a-z][A-Za-z]{2,}\b|\{\{/;

for (const { size, viewport, languages } of sizes) {
  for (const { name, who, address, whole, open } of pages) {
    test(`${name} has no accessibility violation, clipped text or missing translation on a ${size} in ${languages.join(' and ')}`, async ({
      page,
      problems,
      restoreSession,
    }) => {
      problems.expect(/status of 404/);
      if (who) await restoreSession('aurora', who);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      for (const language of languages) {
        await page.setViewportSize(viewport);
        await page.context().addCookies([{ name: 'language', value: language, url: origin('aurora') }]);
        await openWithWarmCache(page, origin('aurora') + address, whole);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect(await layoutShift(page), `${language}: layout shift`).toBeLessThan(SHIFT_LIMIT);
        await open?.(page);

        const words = (await page.locator('body').innerText()).replaceAll(/\S+@\S+|\S+\.localhost\S*/g, '');
        expect(UNTRANSLATED.exec(words)?.[0], `${language}: a key instead of words`).toBeUndefined();
        if (language === languages[0]) {
          expect(await findViolations(page, allRules), 'light').toEqual([]);
          await useDarkColors(page);
          expect(await findViolations(page, contrastRule), 'dark').toEqual([]);
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        }

        await page.setViewportSize(NARROWEST);
        // The page follows the width of the window a moment later.
        await expect.poll(() => clipped(page), `${language} at 320 px`).toEqual([]);
      }
    });
  }
}

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

test('the heading of the service page breaks between clauses on a phone in Chinese', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(origin('lagoon') + paths.service.path);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('為短影音加上音樂，收益一目了然');
  await page.evaluate(() => document.fonts.ready);

  const lines = await heading.evaluate((element) => {
    const text = element.firstChild;
    const range = document.createRange();
    return [...element.textContent].reduce<{ top: number; words: string }[]>((all, character, at) => {
      if (!text) return all;
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const { top } = range.getBoundingClientRect();
      const last = all.at(-1);
      return last && last.top === top
        ? [...all.slice(0, -1), { top, words: last.words + character }]
        : [...all, { top, words: character }];
    }, []);
  });

  expect(lines.map(({ words }) => words)).toEqual(['為短影音加上音樂，', '收益一目了然']);
});

test('the badge of a pinned notice on the home page is not cut off', async ({ page, restoreSession }) => {
  await restoreSession('aurora');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(origin('aurora') + paths.home.path);
    const badge = page.getByRole('main').locator('a[href^="/notices/"]').getByText('고정', { exact: true });
    await expect(badge).toBeVisible();

    const distances = await badge.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const clip = element.parentElement?.getBoundingClientRect();
      return clip && [box.top - clip.top, clip.bottom - box.bottom];
    });
    expect(Math.min(...(distances ?? [NaN])), `${width} pixels`).toBeGreaterThanOrEqual(0);
  }
});
