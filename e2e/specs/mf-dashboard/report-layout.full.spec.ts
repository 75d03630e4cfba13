import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { openWithWarmCache } from '../../fixtures/open-with-warm-cache.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

/** The language with the widest filters comes first, because only a first visit waits for the fonts. */
const reports = [paths.reportChannel.path, paths.reportVideo.path, paths.dashboard.path];

async function openReport(page: Page, site: string, language: string, path: string) {
  await page.context().addCookies([{ name: 'language', value: language, url: origin(site) }]);
  await page.goto(origin(site) + path);
  await expect(page.getByRole('main').getByRole('figure').first()).toBeVisible();
}

/** The vertical centres of the filters; on a single line all are equal. */
const filterLines = (page: Page) =>
  page.getByRole('group', { name: /^(필터|Filters)$/ }).evaluate((row) => {
    const middles = [...row.children].map((part) => {
      const { top, height } = part.getBoundingClientRect();
      return Math.round(top + height / 2);
    });
    return new Set(middles).size;
  });

/** Records each number of lines that the filters take, from the first frame on. */
const recordFilterLines = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<number>();
    Object.assign(globalThis, { filterLinesSeen: seen });
    const record = () => {
      const [first, ...others] = document.querySelector('main [role=group]')?.children ?? [];
      const top = first?.getBoundingClientRect().top ?? 0;
      const wrapped = others.some((other) => other.getBoundingClientRect().top > top + 20);
      if (first) seen.add(wrapped ? 2 : 1);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });

for (const language of ['ko', 'en']) {
  test(`report filters do not wrap while the fonts of a first visit are loading in ${language}`, async ({
    page,
    restoreSession,
  }) => {
    await restoreSession('aurora');
    await page.setViewportSize({ width: 1280, height: 800 });
    await recordFilterLines(page);

    await openReport(page, 'aurora', language, paths.reportChannel.path);
    await expect(page.getByRole('main').locator('.apexcharts-svg').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);

    expect(
      await page.evaluate(() => [
        ...(globalThis as typeof globalThis & { filterLinesSeen: Set<number> }).filterLinesSeen,
      ]),
    ).toEqual([1]);
  });

  test(`report filters fit on one line with a labelled export after the fonts load in ${language}`, async ({
    page,
    restoreSession,
  }) => {
    await restoreSession('aurora');

    for (const path of reports) {
      await openReport(page, 'aurora', language, path);

      await expect.poll(() => filterLines(page), path).toBe(1);
      await expect(page.getByRole('button', { name: /^(내보내기|Export)$/ }), path).toHaveText(/./);
    }
  });
}

test('report filters with folded presets fit on one line at 820 pixels', async ({ page, restoreSession }) => {
  await restoreSession('aurora');
  await page.setViewportSize({ width: 820, height: 1180 });

  await openReport(page, 'aurora', 'ko', paths.reportChannel.path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);

  expect(await filterLines(page)).toBe(1);
});

test('report filters fit on one line beside a pinned navigation', async ({ page, restoreSession }) => {
  await restoreSession('lagoon');
  await openReport(page, 'lagoon', 'en', paths.reportChannel.path);

  await page.getByRole('navigation').getByRole('link').first().hover();
  await page.getByRole('button', { name: 'Keep menu open' }).click();
  await page.getByRole('main').hover();

  await expect.poll(() => filterLines(page)).toBe(1);
});

test('a chart draws its points at their final positions from the first frame', async ({
  page,
  restoreSession,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const widths: number[] = [];
    Object.assign(globalThis, { chartWidths: widths });
    const measureFrame = () => {
      // Axes and lines are separate SVGs, and icons are small ones.
      const drawings = [...document.querySelectorAll('main figure svg')].filter(
        (one) => one.clientWidth > 300,
      );
      const lines = drawings.flatMap((drawing) => [...drawing.querySelectorAll('path')]);
      if (lines.length > 0) widths.push(Math.max(...lines.map((line) => line.getBBox().width)));
      requestAnimationFrame(measureFrame);
    };
    requestAnimationFrame(measureFrame);
  });
  const widths = () =>
    page.evaluate(() => (globalThis as typeof globalThis & { chartWidths: number[] }).chartWidths);
  await restoreSession('aurora');
  await openReport(page, 'aurora', 'ko', paths.dashboard.path);

  // Half a second of frames, longer than a redraw takes.
  await expect.poll(async () => (await widths()).length).toBeGreaterThan(30);

  const drawn = (await widths()).filter((width) => width > 0);
  expect(drawn.length).toBeGreaterThan(0);
  expect(Math.min(...drawn)).toBeGreaterThan(0.9 * Math.max(...drawn));
});

for (const [language, width] of [
  ['ko', 1440],
  ['en', 1440],
  ['en', 390],
] as const) {
  test(`the figures of a video detail fill their placeholders without a shift in ${language} at ${width}`, async ({
    page,
    restoreSession,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await restoreSession('aurora');
    await page.context().addCookies([{ name: 'language', value: language, url: origin('aurora') }]);
    await openWithWarmCache(page, origin('aurora') + paths.dashboard.path, 'main figure');
    const released = Promise.withResolvers<void>();
    await page.route('**/api/report/video?*', async (route) => {
      await released.promise;
      await route.continue();
    });
    const figures = page.getByRole('dialog').getByRole('list', { name: /^(영상 지표|Video metrics)$/ });
    const heights = () =>
      figures.evaluate((list) =>
        // Layout sizes, because the dialog's opening animation scales what is painted.
        [list, ...(list.nextElementSibling?.children ?? [])].map(
          (part) => (part as HTMLElement).offsetHeight,
        ),
      );

    await page.getByRole('main').locator('[data-opens-video] button').first().click();
    await expect(figures).toBeVisible();
    const placeholderHeights = await heights();
    released.resolve();
    await expect(page.getByRole('dialog').getByRole('figure').first()).toBeVisible();

    expect(placeholderHeights.length).toBeGreaterThan(1);
    expect(await heights()).toEqual(placeholderHeights);
  });
}
