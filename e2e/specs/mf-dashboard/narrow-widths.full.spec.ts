import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { LANGUAGES } from '@portal/shared/facts';
import { waitUntilLoaded } from '../../fixtures/open-with-warm-cache.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

async function openAt(page: Page, width: number, language: string, path: string) {
  await page.setViewportSize({ width, height: 900 });
  await page.context().addCookies([{ name: 'language', value: language, url: origin('aurora') }]);
  await page.goto(origin('aurora') + path);
  await waitUntilLoaded(page, 'main figure');
}

/** The texts of elements that show only a part of it. */
const listCut = (all: Element[]) =>
  all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent);

for (const language of ['ko', 'en']) {
  test(`the labels of the key figures are whole at 1100 pixels in ${language}`, async ({
    page,
    restoreSession,
  }) => {
    await restoreSession('aurora');
    await openAt(page, 1100, language, paths.dashboard.path);
    const labels = page.getByRole('list', { name: /^(주요 지표|Key metrics)$/ }).locator('[aria-pressed]');

    await expect(labels).toHaveCount(5);
    await expect.poll(() => labels.evaluateAll(listCut)).toEqual([]);
  });

  test(`the legend of a narrow trend shows its highest point whole or not at all in ${language}`, async ({
    page,
    restoreSession,
  }) => {
    await restoreSession('aurora');
    await openAt(page, 1100, language, paths.dashboard.path);
    const words = page
      .getByRole('figure')
      .getByText(/^(최고|Highest|High|Peak)/)
      .first();

    const isBelowOrWhole = () =>
      words.evaluate((element) => {
        const box = element.parentElement?.getBoundingClientRect();
        const { top, right } = element.getBoundingClientRect();
        return box && (top >= box.bottom || right <= box.right);
      });

    await expect.poll(isBelowOrWhole).toBe(true);
  });
}

/** The key figures whose number, in full or short, does not fit into its line. */
const listCutFigures = (figures: Element[]) =>
  figures
    .filter((figure) => {
      const line = figure.getBoundingClientRect();
      // The full number wraps below the line where it does not fit.
      const shown = [...figure.children].findLast(
        (each) => each.getBoundingClientRect().top < line.bottom - 1,
      );
      return (
        !shown || shown.scrollWidth > shown.clientWidth || shown.getBoundingClientRect().right > line.right
      );
    })
    .map((figure) => figure.textContent);

for (const when of ['before the fonts arrive', 'with the fonts'] as const) {
  test(`the amounts of the key figures are whole at every width ${when}`, async ({
    page,
    restoreSession,
  }) => {
    await restoreSession('aurora');
    if (when === 'before the fonts arrive')
      await page.route('**/*.woff2', () => {
        // The request stays pending: that is the state.
      });
    // Pending fonts prevent that the page counts as loaded, but not that it is shown.
    await page.goto(origin('aurora') + paths.dashboard.path, { waitUntil: 'commit' });
    const figures = page.getByRole('list', { name: '주요 지표' }).locator('[id$="-value"]');
    await expect(figures).toHaveCount(5);
    if (when === 'with the fonts') await page.waitForLoadState('networkidle');

    for (const width of [320, 390, 639, 640, 768, 820, 1099, 1100, 1180, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => figures.evaluateAll(listCutFigures), `at ${width} px`).toEqual([]);
    }
  });
}

for (const language of LANGUAGES) {
  test(`the names of the countries are whole at 320 pixels in ${language}`, async ({
    page,
    restoreSession,
  }) => {
    await restoreSession('aurora');
    await openAt(page, 320, language, paths.dashboard.path);
    const names = page.getByRole('main').locator('ul[aria-label] > li > span:nth-child(2)');
    await expect(names).toHaveCount(6);
    // The names request their fonts once they are there.
    await page.evaluate(() => document.fonts.ready);

    expect(await names.evaluateAll(listCut)).toEqual([]);
  });
}

for (const width of [820, 1100]) {
  test(`the list of videos shows whole names of channels at ${width} pixels`, async ({
    page,
    restoreSession,
  }) => {
    await restoreSession('aurora');
    await openAt(page, width, 'ko', paths.dashboard.path);
    const names = page.getByRole('main').locator('[data-opens-video] button + span > span:nth-child(2)');

    await expect(names).toHaveCount(20);
    expect(await names.evaluateAll(listCut)).toEqual([]);
  });
}

for (const [width, path] of [
  [820, paths.reportChannel.path],
  [1100, paths.dashboard.path],
] as const) {
  test(`a table with more columns than fit at ${width} pixels has a shadow until its end`, async ({
    page,
    restoreSession,
  }) => {
    await restoreSession('aurora');
    await openAt(page, width, 'ko', path);
    const box = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.getByRole('table') });
    const hasShadow = () =>
      box.evaluate((element) => {
        const { content, width: size } = getComputedStyle(element.parentElement ?? element, '::after');
        return content !== 'none' && Number.parseFloat(size) > 0;
      });

    await expect.poll(() => box.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    await expect.poll(hasShadow).toBe(true);
    // Again while it has a shadow, because a table whose rows or fonts arrive late becomes wider.
    await expect
      .poll(async () => {
        await box.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
        return hasShadow();
      })
      .toBe(false);
  });
}

test('the button of the saved views shows its whole label or only its icon', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await openAt(page, 1480, 'ko', paths.reportVideo.path);
  const filters = page.getByRole('main').getByRole('group').first();

  for (let width = 1480; width >= 1340; width -= 10) {
    await page.setViewportSize({ width, height: 900 });
    const cut = () =>
      filters
        .locator('button span')
        .evaluateAll((all) =>
          all
            .filter((one) => one.scrollWidth > one.clientWidth && one.clientWidth > 1)
            .map((one) => one.textContent),
        );
    await expect.poll(cut, `at ${width} px`).toEqual([]);
  }
});

for (const language of LANGUAGES) {
  test(`the line below the title of the channel trend takes two lines at most at 320 pixels in ${language}`, async ({
    page,
    restoreSession,
  }) => {
    await restoreSession('aurora');
    await openAt(page, 320, language, paths.reportChannel.path);
    const meta = page.getByRole('figure').first().locator('h2 + span');
    await expect(meta).not.toBeEmpty();
    await page.evaluate(() => document.fonts.ready);

    const lines = await meta.evaluate((element) =>
      Math.floor(
        element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
      ),
    );

    expect(lines).toBeLessThanOrEqual(2);
  });
}

test('the first columns of lists at 820 pixels are as wide in the skeleton as in the rows', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await page.setViewportSize({ width: 820, height: 900 });
  const table = page.getByRole('main').getByRole('table');
  const first = table.getByRole('columnheader').first();
  const widthOf = async () => Math.round((await first.boundingBox())?.width ?? 0);

  for (const [path, request] of [
    [paths.reportChannel.path, '**/api/report/channels?*'],
    [paths.dashboard.path, '**/api/report/videos?*'],
  ] as const) {
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    await page.route(request, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(origin('aurora') + path);
    await expect(table).toHaveAttribute('aria-busy', 'true');
    const skeleton = await widthOf();
    answer();
    await expect(table).toHaveAttribute('aria-busy', 'false');

    await expect.poll(widthOf, path).toBe(skeleton);
  }
});
