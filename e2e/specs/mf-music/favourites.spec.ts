import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const aurora = origin('aurora');
const MAXIMUM = 10;

const card = (page: Page) => page.getByRole('region', { name: '즐겨찾기' });
const favourites = (page: Page) => card(page).getByRole('listitem');
const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
const star = (page: Page, row: number) =>
  rows(page)
    .nth(row)
    .getByRole('button', { name: /즐겨찾기$/ });

/** Removes what an earlier attempt left, from the last one so that no star moves under the pointer. */
async function removeAll(page: Page) {
  await expect(card(page).getByText(/더 담을 수 있어요|모두 담았어요/)).toBeVisible();
  for (let left = await favourites(page).count(); left > 0; left -= 1) {
    await favourites(page)
      .last()
      .getByRole('button', { name: /즐겨찾기$/ })
      .click();
    await expect(favourites(page)).toHaveCount(left - 1);
  }
}

test('ten favourites are stored, the eleventh is refused, and a removal can be undone', async ({
  page,
  problems,
  restoreSession,
}) => {
  await restoreSession('aurora', 'member3');
  await page.goto(aurora + paths.musics.path);
  await expect(rows(page).first()).toBeVisible();
  await removeAll(page);

  for (let row = 0; row < MAXIMUM; row += 1) {
    await star(page, row).click();
    await expect(favourites(page)).toHaveCount(row + 1);
  }
  problems.expect(/status of 409/);
  await star(page, MAXIMUM).click();
  await expect(page.getByText('즐겨찾기는 10곡까지 담을 수 있어요')).toBeVisible();
  await expect(star(page, MAXIMUM)).toHaveAttribute('aria-pressed', 'false');

  await star(page, 0).click();
  await expect(favourites(page)).toHaveCount(MAXIMUM - 1);
  await page
    .getByRole('listitem')
    .filter({ hasText: '즐겨찾기에서 뺐어요' })
    .getByRole('button', { name: '실행 취소' })
    .click();
  await expect(favourites(page)).toHaveCount(MAXIMUM);

  await page.reload();
  await expect(favourites(page)).toHaveCount(MAXIMUM);
  await removeAll(page);
});
