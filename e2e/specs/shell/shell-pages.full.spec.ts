import { paths } from '@portal/shared/routing';
import { contrastRule, allRules, useDarkColors, findViolations } from '../../fixtures/accessibility.ts';
import { findClipped } from '../../fixtures/clipped-text.ts';
import { layoutShift, SHIFT_LIMIT } from '../../fixtures/layout-shift.ts';
import { openWithWarmCache } from '../../fixtures/open-with-warm-cache.ts';
import { findUntranslated, shellPages } from '../../fixtures/shell-pages.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const NARROWEST = { width: 320, height: 700 };

/** Every page in all four languages; accessibility does not depend on the language and is checked once per size. */
const sizes = [
  { size: 'laptop', viewport: { width: 1440, height: 900 }, languages: ['ko', 'zh-TW'] },
  { size: 'phone', viewport: { width: 390, height: 844 }, languages: ['en', 'zh-CN'] },
];

for (const { size, viewport, languages } of sizes) {
  for (const { name, who, address, whole, open } of shellPages) {
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

        expect(await findUntranslated(page), `${language}: a key instead of words`).toBeUndefined();
        if (language === languages[0]) {
          expect(await findViolations(page, allRules), 'light').toEqual([]);
          await useDarkColors(page);
          expect(await findViolations(page, contrastRule), 'dark').toEqual([]);
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        }

        await page.setViewportSize(NARROWEST);
        // The page follows the width of the window a moment later.
        await expect.poll(() => findClipped(page), `${language} at 320 px`).toEqual([]);
      }
    });
  }
}

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

  // One line where the system's font is narrow enough for both clauses.
  expect([['為短影音加上音樂，', '收益一目了然'], ['為短影音加上音樂，收益一目了然']]).toContainEqual(
    lines.map(({ words }) => words),
  );
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
