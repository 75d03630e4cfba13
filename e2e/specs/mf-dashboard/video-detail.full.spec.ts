import type { Locator, Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { contrastRule, allRules, useDarkColors, findViolations } from '../../fixtures/accessibility.ts';
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

async function chooseListPeriod(page: Page) {
  await detailOf(page)
    .getByRole('button', { name: /^기간 / })
    .click();
  await page.getByRole('menuitem', { name: /목록과 같은 기간/ }).click();
}

/** The views of a video's figures, which hardly two videos have in common. */
const viewsIn = async (figures: Locator) => /[\d,]{4,}/.exec(await figures.innerText())?.[0] ?? 'no views';

const titleAt = async (page: Page, index: number) => (await titles(page).nth(index).innerText()).trim();

const idAt = async (page: Page, index: number) =>
  (await page.locator('[data-opens-video]').nth(index).getAttribute('data-opens-video')) ?? '';

test('the detail of a video has the figures of its row in the period of the list, and Back closes it', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await openList(page, '?period=7d');
  const [title, id] = [await titleAt(page, 1), await idAt(page, 1)];
  const views = rows(page).nth(1).getByRole('cell').first();
  const viewsInList = (await views.innerText()).trim();

  await views.click();

  await expect(detailOf(page)).toHaveAccessibleName(title);
  await chooseListPeriod(page);
  await expect(detailOf(page).getByRole('list', { name: '영상 지표' })).toContainText(viewsInList);
  expect(new URL(page.url()).search).toBe(`?period=7d&videoDetail=${id}`);
  await page.goBack();
  await expect(detailOf(page)).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('?period=7d');
  await expect(titles(page).nth(1)).toBeFocused();
});

test('the keyboard opens a video detail, moves to previous and next videos and returns to the row', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
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

  // All videos viewed are one history entry.
  await page.keyboard.press('Escape');
  await expect(detailOf(page)).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
  await expect(titles(page).first()).toBeFocused();
});

test('an arrow key is not lost when it is pressed as soon as the next video is shown', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await openList(page);
  const [first, second] = [await titleAt(page, 0), await titleAt(page, 1)];
  const id = await idAt(page, 1);
  const prefetched = page.waitForResponse((response) => response.url().includes(`id=${id}`));
  await titles(page).first().click();
  await expect(detailOf(page)).toHaveAccessibleName(first);
  await (await prefetched).finished();
  const press = await detailOf(page).evaluateHandle((dialog, name) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const observer = new MutationObserver(() => {
      if (dialog.ariaLabel !== name) return;
      observer.disconnect();
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
      resolve();
    });
    observer.observe(dialog, { attributes: true });
    return { promise };
  }, second);

  await page.keyboard.press('ArrowDown');
  await press.evaluate(({ promise }) => promise);

  await expect(detailOf(page)).toHaveAccessibleName(first);
});

test('previous and next in a video detail cross page borders, and the list shows the last page reached', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
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

  // Back leads to the entry before the detail, which showed the first page.
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

test('the trend table of a video detail shows the channel’s median beside the video', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await openList(page);
  await titles(page).first().click();
  const trend = detailOf(page).getByRole('figure', { name: '수익 추이' });
  await expect(trend.getByText(/일 가운데 .*일은 채널 중앙값보다 높아요/)).toBeAttached();

  await trend.getByRole('button', { name: '표로 보기' }).click();

  await expect(trend.getByRole('columnheader')).toHaveText(['날짜', '이 영상', '채널 중앙값']);
  await expect(trend.getByRole('row').nth(5).getByRole('cell')).toHaveText([/^₩[\d,]+$/, /^₩[\d,]+$/]);
});

test('the command palette opens a video detail, and closing the detail shows its list', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await openList(page);
  const [title, id] = [await titleAt(page, 0), await idAt(page, 0)];

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(title);
  await page.getByRole('option').filter({ hasText: title }).first().click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  // The palette is closed, too.
  await expect(detailOf(page)).toHaveCount(1);

  await expect(detailOf(page)).toHaveAccessibleName(title);
  await expect(page).toHaveURL(new RegExp(`videoDetail=${id}`));
  await expect(detailOf(page).getByRole('list', { name: '영상 지표' })).toContainText('%');
  await page.keyboard.press('Escape');
  await expect(detailOf(page)).toHaveCount(0);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ q: title });
  await expect(titles(page).first()).toBeFocused();
});

test('a copied link opens the video on its page, survives reload and sign-in, and leads to the list', async ({
  page,
  restoreSession,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: aurora });
  await restoreSession('aurora');
  await openList(page);
  const [title, id] = [await titleAt(page, 0), await idAt(page, 0)];
  await titles(page).first().click();
  const figures = detailOf(page).getByRole('list', { name: '영상 지표' });
  await expect(figures).toContainText('%');
  const views = await viewsIn(figures);
  await detailOf(page).getByRole('button', { name: '영상 링크 복사' }).click();
  await expect(page.getByText('링크를 복사했어요')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${aurora}/report-video/${id}`);

  await page.goto('about:blank');
  await page.goto(link);
  const heading = page.getByRole('main').getByRole('heading', { name: title });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('list', { name: '영상 지표' })).toContainText(views);
  await page.reload();
  await expect(heading).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: '목록으로' }).click();
  await expect(page).toHaveURL(aurora + paths.reportVideo.path);
  await expect(titles(page).first()).toBeVisible();
});

test('a link to a video leads there after signing in', async ({ page }) => {
  await page.goto(`${aurora}/report-video/some-id`);

  await expect(page).toHaveURL(aurora + paths.login.href({ fromUrl: '/report-video/some-id' }));
});

test('the detail of a video begins on the day of its publication', async ({ page, restoreSession }) => {
  await restoreSession('aurora');
  await openList(page, '?sort=published');
  await titles(page).first().click();
  const detail = detailOf(page);
  const published = (await detail.locator('time').first().getAttribute('datetime')) ?? '';
  const [, month, day] = published.split('-');

  await expect(
    detail.getByRole('button', { name: new RegExp(`^기간 게시 후 전체 ${month}\\.${day} `) }),
  ).toBeVisible();
  const trend = detail.getByRole('figure', { name: '수익 추이' });
  await trend.getByRole('button', { name: '표로 보기' }).click();
  await expect(trend.getByRole('rowheader').last()).toContainText(`${month}.${day}`);
});

test('the picture of a video stays until that of the next one is there', async ({ page, restoreSession }) => {
  await restoreSession('aurora');
  await openList(page);
  const [first, second, id] = [await titleAt(page, 0), await titleAt(page, 1), await idAt(page, 1)];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/report/video?**id=${id}**`, async (route) => {
    await released;
    await route.continue();
  });
  await titles(page).first().click();
  const detail = detailOf(page);
  const figures = detail.getByRole('list', { name: '영상 지표' });
  await expect(figures).toContainText('%');
  const views = await viewsIn(figures);

  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(new RegExp(`videoDetail=${id}`));
  await expect(detail.getByRole('heading', { name: first })).toBeVisible();
  expect(await viewsIn(figures)).toBe(views);
  release();

  await expect(detail.getByRole('heading', { name: second })).toBeVisible();
  await expect(figures).not.toContainText(views);
});

test('a reload and a shared link open the video list without the detail', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await openList(page, '?period=7d&sort=revenue');
  await titles(page).first().click();
  await expect(detailOf(page)).toBeVisible();

  await page.reload();

  await expect(titles(page).first()).toBeVisible();
  await expect(detailOf(page)).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('?period=7d&sort=revenue');
});

test('the video list stays usable when the code of the detail fails to load, and the next click retries', async ({
  page,
  problems,
  restoreSession,
}) => {
  await restoreSession('aurora');
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

test('a video card on a phone opens the detail as a one-column sheet, and Back closes it', async ({
  page,
  restoreSession,
}) => {
  await page.setViewportSize(phone);
  await restoreSession('aurora');
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

for (const language of ['ko', 'en'])
  test(`the period of a video detail shares a line with its buttons on phones in ${language}`, async ({
    page,
    context,
    restoreSession,
  }) => {
    await page.setViewportSize(phone);
    await restoreSession('aurora');
    await context.addCookies([{ name: 'language', value: language, url: aurora }]);
    await openList(page);
    await page.getByRole('main').getByRole('article').first().click();
    const tools = detailOf(page).getByRole('button', {
      name: /^(기간|Period|내보내기|Export|영상 링크 복사|Copy link)/,
    });
    await expect(tools).toHaveCount(3);

    const boxes = await tools.evaluateAll((all) =>
      all.map((one) => {
        const { top, height, right } = one.getBoundingClientRect();
        return { middle: Math.round(top + height / 2), right };
      }),
    );

    expect(new Set(boxes.map(({ middle }) => middle)).size).toBe(1);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(phone.width - 16);
  });

test('T-14 the video detail refuses a member a video of another member’s channel', async ({
  page,
  problems,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await openList(page);
  const videos = await page.locator('[data-opens-video]').evaluateAll((all) =>
    all.map((one) => ({
      id: one.getAttribute('data-opens-video') ?? '',
      title: one.querySelector('button')?.innerText.trim() ?? '',
    })),
  );

  // An open page would detect the changed session.
  await page.goto('about:blank');
  await restoreSession('aurora', 'member1');
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
  // Navigates as a link inside the portal does; a first navigation removes the flag.
  await page.evaluate((id) => {
    history.pushState(null, '', `?videoDetail=${id}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, foreign);

  await expect(detailOf(page).getByRole('heading', { name: '영상을 찾을 수 없어요' })).toBeVisible();
  await detailOf(page).getByRole('button', { name: '목록으로' }).click();
  await expect(detailOf(page)).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');

  await page.goto(`${aurora}/report-video/${foreign}`);
  await expect(page.getByRole('heading', { name: '영상을 찾을 수 없어요' })).toBeVisible();
});

for (const [size, viewport] of Object.entries({ laptop: { width: 1440, height: 900 }, phone })) {
  test(`the page of a video has no accessibility violation on a ${size} in light and dark`, async ({
    page,
    restoreSession,
  }) => {
    await page.setViewportSize(viewport);
    await restoreSession('aurora');
    await openList(page);
    await page.goto(`${aurora}/report-video/${await idAt(page, 0)}`);
    await expect(page.getByRole('main').getByRole('slider')).toBeAttached();

    expect(await findViolations(page, allRules)).toEqual([]);
    await useDarkColors(page);
    expect(await findViolations(page, contrastRule), 'dark').toEqual([]);
  });

  test(`the video detail has no accessibility violation on a ${size} in light and dark`, async ({
    page,
    restoreSession,
  }) => {
    await page.setViewportSize(viewport);
    await restoreSession('aurora');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openList(page);
    await titles(page).first().click();
    const detail = detailOf(page);
    await expect(detail.getByRole('slider')).toBeAttached();
    await page.waitForLoadState('networkidle');

    expect(await findViolations(page, allRules), 'bars').toEqual([]);
    for (const view of ['표', '지도']) {
      await detail.getByText(view, { exact: true }).click();
      await expect(
        view === '표' ? detail.getByRole('table') : detail.getByRole('group', { name: /지도/ }),
      ).toBeVisible();
      expect(await findViolations(page, allRules), view).toEqual([]);
    }
    await useDarkColors(page);
    expect(await findViolations(page, contrastRule), 'dark').toEqual([]);
  });
}
