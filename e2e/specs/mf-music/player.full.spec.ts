import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { allRules, contrastRule, findViolations, useDarkColors } from '../../fixtures/accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';
import { findSmallTargets } from '../../fixtures/touch-targets.ts';
import { origin } from '../../harness/environment.ts';

const aurora = origin('aurora');

const player = (page: Page) => page.getByRole('region', { name: '미리 듣기' });
const open = async (page: Page) => {
  await page.goto(aurora + paths.musicsAll.path);
  await page
    .getByRole('button', { name: /미리 듣기$/ })
    .first()
    .click();
  await expect(player(page).getByRole('button', { name: '일시 정지' })).toBeVisible();
};

test('the player is accessible in light and dark, and its keys move and pause the sound', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora', 'member3');
  await open(page);
  const slider = player(page).getByRole('slider', { name: '재생 위치' });

  await slider.focus();
  await page.keyboard.press('Space');
  await expect(player(page).getByRole('button', { name: '재생', exact: true })).toBeVisible();
  await page.keyboard.press('Home');
  const before = await slider.getAttribute('aria-valuetext');
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowRight');
  await expect(slider).not.toHaveAttribute('aria-valuetext', before ?? '');

  expect(await findViolations(page, allRules)).toEqual([]);
  await useDarkColors(page);
  expect(await findViolations(page, contrastRule)).toEqual([]);
});

test('the keys of the system show and change the track', async ({ page, restoreSession }) => {
  await restoreSession('aurora', 'member3');
  await open(page);

  const readMetadata = () => page.evaluate(() => navigator.mediaSession.metadata?.title);
  const title = await player(page).getByRole('link').innerText();
  await expect.poll(readMetadata).toBe(title);
  await player(page).getByRole('button', { name: '다음 음원' }).click();

  await expect.poll(readMetadata).not.toBe(title);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the player stands above the navigation, covers no end of a page, and its targets are large enough', async ({
    page,
    restoreSession,
  }) => {
    await restoreSession('aurora', 'member3');
    await open(page);
    const bar = await player(page).boundingBox();
    const navigation = await page.getByRole('navigation', { name: '주 메뉴' }).boundingBox();
    expect(bar && navigation && bar.y + bar.height).toBeLessThanOrEqual((navigation?.y ?? 0) + 1);

    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = await page.getByRole('main').locator(':scope > *').last().boundingBox();
    expect(last && last.y + last.height).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(await findSmallTargets(page)).toEqual([]);
  });
});
