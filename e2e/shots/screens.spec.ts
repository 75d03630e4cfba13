import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { origin, workspace } from '../harness/environment.ts';
import type { Size } from './screen.ts';
import { screens } from './screens.ts';

/** Touch devices have scroll bars that take no space. */
const touch = { isMobile: true, hasTouch: true };

const devices = {
  laptop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 768, height: 1024 }, ...touch },
  phone: { viewport: { width: 390, height: 844 }, ...touch },
};

const folder = path.join(workspace, '.cache/shots');
const languages = process.env.SHOTS_LANGUAGES?.split(',') ?? ['ko', 'en'];

async function waitUntilComplete(page: Page, size: Size, last: string | undefined) {
  await page.waitForLoadState('networkidle');
  // The portal's own fonts are requested once its content is there; phones have those of their system.
  if (size !== 'phone') await expect(page.locator('link[rel=stylesheet]').first()).toBeAttached();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (last) await expect(page.locator(last).first()).toBeVisible({ timeout: 20_000 });
}

/** Whether a popup or a modal covers the page, so that the viewport must not be resized. */
const isCovered = async (page: Page) =>
  (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0;

/** Resizes the viewport to the height of the page, so that fixed bars stay at its edges. */
async function growToPageHeight(page: Page, { width, height }: { width: number; height: number }) {
  const needed = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, needed) });
}

/** Waits until what opened has moved to its place; what moves for ever, like a skeleton, does not count. */
const endTransitions = async () => {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
};

/** A chart is redrawn in the new colour scheme over two frames. */
const twoFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

const all: readonly Size[] = ['laptop', 'tablet', 'phone'];

for (const size of all) {
  test.describe(`at ${size} size`, () => {
    const { viewport } = devices[size];
    test.use(devices[size]);

    for (const screen of screens.filter(({ sizes = ['laptop', 'phone'] }) => sizes.includes(size))) {
      const { name, site, who, address, language: own } = screen;

      test(name, async ({ page, problems, restoreSession }) => {
        if (who) await restoreSession(site, who);
        await screen.before?.(page, problems);
        for (const language of own ? [own, ...languages] : languages) {
          await page.setViewportSize(viewport);
          await page.context().addCookies([{ name: 'language', value: language, url: origin(site) }]);
          await page.goto(origin(site) + address);
          await expect(page.locator('main')).toBeVisible();
          if (!screen.isBusy) await waitUntilComplete(page, size, screen.last);
          await screen.after?.(page);
          await page.evaluate(endTransitions);
          if (size !== 'laptop' && !(await isCovered(page))) await growToPageHeight(page, viewport);
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            await page.evaluate(twoFrames);
            await page.screenshot({
              path: path.join(folder, `${name}-${size}-${colorScheme}-${language}.png`),
            });
          }
        }
      });
    }
  });
}
