import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { expectFocusOnItem } from '../../fixtures/keyboard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

/** More Tab presses than any screen has focus stops before the target. */
const MOST_STOPS = 80;

/** The name of the focused element and whether its focus ring is visible. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
    const box = focused.getBoundingClientRect();
    const isDrawn = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      const hasOutline = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
      return hasOutline || style.boxShadow !== 'none';
    };
    // The ring is drawn on the element, on an overlay of its card or on the box around its input.
    const carriers = [focused, focused.parentElement, focused.closest('[role=group], label, form > div')];
    const hasRing =
      isDrawn(focused, '::after') || carriers.some((carrier) => carrier !== null && isDrawn(carrier));
    return {
      name:
        focused.getAttribute('aria-label') ??
        (focused instanceof HTMLInputElement
          ? focused.labels?.[0]?.textContent
          : focused.textContent
        )?.trim() ??
        '',
      isVisible: box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight,
      hasRing,
    };
  });

/** Presses Tab until the named element has the focus, and expects a visible ring at every stop. */
async function tabTo(page: Page, name: RegExp) {
  const stops: string[] = [];
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press('Tab');
    const focus = await focusOf(page);
    // At the end of the page the browser's own controls get the focus before the page starts over.
    if (!focus) continue;
    stops.push(focus.name);
    expect(focus, `the focus on “${focus.name}” can be seen`).toMatchObject({
      isVisible: true,
      hasRing: true,
    });
    if (name.test(focus.name)) return;
  }
  throw new Error(`Tab never comes to ${name}; it stops at ${stops.join(' | ')}`);
}

/** Expects the focus on an element, e.g. on the trigger after its popup closes. */
async function expectFocus(page: Page, name: RegExp) {
  await expect.poll(async () => (await focusOf(page))?.name).toMatch(name);
}

test('sign-in, dashboard and sign-out work by keyboard alone, and the focus is always visible', async ({
  page,
}) => {
  // Every focus stop is checked, which takes longer than the default timeout.
  test.setTimeout(120_000);
  const { keyboard } = page;
  await page.goto(`${origin('aurora')}${paths.login.path}`);
  await expect(page.locator('form')).toBeVisible();

  await tabTo(page, /^이메일/);
  await keyboard.type('manager@aurora.example');
  await tabTo(page, /^비밀번호/);
  await keyboard.type('demo-1234');
  await keyboard.press('Enter');
  await page.waitForURL(origin('aurora') + paths.dashboard.path);
  await expect(page.getByRole('table', { name: '내 영상' })).toBeVisible();
  const table = page.getByRole('table', { name: '내 영상' });
  await expect(table.getByRole('row').nth(2)).toBeVisible();

  // Choose a period preset in the popup.
  await tabTo(page, /^기간 최근 28일/);
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '기간' })).toBeVisible();
  await tabTo(page, /^최근 7일$/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/period=7d/);
  await expectFocus(page, /^기간 최근 7일/);

  // Choose a comparison in the list box.
  await tabTo(page, /^비교/);
  await keyboard.press('Enter');
  await expectFocusOnItem(page.getByRole('listbox'));
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/compare=last_year/);
  await expectFocus(page, /^비교/);

  // Sort the list and open its next page.
  await tabTo(page, /^수익/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=revenue/);
  await expect(page.getByRole('columnheader', { name: '수익' })).toHaveAttribute('aria-sort', 'descending');
  await expectFocus(page, /^수익/);
  await tabTo(page, /^다음 페이지$/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/page=1/);
  // The new page is read from its start.
  await expectFocus(page, /^내 영상$/);

  // Change the language and change it back.
  await tabTo(page, /^언어와 통화/);
  await keyboard.press('Enter');
  await expectFocusOnItem(page.getByRole('menu'));
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expectFocus(page, /^Language/);

  // Sign out by the account menu and its confirmation.
  await tabTo(page, /account menu/i);
  await keyboard.press('Enter');
  await expectFocusOnItem(page.getByRole('menu'));
  await keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await tabTo(page, /^Sign out$/);
  await keyboard.press('Enter');
  await page.waitForURL(origin('aurora') + paths.login.path);
});
