import type { Locator } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const LANGUAGE = 'zh-TW';

/** The text of an element as its lines. */
const linesOf = (title: Locator) =>
  title.evaluate((element) => {
    const lines: { top: number; text: string }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const [index, character] of [...(node.textContent ?? '')].entries()) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { top } = range.getBoundingClientRect();
        const line = lines.at(-1);
        if (line && Math.abs(line.top - top) < 8) line.text += character;
        else lines.push({ top, text: character });
      }
    return lines.map(({ text }) => text);
  });

/** Whether each line ends where a word ends. */
const breaksBetweenWords = (lines: readonly string[]) => {
  const words = [...new Intl.Segmenter(LANGUAGE, { granularity: 'word' }).segment(lines.join(''))];
  const ends = new Set(words.map(({ index, segment }) => index + segment.length));
  return lines.every((_, index) => ends.has(lines.slice(0, index + 1).join('').length));
};

test('Chinese titles of notices break between words on phones', async ({ page, restoreSession }) => {
  await restoreSession('aurora');
  await page.context().addCookies([{ name: 'language', value: LANGUAGE, url: origin('aurora') }]);
  await page.goto(origin('aurora') + paths.home.path);
  const notices = page.getByRole('main').locator('a[href^="/notices/"]');
  await expect(notices).toHaveCount(5);

  const wraps: number[] = [];
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => document.fonts.ready);
    for (const notice of await notices.all()) {
      const lines = await linesOf(notice.locator(':scope > span').first());
      expect(breaksBetweenWords(lines), `${width} pixels: ${lines.join(' / ')}`).toBe(true);
      wraps.push(lines.length);
    }
  }
  expect(Math.max(...wraps)).toBeGreaterThan(1);
});

test('the Chinese tagline at sign-in breaks between words at every width', async ({ page }) => {
  await page.context().addCookies([{ name: 'language', value: LANGUAGE, url: origin('lagoon') }]);
  await page.goto(origin('lagoon') + paths.login.path);
  const tagline = page.getByRole('region', { name: 'Lagoon' }).getByRole('heading');

  const wraps: number[] = [];
  for (const width of [320, 390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await linesOf(tagline);
    expect(breaksBetweenWords(lines), `${width} pixels: ${lines.join(' / ')}`).toBe(true);
    wraps.push(lines.length);
  }
  expect(Math.max(...wraps)).toBeGreaterThan(1);
});
