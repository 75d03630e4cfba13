import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const PHONES = [
  { site: 'console', who: 'operator', language: 'en', width: 390, path: paths.home.path },
  { site: 'lagoon', who: 'member1', language: 'zh-TW', width: 320, path: paths.home.path },
] as const;

for (const { site, who, language, width, path } of PHONES) {
  test(`the labels of the bottom bar of ${site} are whole at ${width} pixels in ${language}`, async ({
    page,
    restoreSession,
  }) => {
    await restoreSession(site, who);
    await page.context().addCookies([{ name: 'language', value: language, url: origin(site) }]);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(origin(site) + path);
    // Home has links in a navigation of its own, above the bar.
    const labels = page
      .getByRole('navigation')
      .last()
      .getByRole('listitem')
      .locator('> :is(a, button) > span:nth-of-type(2)');
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
