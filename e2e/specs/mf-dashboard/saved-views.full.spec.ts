import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { allRules, findViolations } from '../../fixtures/accessibility.ts';
import { tabTo } from '../../fixtures/keyboard.ts';
import { createPartner } from '../../fixtures/partner.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const dashboard = `${origin('aurora')}/dashboard`;

/** The address of the saved state with its filters in any order. */
const isSaved = ({ pathname, searchParams }: URL) =>
  pathname === '/dashboard' &&
  [...searchParams]
    .map((pair) => pair.join('='))
    .toSorted()
    .join('&') === 'compare=none&period=last-month&sort=revenue';

/** Deletes the views of an earlier attempt, because a default view overrides the address. */
const dropViews = async (page: Page, call: Awaited<ReturnType<typeof createPartner>>) => {
  const response = page.waitForResponse('**/api/view/list');
  await page.goto(dashboard);
  // The response type that the API declares.
  const { items } = (await (await response).json()) as { items: { id: string }[] };
  for (const { id } of items) await call('/view/delete', { id });
};

test('a saved view is created, opened, changed and deleted by keyboard alone', async ({
  page,
  restoreSession,
  sessions,
}) => {
  const { keyboard } = page;
  const name = `정산 ${Date.now()}`;
  const views = page.getByRole('button', { name: /^보기( |$)/ });
  const menuItem = async (label: string) => {
    await views.focus();
    await keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: label });
    await expect(item).toBeVisible();
    for (let press = 0; press < 60; press += 1) {
      if (await item.evaluate((element) => element === document.activeElement)) break;
      await keyboard.press('ArrowDown');
    }
    await keyboard.press('Enter');
  };
  // An account of its own, because its default view would open in other tests, too.
  await restoreSession('aurora', 'member2');
  await dropViews(page, await createPartner('aurora', sessions, 'member2'));

  // Save the current state under a name.
  await page.goto(`${dashboard}?period=last-month&compare=none&sort=revenue&page=1`);
  await expect(views).toHaveText('보기');
  await menuItem('지금 화면 저장…');
  await expect(page.getByRole('textbox', { name: '이름' })).toBeFocused();
  await keyboard.type(name);
  expect(await findViolations(page, allRules)).toEqual([]);
  await keyboard.press('Enter');
  await expect(views).toHaveText(new RegExp(name));
  await expect(views).toBeFocused();

  // The server stores the view, and the address contains its state.
  await page.goto(dashboard);
  await menuItem(name);
  await expect(page).toHaveURL(isSaved);
  await expect(views).toHaveText(new RegExp(name));

  // Make it the default view.
  await menuItem('저장한 보기 관리…');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, `${name} 먼저 열기`);
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `${name} 먼저 열기` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await keyboard.press('Escape');
  await page.goto(origin('aurora') + paths.language.path);
  await page.goto(dashboard);
  await expect(page).toHaveURL(isSaved);
  await page.goBack();
  await expect(page).toHaveURL(origin('aurora') + paths.language.path);

  // Delete it.
  await page.goto(`${dashboard}?period=7d`);
  await menuItem('저장한 보기 관리…');
  await tabTo(page, `${name} 삭제`);
  await keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await tabTo(page, '삭제');
  await keyboard.press('Enter');
  await expect(page.getByText(`‘${name}’ 보기를 삭제했어요`)).toBeVisible();
  await page.goto(dashboard);
  await expect(views).toHaveText('보기');
});

test('saved views are visible only to the account that created them', async ({
  page,
  restoreSession,
  browser,
  sessions,
}) => {
  const name = `내 것 ${Date.now()}`;
  await restoreSession('aurora');
  await page.goto(`${dashboard}?period=7d`);
  await page.getByRole('button', { name: /^보기( |$)/ }).click();
  await page.getByRole('menuitem', { name: '지금 화면 저장…' }).click();
  await page.getByRole('textbox', { name: '이름' }).fill(name);
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByRole('button', { name: `보기 ${name}` })).toBeVisible();

  const other = await browser.newContext({ storageState: await sessions('aurora', 'member1') });
  const theirs = await other.newPage();
  await theirs.goto(dashboard);
  await theirs.getByRole('button', { name: '보기', exact: true }).click();
  await expect(theirs.getByRole('menuitem', { name: '지금 화면 저장…' })).toBeVisible();
  await expect(theirs.getByRole('menuitem', { name })).toHaveCount(0);
  await other.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('Back closes the dialogs of saved views and stays on the report', async ({
    page,
    restoreSession,
    sessions,
  }) => {
    await restoreSession('aurora', 'member3');
    await dropViews(page, await createPartner('aurora', sessions, 'member3'));
    const report = `${dashboard}?period=7d`;
    const openDialog = async (label: string) => {
      await page.getByRole('button', { name: /^보기/ }).click();
      await page.getByRole('menuitem', { name: label }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    };
    const goBack = async () => {
      await page.goBack();
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
      await expect(page).toHaveURL(report);
    };
    await page.goto(report);

    await openDialog('지금 화면 저장…');
    await goBack();

    await openDialog('지금 화면 저장…');
    await page.getByRole('textbox', { name: '이름' }).fill('한 주');
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await expect(page.getByRole('button', { name: '보기 한 주' })).toBeVisible();
    await expect(page).toHaveURL(report);

    // A view whose deletion Back has cancelled is not asked about again.
    await openDialog('저장한 보기 관리…');
    await page.getByRole('button', { name: '한 주 삭제' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await goBack();
    await openDialog('저장한 보기 관리…');
    await expect(page.getByRole('button', { name: '한 주 삭제' })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    // The last view goes, and the dialog with it.
    await page.getByRole('button', { name: '한 주 삭제' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
    await expect(page.getByText('‘한 주’ 보기를 삭제했어요')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(report);
  });
});
