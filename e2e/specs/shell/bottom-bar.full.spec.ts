import { paths } from '@portal/shared/routing';
import type { Page } from '@playwright/test';
import { findBrokenWords } from '../../fixtures/clipped-text.ts';
import { enlargeText } from '../../fixtures/large-text.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const PHONES = [
  { site: 'console', who: 'operator', language: 'en', width: 390, path: paths.home.path },
  { site: 'lagoon', who: 'member1', language: 'zh-TW', width: 320, path: paths.home.path },
] as const;

// Home has links in a navigation of its own, above the bar.
const labelsOf = (page: Page) =>
  page.getByRole('navigation').last().getByRole('listitem').locator('> :is(a, button) > span:nth-of-type(2)');

for (const { site, who, language, width, path } of PHONES) {
  test(`the labels of the bottom bar of ${site} are whole at ${width} pixels in ${language}`, async ({
    page,
    restoreSession,
  }) => {
    await restoreSession(site, who);
    await page.context().addCookies([{ name: 'language', value: language, url: origin(site) }]);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(origin(site) + path);
    const labels = labelsOf(page);
    await expect(labels).toHaveCount(5);
    // The portal's font is wider than the fallback font in which the labels are first laid out.
    await page.waitForLoadState('networkidle');

    const cut = () =>
      labels.evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      );

    await expect.poll(cut).toEqual([]);
    const right = await labels.last().evaluate((label) => label.parentElement?.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(width);
  });
}

for (const language of ['ko', 'en', 'zh-TW'])
  test(`at a text size of 200 % no heading and no label of the bottom bar breaks inside a word in ${language}`, async ({
    page,
    restoreSession,
  }) => {
    await enlargeText(page);
    await restoreSession('aurora', 'manager');
    await page.context().addCookies([{ name: 'language', value: language, url: origin('aurora') }]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(origin('aurora') + paths.home.path);
    await expect(labelsOf(page)).toHaveCount(3);
    await page.waitForLoadState('networkidle');

    await expect.poll(() => findBrokenWords(page)).toEqual([]);
  });
