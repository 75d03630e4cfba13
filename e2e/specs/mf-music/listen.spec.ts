import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const aurora = origin('aurora');

const player = (page: Page) => page.getByRole('region', { name: '미리 듣기' });

/** How far the sound has been played, in seconds. */
const readPosition = (page: Page) =>
  page.evaluate(() => {
    const audio = document.querySelector('audio');
    return audio && !audio.paused ? audio.currentTime : 0;
  });

test('a track that is played goes on while pages change, until the player is closed', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora', 'member3');
  await page.goto(aurora + paths.musicsAll.path);
  const row = page.getByRole('table').locator('tbody tr').filter({ hasText: 'Paper Lanterns' });

  await row.getByRole('button', { name: 'Paper Lanterns 미리 듣기' }).click();

  await expect(player(page).getByRole('link', { name: 'Paper Lanterns' })).toBeVisible();
  await expect.poll(() => readPosition(page)).toBeGreaterThan(0);
  await page.getByRole('navigation', { name: '음원 메뉴' }).getByRole('link', { name: '무드 태그' }).click();
  await expect(page).toHaveURL(aurora + paths.musicsTags.path);
  // A page of the shell, because this remote may run without the others.
  await page.getByRole('link', { name: /^알림/ }).click();
  await expect(page).toHaveURL(aurora + paths.inbox.path);
  await expect.poll(() => readPosition(page)).toBeGreaterThan(0);
  const before = await readPosition(page);
  await expect.poll(() => readPosition(page)).not.toBe(before);
  await player(page).getByRole('button', { name: '플레이어 닫기' }).click();

  await expect(player(page)).toBeHidden();
  await expect(page.locator('audio')).toHaveCount(0);
});
