import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { SECTION_IDS } from '../src/section-ids.ts';
import { LANGUAGES } from '@portal/shared/facts';

/** WCAG 2.2 A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const NARROW = { width: 320, height: 800 };

/** Accessibility violations that axe finds in a section. */
const findViolations = async (page: Page, rules?: string[]) => {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(RULES)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
};

for (const section of SECTION_IDS) {
  test(`${section} has no errors and no overflow in four languages, and no accessibility violations in light and dark`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
    });
    for (const language of LANGUAGES) {
      await page.goto(`/?section=${section}&language=${language}`, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 2, name: section, exact: true })).toBeVisible();
      // Waits for lazily loaded parts.
      await expect(page.locator('input[aria-busy]')).toHaveCount(0);
      await page.setViewportSize(NARROW);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: language })
        .toBeLessThanOrEqual(NARROW.width);
      await page.setViewportSize({ width: 1280, height: 900 });
    }
    // Checked in one language: others change texts only, and dark mode changes colours only.
    expect(await findViolations(page), 'light').toEqual([]);
    await page.evaluate(() => (document.documentElement.dataset['scheme'] = 'dark'));
    expect(await findViolations(page, ['color-contrast']), 'dark').toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('a table of 100,000 rows scrolls with at most 1,500 DOM elements', async ({ page }) => {
  await page.goto('/?section=long-tables&language=en', { waitUntil: 'domcontentloaded' });
  const box = page.getByRole('region');
  await expect(box.getByRole('rowheader').nth(1)).toBeVisible();
  for (let step = 1; step <= 30; step += 1) {
    await box.evaluate(async (element, top) => {
      element.scrollTop = top;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, step * 150_000);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(1_500);
  }
});

/** Of each figure with a short form: whether the full number or the short one is on its line, and whether it is whole. */
const readFittedFigures = (page: Page) =>
  page.locator('[data-text]').evaluateAll((all) =>
    all.map((short) => {
      const line = short.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const full = short.nextElementSibling?.getBoundingClientRect() ?? new DOMRect();
      const isFull = full.top < line.bottom - 1;
      return {
        shown: isFull ? 'full' : 'short',
        isWhole: isFull ? full.right <= line.right + 0.5 : short.scrollWidth <= short.clientWidth,
      };
    }),
  );

for (const fonts of ['with', 'without'] as const) {
  test(`figures are never cut ${fonts} the web font`, async ({ page }) => {
    if (fonts === 'without') await page.route('**/*.woff2', (route) => route.abort());
    for (const language of LANGUAGES) {
      await page.goto(`/?section=figures&language=${language}`);
      await page.evaluate(() => document.fonts.ready);
      const shown = new Set<string>();
      for (let width = NARROW.width; width <= 1280; width += 40) {
        await page.setViewportSize({ width, height: 800 });
        for (const figure of await readFittedFigures(page)) {
          expect(figure, `${language}, ${width} px`).toMatchObject({ isWhole: true });
          shown.add(figure.shown);
        }
      }
      expect([...shown].toSorted(), language).toEqual(['full', 'short']);
    }
  });
}
