import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { contrast, everything, useDarkColors, violationsOf } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const aurora = origin('aurora');
const phone = { width: 390, height: 844 };

/** The button of a video in the list, whose name is the video's title. */
const titles = (page: Page) => page.getByRole('main').locator('[data-opens-video] button');
const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.locator('[data-opens-video]') });
const detailOf = (page: Page) => page.getByRole('dialog');

async function openList(page: Page, query = '') {
  await page.goto(aurora + paths.dashboard.path + query);
  await expect(titles(page).first()).toBeVisible();
}

const titleAt = async (page: Page, index: number) => (await titles(page).nth(index).innerText()).trim();

const idAt = async (page: Page, index: number) =>
  (await page.locator('[data-opens-video]').nth(index).getAttribute('data-opens-video')) ?? '';

test('a press on a row opens the video with the figures of its row, and Back closes it', async ({
  page,
  bringSession,
}) => {
  await bringSession('aurora');
  await openList(page, '?period=7d');
  const [title, id] = [await titleAt(page, 1), await idAt(page, 1)];
  const views = rows(page).nth(1).getByRole('cell').first();
  const told = (await views.innerText()).trim();

  await views.click();

  await expect(detailOf(page)).toHaveAccessibleName(title);
  await expect(detailOf(page).getByRole('list', { name: '영상 지표' })).toContainText(told);
  expect(new URL(page.url()).search).toBe(`?period=7d&videoDetail=${id}`);
  await page.goBack();
  await expect(detailOf(page)).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('?period=7d');
  await expect(titles(page).nth(1)).toBeFocused();
});

test('the keyboard opens a video, walks the list and comes back to where it was', async ({
  page,
  bringSession,
}) => {
  await bringSession('aurora');
  await openList(page);
  const names = [await titleAt(page, 0), await titleAt(page, 1)];
  await titles(page).first().focus();

  await page.keyboard.press('Enter');
  await expect(detailOf(page)).toHaveAccessibleName(names[0] ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(detailOf(page)).toHaveAccessibleName(names[1] ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(detailOf(page)).toHaveAccessibleName(names[0] ?? '');
  const step = detailOf(page).getByRole('button', { name: '다음 영상' });
  await step.click();
  await expect(detailOf(page)).toHaveAccessibleName(names[1] ?? '');

  // However many videos were looked at, it is one step of the history.
  await page.keyboard.press('Escape');
  await expect(detailOf(page)).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
  await expect(titles(page).first()).toBeFocused();
});

test('the walk goes on over the end of a page, and the list is left where it ended', async ({
  page,
  bringSession,
}) => {
  await bringSession('aurora');
  await openList(page, '?page=1');
  const second = await titleAt(page, 0);
  await openList(page);
  const last = await titles(page).last().innerText();
  const next = detailOf(page).getByRole('button', { name: '다음 영상' });

  await titles(page).last().click();
  await expect(detailOf(page)).toHaveAccessibleName(last.trim());
  await page.keyboard.press('ArrowDown');
  await expect(detailOf(page)).toHaveAccessibleName(second);
  await expect(page).toHaveURL(/\?videoDetail=[^&]+&page=1$/);
  await next.click();
  await expect(detailOf(page)).not.toHaveAccessibleName(second);

  // Back leads to the step before the detail, whose page was the first.
  await page.goBack();
  await expect(detailOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\?page=1$/);
  await expect(titles(page).first()).toHaveText(second);
  await expect(titles(page).nth(1)).toBeFocused();

  await titles(page).first().click();
  await expect(detailOf(page)).toHaveAccessibleName(second);
  await page.keyboard.press('ArrowUp');
  await expect(detailOf(page)).toHaveAccessibleName(last.trim());
  await page.keyboard.press('Escape');
  await expect(detailOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(aurora + paths.dashboard.path);
  await expect(titles(page).last()).toBeFocused();
});

test('the trend as a table has the median of the channel beside the video', async ({
  page,
  bringSession,
}) => {
  await bringSession('aurora');
  await openList(page);
  await titles(page).first().click();
  const trend = detailOf(page).getByRole('figure', { name: '수익 추이' });
  await expect(trend.getByText(/일 가운데 .*일은 채널 중앙값보다 높아요/)).toBeAttached();

  await trend.getByRole('button', { name: '표로 보기' }).click();

  await expect(trend.getByRole('columnheader')).toHaveText(['날짜', '이 영상', '채널 중앙값']);
  await expect(trend.getByRole('row').nth(5).getByRole('cell')).toHaveText([/^₩[\d,]+$/, /^₩[\d,]+$/]);
});

test('the command palette leads to a video, and closing it leaves its list', async ({
  page,
  bringSession,
}) => {
  await bringSession('aurora');
  await openList(page);
  const [title, id] = [await titleAt(page, 0), await idAt(page, 0)];

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(title);
  await page.getByRole('option').filter({ hasText: title }).first().click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  // The palette has left, too.
  await expect(detailOf(page)).toHaveCount(1);

  await expect(detailOf(page)).toHaveAccessibleName(title);
  await expect(page).toHaveURL(new RegExp(`videoDetail=${id}`));
  await expect(detailOf(page).getByRole('list', { name: '영상 지표' })).toContainText('%');
  await page.keyboard.press('Escape');
  await expect(detailOf(page)).toHaveCount(0);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ q: title });
  await expect(titles(page).first()).toBeFocused();
});

test('a reload and a shared link show the list without the video', async ({ page, bringSession }) => {
  await bringSession('aurora');
  await openList(page, '?period=7d&sort=revenue');
  await titles(page).first().click();
  await expect(detailOf(page)).toBeVisible();

  await page.reload();

  await expect(titles(page).first()).toBeVisible();
  await expect(detailOf(page)).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('?period=7d&sort=revenue');
});

test('code that does not arrive leaves the list alone and is asked for again', async ({
  page,
  problems,
  bringSession,
}) => {
  await bringSession('aurora');
  problems.expect(/ERR_FAILED/);
  const code = /\/r\/mf-dashboard\/.*\/video-detail(\.\w+)?\.js$/;
  await page.route(code, (route) => route.abort('failed'));
  await openList(page);
  const title = await titleAt(page, 0);

  await titles(page).first().click();

  const retry = detailOf(page).getByRole('button', { name: '다시 시도' });
  await expect(retry).toBeVisible();
  await page.unroute(code);
  await retry.click();
  await expect(detailOf(page)).toHaveAccessibleName(title);
});

test('on a phone a card opens a sheet of one column, and Back closes it', async ({ page, bringSession }) => {
  await page.setViewportSize(phone);
  await bringSession('aurora');
  await openList(page);
  const title = await titleAt(page, 0);

  await page.getByRole('main').getByRole('article').first().click();

  const sheet = detailOf(page);
  await expect(sheet).toHaveAccessibleName(title);
  await expect(sheet.getByRole('region', { name: '게시 초반 성과' })).toBeAttached();
  const lefts = await sheet
    .getByRole('region')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
});

test('T-14: a member is not shown a video of a channel that is another’s', async ({
  page,
  problems,
  bringSession,
}) => {
  await bringSession('aurora');
  await openList(page);
  const videos = await page.locator('[data-opens-video]').evaluateAll((all) =>
    all.map((one) => ({
      id: one.getAttribute('data-opens-video') ?? '',
      title: one.querySelector('button')?.innerText.trim() ?? '',
    })),
  );

  // An open page would notice that its session is another one's.
  await page.goto('about:blank');
  await bringSession('aurora', 'member1');
  await page.goto(aurora + paths.dashboard.path);
  let foreign = '';
  for (const { id, title } of videos) {
    await page.goto(aurora + paths.dashboard.href({ q: title }));
    const isEmpty = page.getByRole('heading', { name: /에 맞는 영상이 없어요$/ });
    await expect(isEmpty.or(titles(page).first())).toBeVisible();
    if (await isEmpty.isVisible()) {
      foreign = id;
      break;
    }
  }
  expect(foreign, 'a video of the manager that the member does not have').not.toBe('');

  problems.expect(/status of 404/);
  // As a link inside the portal would: on a first navigation the flag is taken out.
  await page.evaluate((id) => {
    history.pushState(null, '', `?videoDetail=${id}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, foreign);

  await expect(detailOf(page).getByRole('heading', { name: '영상을 찾을 수 없어요' })).toBeVisible();
  await detailOf(page).getByRole('button', { name: '목록으로' }).click();
  await expect(detailOf(page)).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
});

for (const [size, viewport] of Object.entries({ laptop: { width: 1440, height: 900 }, phone })) {
  test(`the detail has no barrier on a ${size}, in light and dark`, async ({ page, bringSession }) => {
    await page.setViewportSize(viewport);
    await bringSession('aurora');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openList(page);
    await titles(page).first().click();
    const detail = detailOf(page);
    await expect(detail.getByRole('slider')).toBeAttached();
    await page.waitForLoadState('networkidle');

    expect(await violationsOf(page, everything), 'bars').toEqual([]);
    for (const view of ['표', '지도']) {
      await detail.getByText(view, { exact: true }).click();
      await expect(
        view === '표' ? detail.getByRole('table') : detail.getByRole('img', { name: /지도/ }),
      ).toBeVisible();
      expect(await violationsOf(page, everything), view).toEqual([]);
    }
    await useDarkColors(page);
    expect(await violationsOf(page, contrast), 'dark').toEqual([]);
  });
}
