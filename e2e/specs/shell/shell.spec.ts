import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

test('the command palette finds a channel by keyboard from any page', async ({ page, restoreSession }) => {
  await restoreSession('aurora');
  await page.goto(`${origin('aurora')}/notices`);
  await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();

  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: '검색' });
  await expect(box).toBeFocused();
  await box.fill('골목');
  const channel = page.getByRole('group', { name: '채널' }).getByRole('option').first();
  await expect(channel).toContainText('골목');
  const name = (await channel.locator('span span').first().innerText()).trim();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('group', { name: '채널' })).toBeVisible();
  await channel.click();

  await expect(page).toHaveURL(/\/manage-channel\?q=/);
  await expect(page.getByRole('main').getByRole('table')).toContainText(name);
  await page.goBack();
  await expect(page).toHaveURL(/\/notices$/);
});

test('T-45 the shell and all remotes share one copy of React and one style sheet', async ({
  page,
  restoreSession,
}) => {
  await page.addInitScript(() => {
    // Each copy of the renderer registers with the developer tools hook.
    let renderers = 0;
    Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
      supportsFiber: true,
      isDisabled: false,
      inject: () => (renderers += 1),
      onCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      count: () => renderers,
    });
  });
  await restoreSession('aurora');
  await page.goto(`${origin('aurora')}/dashboard`);
  const links = page.getByRole('navigation', { name: '주 메뉴' }).getByRole('listitem').getByRole('link');
  await expect(links.first()).toBeVisible();
  for (let at = 0; at < (await links.count()); at += 1) {
    await links.nth(at).click();
    await expect(links.nth(at)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  }

  const copies = await page.evaluate(() => {
    const hook = Reflect.get(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__') as { count(): number };
    const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')];
    return { react: hook.count(), emotion: new Set(sheets.map(({ dataset }) => dataset['emotion'])).size };
  });
  expect(copies).toEqual({ react: 1, emotion: 1 });
});

test('T-57 signing out in one tab signs the other tab out', async ({ context, page, signIn }) => {
  await signIn('lagoon');
  await page.goto(`${origin('lagoon')}/dashboard`);
  const other = await context.newPage();
  await other.goto(`${origin('lagoon')}/dashboard`);
  await expect(other.getByRole('main').getByRole('table').first()).toBeVisible();

  await page.goto(`${origin('lagoon')}/dashboard?x=1`);
  await page.getByRole('button', { name: /帳號選單/ }).click();
  await page.getByRole('menuitem').last().click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await page.waitForURL((url) => url.pathname === '/login');

  await other.waitForURL((url) => url.pathname === '/login');
  await expect(other.getByRole('table')).toHaveCount(0);
});

test('T-58 going offline shows a notice, and the page stays and works again once online', async ({
  context,
  page,
  problems,
  restoreSession,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await restoreSession('aurora');
  await page.goto(`${origin('aurora')}/manage-channel`);
  const table = page.getByRole('main').getByRole('table');
  await expect(table.getByRole('row').nth(1)).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText('인터넷에 연결되어 있지 않아요')).toBeVisible();
  await expect(table.getByRole('row').nth(1)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('인터넷에 연결되어 있지 않아요')).toHaveCount(0);
  await page.getByRole('navigation').getByRole('link', { name: '공지사항' }).first().click();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});
