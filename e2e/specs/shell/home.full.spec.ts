import { paths } from '@portal/shared/routing';
import { waitUntilLoaded } from '../../fixtures/open-with-warm-cache.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

for (const width of [390, 640, 820, 1099, 1100])
  test(`the figures of the home page fill their row at ${width} pixels`, async ({ page, restoreSession }) => {
    await page.setViewportSize({ width, height: 900 });
    await restoreSession('aurora');
    await page.goto(origin('aurora') + paths.home.path);
    await waitUntilLoaded(page, 'main ul [id$="-value"]');
    const row = page.locator('main ul').filter({ has: page.locator('[id$="-value"]') });

    const gaps = await row.evaluate((list) => {
      const { right } = list.getBoundingClientRect();
      const last = list.lastElementChild?.getBoundingClientRect();
      return { atTheEnd: Math.round(right - (last?.right ?? 0)), count: list.children.length };
    });

    expect(gaps.count).toBe(2);
    expect(gaps.atTheEnd).toBeLessThanOrEqual(1);
  });
