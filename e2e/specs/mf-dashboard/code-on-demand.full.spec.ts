import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const OFFLINE_CONSOLE_ERRORS = /ERR_INTERNET_DISCONNECTED/;

type Menu = { button: string | RegExp; dialog: string; content: (page: Page) => ReturnType<Page['locator']> };

/** The menus of the dashboard, with something that only their code draws. */
const menus: Record<string, Menu> = {
  period: {
    button: /^기간 /,
    dialog: '기간',
    content: (page) => page.getByRole('button', { name: '지난달' }),
  },
  member: {
    button: /^멤버 /,
    dialog: '멤버',
    content: (page) => page.getByRole('option', { name: '전체', exact: true }),
  },
  comparison: {
    button: /^비교 /,
    dialog: '비교',
    content: (page) => page.getByRole('option', { name: '작년 같은 기간' }),
  },
  'saved views': {
    button: /^보기( |$)/,
    dialog: '보기',
    content: (page) => page.getByRole('menuitem', { name: '지금 화면 저장…' }),
  },
  export: {
    button: '내보내기',
    dialog: '내보내기',
    content: (page) => page.getByRole('menuitem', { name: /^추이/ }).first(),
  },
  columns: {
    button: '열 설정',
    dialog: '열 설정',
    content: (page) => page.getByRole('checkbox').first(),
  },
};

const openMenu = (page: Page, { button }: Menu) =>
  page.getByRole('main').getByRole('button', { name: button }).first().click();

const figures = (page: Page) => page.getByRole('main').getByRole('list', { name: '주요 지표' });

/** Waits until the dashboard is complete. */
const waitUntilShown = async (page: Page) => {
  await expect(figures(page)).toContainText('₩');
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
};

/** The browser asks for little data, so the page loads no code ahead of its use. */
const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }),
  );

test('a menu whose code cannot be loaded says so in its place, keeps the figures and opens once online', async ({
  page,
  context,
  problems,
  restoreSession,
}) => {
  problems.expect(OFFLINE_CONSOLE_ERRORS);
  await saveData(page);
  await restoreSession('aurora');
  await page.goto(origin('aurora') + paths.dashboard.path);
  await waitUntilShown(page);
  const shown = await figures(page).innerText();

  for (const [name, menu] of Object.entries(menus)) {
    await test.step(name, async () => {
      const failure = page.getByRole('dialog', { name: menu.dialog });
      await context.setOffline(true);
      await openMenu(page, menu);
      await expect(failure.getByRole('alert')).toHaveText('불러오지 못했어요');
      await expect(figures(page)).toHaveText(shown, { useInnerText: true });
      await page.keyboard.press('Escape');
      await expect(failure).toHaveCount(0);
    });
  }

  // The last one is open when the connection is back.
  await openMenu(page, menus['columns']!);
  await expect(page.getByRole('dialog', { name: '열 설정' }).getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await expect(menus['columns']!.content(page)).toBeVisible();
  await page.keyboard.press('Escape');
  for (const menu of Object.values(menus)) {
    await openMenu(page, menu);
    await expect(menu.content(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu.content(page)).toHaveCount(0);
  }
});

test('the menus of a page that was at rest open offline', async ({
  page,
  context,
  problems,
  restoreSession,
}) => {
  problems.expect(OFFLINE_CONSOLE_ERRORS);
  await restoreSession('aurora');
  let lastLoad = Date.now();
  page.on('requestfinished', () => (lastLoad = Date.now()));
  await page.goto(origin('aurora') + paths.dashboard.path);
  await waitUntilShown(page);
  await expect.poll(() => Date.now() - lastLoad, { timeout: 60_000 }).toBeGreaterThan(4_000);

  await context.setOffline(true);
  for (const [name, menu] of Object.entries(menus)) {
    await test.step(name, async () => {
      await openMenu(page, menu);
      await expect(menu.content(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu.content(page)).toHaveCount(0);
    });
  }
});

test('a filter sheet whose code cannot be loaded says so, can be closed and opens once online', async ({
  page,
  context,
  problems,
  restoreSession,
}) => {
  problems.expect(OFFLINE_CONSOLE_ERRORS);
  await page.setViewportSize({ width: 390, height: 844 });
  await saveData(page);
  await restoreSession('aurora');
  await page.goto(origin('aurora') + paths.dashboard.path);
  await waitUntilShown(page);
  const open = () => page.getByRole('button', { name: /^필터/ }).first().click();
  const sheet = page.getByRole('dialog', { name: '필터' });

  await context.setOffline(true);
  await open();
  await expect(sheet.getByRole('alert')).toContainText('불러오지 못했어요');
  await sheet.getByRole('button', { name: '닫기' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(figures(page)).toContainText('₩');
  await open();
  await expect(sheet.getByRole('alert')).toBeVisible();
  await context.setOffline(false);

  await expect(sheet.getByRole('button', { name: '적용' })).toBeVisible();
  await expect(sheet.getByRole('alert')).toHaveCount(0);
});
