import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const aurora = origin('aurora');

test('music is found by what it is for, and each word of it can be left to titles', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await page.goto(aurora + paths.musicsAll.path);

  await page.getByRole('searchbox', { name: '음원 검색' }).fill('calm cooking bgm under 60 seconds');
  const used = page.getByRole('group', { name: '이렇게 찾았어요' });
  for (const text of ['calm → 분위기: 잔잔한', 'cooking → 무드 태그: 요리', 'under 60 seconds → 60초 이하'])
    await expect(used.getByText(text)).toBeVisible();
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows.first()).toContainText('요리');
  const found = await rows.count();

  await used.getByRole('button', { name: /^cooking/ }).click();
  await expect(page).toHaveURL(/plain=cooking/);
  await expect(used.getByText(/^cooking/)).toHaveCount(0);
  await page.goBack();
  await expect(used.getByText('cooking → 무드 태그: 요리')).toBeVisible();
  await expect(rows).toHaveCount(found);
});

test('the page of a track shows what it earned by month and channel', async ({ page, restoreSession }) => {
  await restoreSession('aurora');
  await page.goto(aurora + paths.musics.path);
  const card = page.getByRole('region', { name: '내 영상에 쓴 음원' });
  const link = card.getByRole('link').first();
  const title = await link.innerText();

  await link.click();

  await expect(page).toHaveURL(/\/musics\/tracks\/KR/);
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  await expect(page.getByRole('table', { name: '월별' }).locator('tbody tr')).toHaveCount(6);
  await expect(page.getByRole('table', { name: '채널별' }).locator('tbody tr').first()).toContainText('₩');
  await expect(page.getByRole('list', { name: '비슷한 음원' }).getByRole('listitem')).toHaveCount(6);
});
