import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const partners = [
  { site: 'aurora', language: 'ko', currency: '₩', corner: '14px' },
  { site: 'lagoon', language: 'zh-TW', currency: '$', corner: '8px' },
  { site: 'ember', language: 'zh-CN', currency: '₩', corner: '10px' },
  { site: 'mono', language: 'en', currency: '$', corner: '2px' },
];

for (const { site, language, currency, corner } of partners) {
  test(`${site} opens a dashboard in its own language, currency and design after sign-in`, async ({
    page,
    signIn,
  }) => {
    await signIn(site);

    await expect(page).toHaveURL(origin(site) + paths.dashboard.path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveCSS('--radius-card', corner);
    await expect(page.getByRole('main')).toContainText(new RegExp(`\\${currency}\\s?[\\d,.]+`));
  });
}

test('the playlist site opens its service page after sign-in and redirects the dashboard to it', async ({
  page,
  signIn,
}) => {
  await signIn('playlist');
  await expect(page).toHaveURL(origin('playlist') + paths.service.path);

  const response = await page.goto(origin('playlist') + paths.dashboard.path);

  expect(response?.status()).toBe(200);

  await expect(page).toHaveURL(origin('playlist') + paths.service.path);
});

test('the console site signs the operator in', async ({ page, signIn }) => {
  await signIn('console', 'operator');

  await expect(page.getByRole('main')).toBeVisible();
});

test('the tagline of a Chinese site breaks between words', async ({ page }) => {
  await page.goto(origin('lagoon') + paths.login.path);
  const tagline = page.getByRole('heading', { level: 2 });
  await expect(tagline).toBeVisible();
  await page.evaluate(() => document.fonts.ready);

  const { lines, words } = await tagline.evaluate((heading) => {
    const tops = new Map<number, string>();
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      for (const [index, character] of [...(texts.currentNode.nodeValue ?? '')].entries()) {
        const range = new Range();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + 1);
        const { top } = range.getBoundingClientRect();
        tops.set(top, `${tops.get(top) ?? ''}${character}`);
      }
    }
    const segmenter = new Intl.Segmenter('zh-TW', { granularity: 'word' });
    const split = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);
    return { lines: [...tops.values()].map(split), words: split(heading.textContent) };
  });

  expect(lines.length).toBeGreaterThan(1);
  expect(lines.flat()).toEqual(words);
});
