import type { Locator } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const WORDS = ['像', '潮水', '一樣', '穩定', '的', '音樂', '收益'];

/** The text of an element as its lines. */
const linesOf = (heading: Locator) =>
  heading.evaluate((element) => {
    const lines: { top: number; text: string }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const [index, character] of [...(node.textContent ?? '')].entries()) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { top } = range.getBoundingClientRect();
        const line = lines.at(-1);
        if (line && Math.abs(line.top - top) < 4) line.text += character;
        else lines.push({ top, text: character });
      }
    return lines.map(({ text }) => text);
  });

/** Whether each line ends where a word ends, as WORDS has them. */
const breaksBetweenWords = (lines: readonly string[]) => {
  const ends = WORDS.map((_, index) => WORDS.slice(0, index + 1).join('').length);
  return lines.every((_, index) => ends.includes(lines.slice(0, index + 1).join('').length));
};

test('the Chinese heading of the service page breaks between words at every width, and has its text as name', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'language', value: 'zh-TW', url: origin('lagoon') }]);
  await page.goto(origin('lagoon') + paths.service.path);
  const heading = page.getByRole('heading', { level: 1, name: WORDS.join(''), exact: true });
  await expect(heading).toBeVisible();

  const wraps: number[] = [];
  for (const width of [280, 320, 390, 700, 900, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => document.fonts.ready);
    const lines = await linesOf(heading);

    expect(lines.join('')).toBe(WORDS.join(''));
    expect(breaksBetweenWords(lines), `${width} pixels: ${lines.join(' / ')}`).toBe(true);
    wraps.push(lines.length);
  }
  expect(Math.max(...wraps)).toBeGreaterThan(1);
});
