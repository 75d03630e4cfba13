import { paths } from '@portal/shared/routing';
import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

/** How often the colour changes from the start to the end of a bar. */
const countColourChanges = async (bar: Locator) => {
  const png = [...(await bar.screenshot())];
  return bar.evaluate(async (_, bytes) => {
    const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!context) throw new Error('The browser has no canvas.');
    context.drawImage(image, 0, 0);
    const middle = context.getImageData(0, Math.floor(image.height / 2), image.width, 1).data;
    const reds = Array.from({ length: image.width }, (__, x) => middle[x * 4] ?? 0);
    const limit = (Math.min(...reds) + Math.max(...reds)) / 2;
    const isLight = reds.map((red) => red > limit);
    return isLight.filter((value, x) => x > 0 && value !== isLight[x - 1]).length;
  }, png);
};

test('a bar without a known end does not look finished while motion is reduced', async ({
  page,
  restoreSession,
}) => {
  const file = { id: '1', kind: 'report', name: 'assets.csv', stage: 'reading', rows: 90_112, total: null };
  await page.route('**/api/operator/progress', (route) =>
    route.fulfill({ json: { success: true, message: '', items: [file] } }),
  );
  await restoreSession('console', 'operator');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${origin('console')}${paths.operatorDeliveries.path}`);
  const bar = page.getByRole('progressbar', { name: file.name });
  await expect(bar).toBeVisible();

  expect(await countColourChanges(bar)).toBeGreaterThan(10);
});
