import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { waitUntilLoaded } from '../../fixtures/open-with-warm-cache.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const UPRIGHT = { width: 390, height: 844 };
const TURNED = { width: 844, height: 390 };

test.use({ viewport: UPRIGHT, isMobile: true, hasTouch: true });

/** The page as it is laid out: its class, and whether the chart is drawn at the width of its card. */
const readLayout = (page: Page) =>
  page.evaluate(() => {
    const chart = document.querySelector('main figure [role=slider]');
    const widthOf = (element: Element | null | undefined) =>
      Math.round(element?.getBoundingClientRect().width ?? 0);
    const lines = chart?.querySelector('.apexcharts-svg');
    return {
      screen: document.documentElement.dataset['screen'],
      width: window.innerWidth,
      isChartAsWideAsCard: widthOf(chart) > 0 && widthOf(chart) === widthOf(chart?.closest('figure')),
      areLinesAsWideAsPlot: widthOf(lines) > 0 && widthOf(lines) === widthOf(lines?.closest('[aria-hidden]')),
    };
  });

const isWhole = { isChartAsWideAsCard: true, areLinesAsWideAsPlot: true };

for (const { path } of [paths.dashboard, paths.reportChannel, paths.reportVideo]) {
  test(`${path} has the layout of its width after each turn of a phone`, async ({ page, restoreSession }) => {
    await restoreSession('aurora');
    await page.goto(origin('aurora') + path);
    await waitUntilLoaded(page, 'main figure [role=slider] .apexcharts-svg');
    await expect.poll(() => readLayout(page)).toEqual({ screen: 'mobile', width: UPRIGHT.width, ...isWhole });

    for (const [size, screen] of [
      [TURNED, 'largeMobile'],
      [UPRIGHT, 'mobile'],
      [TURNED, 'largeMobile'],
      [UPRIGHT, 'mobile'],
    ] as const) {
      await page.setViewportSize(size);

      await expect.poll(() => readLayout(page)).toEqual({ screen, width: size.width, ...isWhole });
    }
  });
}
