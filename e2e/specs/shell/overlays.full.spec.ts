import type { Locator, Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { settleDialog } from '../../fixtures/dialog-accessibility.ts';
import { expectFocusInside } from '../../fixtures/keyboard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const aurora = origin('aurora');

const layerOf = (dialog: Locator) =>
  dialog.evaluate((element) => {
    for (let node: Element | null = element; node; node = node.parentElement) {
      const { position, zIndex } = getComputedStyle(node);
      if (position === 'fixed') return Number(zIndex);
    }
    return undefined;
  });

test.describe('by keyboard', () => {
  test.beforeEach(async ({ page, restoreSession }) => {
    await restoreSession('aurora');
    await page.goto(aurora + paths.notices.path);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });

  const openSignOut = async (page: Page) => {
    const trigger = page.getByRole('button', { name: /계정 메뉴/ });
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.getByRole('menuitem', { name: '로그아웃' }).press('Enter');
    const dialog = page.getByRole('alertdialog', { name: '로그아웃할까요?' });
    await expect(dialog).toBeVisible();
    return { trigger, dialog };
  };

  const ways: Record<string, (page: Page) => Promise<unknown>> = {
    Escape: (page) => page.keyboard.press('Escape'),
    Back: (page) => page.goBack(),
    'the button': (page) =>
      page.getByRole('alertdialog').getByRole('button', { name: '취소' }).press('Enter'),
  };
  for (const [way, close] of Object.entries(ways)) {
    test(`a modal traps the focus, closes by ${way} and returns the focus`, async ({ page }) => {
      const { trigger, dialog } = await openSignOut(page);
      expect(await layerOf(dialog)).toBe(1000);
      for (let step = 0; step < 6; step += 1) {
        await expectFocusInside(dialog);
        await page.keyboard.press(step < 3 ? 'Tab' : 'Shift+Tab');
      }

      await close(page);

      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(aurora + paths.notices.path);
      await expect(trigger).toBeFocused();
    });
  }

  test('a modal over a modal is two layers up, and Escape closes only the top one', async ({ page }) => {
    const { dialog } = await openSignOut(page);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog').filter({ has: page.getByRole('combobox') });
    await expect(palette).toBeVisible();

    expect(await layerOf(dialog)).toBe(1000);
    expect(await layerOf(palette)).toBe(1002);
    await expectFocusInside(palette);
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await expectFocusInside(dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('the page is dimmed during sign-out, and the full-page spinner appears only at the start', async ({
    page,
    problems,
  }) => {
    problems.expect(/ERR_FAILED/);
    const spinner = page.getByText('포털을 여는 중이에요');
    await page.getByRole('navigation').getByRole('link', { name: '채널' }).first().click();
    await expect(page.getByRole('main').getByRole('table')).toBeVisible();
    await expect(spinner).toHaveCount(0);

    // The request stays pending, because other tests share this session.
    let isHeld = true;
    await page.route('**/api/member/logout', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      await route.abort();
      isHeld = false;
    });
    const { dialog } = await openSignOut(page);
    const overlay = page.getByRole('status').locator('[aria-busy]').filter({ hasText: '처리하는 중이에요' });
    // It is shown for a second only.
    const isShown = overlay.waitFor();
    await dialog.getByRole('button', { name: '로그아웃' }).press('Enter');
    await isShown;
    await expect(page).toHaveURL(aurora + paths.login.path);
    await expect(overlay).toHaveCount(0);
    await expect.poll(() => isHeld).toBe(false);
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test.beforeEach(async ({ page, restoreSession }) => {
    await restoreSession('aurora');
    await page.goto(aurora + paths.notices.path);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });

  const openSheet = async (page: Page) => {
    const trigger = page.getByRole('button', { name: '더 보기' });
    await trigger.tap();
    const sheet = page.getByRole('dialog', { name: '전체 메뉴' });
    await expect(sheet).toBeVisible();
    // The drag starts at the final position.
    await settleDialog(page);
    return { trigger, sheet };
  };

  /** Drags the sheet by its header down by a share of its height within some milliseconds. */
  const pull = async (page: Page, sheet: Locator, pixels: number, time: number) => {
    const box = await sheet.boundingBox();
    if (!box) throw new Error('The sheet is not on the screen');
    const finger = await page.context().newCDPSession(page);
    const x = box.x + box.width / 2;
    const start = box.y + 16;
    const steps = 5;
    // Explicit timestamps, so that a busy machine does not slow a quick drag.
    const began = Date.now();
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: start + (pixels * step) / steps }],
        timestamp: (began + (time * step) / steps) / 1_000,
      });
    await touch('touchStart', 0);
    for (let step = 1; step <= steps; step += 1) await touch('touchMove', step);
    await touch('touchEnd', steps);
    await finger.detach();
  };

  const heightOf = async (sheet: Locator) => (await sheet.boundingBox())?.height ?? 0;

  test('a sheet returns to its place after a short, slow drag', async ({ page }) => {
    const { sheet } = await openSheet(page);
    const before = await sheet.boundingBox();

    await pull(page, sheet, (await heightOf(sheet)) * 0.08, 600);

    await expect.poll(() => sheet.boundingBox()).toEqual(before);
  });

  test('a sheet closes when dragged a tenth of its height at any speed, and returns the focus', async ({
    page,
  }) => {
    const { sheet, trigger } = await openSheet(page);

    await pull(page, sheet, (await heightOf(sheet)) * 0.12, 600);

    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(aurora + paths.notices.path);
    await expect(trigger).toBeFocused();
  });

  test('a sheet closes on a flick', async ({ page }) => {
    const { sheet } = await openSheet(page);

    await pull(page, sheet, (await heightOf(sheet)) * 0.05, 200);

    await expect(sheet).toHaveCount(0);
  });

  test('Back closes a sheet and stays on the page', async ({ page }) => {
    const { sheet } = await openSheet(page);

    await page.goBack();

    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(aurora + paths.notices.path);
  });
});

for (const [size, viewport] of Object.entries({
  laptop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test(`toasts appear at the top centre, newest first, five at most, on a ${size}`, async ({
    page,
    context,
    restoreSession,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize(viewport);
    await page.clock.install();
    await restoreSession('aurora');
    await page.goto(aurora + paths.musics.path);
    const copies = page.getByRole('main').getByRole('button', { name: /ISRC/ });
    await expect(copies.nth(6)).toBeVisible();
    const stack = page.getByRole('region', { name: '알림' });
    const messages = stack.getByRole('listitem');
    await copies.first().press('Enter');
    // A hovered toast stays, and so do the others.
    await messages.first().hover();
    for (let at = 1; at < 7; at += 1) await copies.nth(at).press('Enter');
    await expect(messages).toHaveCount(5);
    // Longer than a toast stays without hover.
    await page.clock.runFor(4_500);
    await expect(messages).toHaveCount(5);

    const boxes = await messages.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    // The width without the page's scroll bar.
    const { width } = await page.locator('html').evaluate((html) => html.getBoundingClientRect().toJSON());
    for (const { left, right } of boxes as DOMRect[]) {
      expect(Math.abs((left + right) / 2 - width / 2)).toBeLessThan(1);
      expect(left).toBeGreaterThanOrEqual(8);
      expect(right).toBeLessThanOrEqual(width - 8);
    }
    const tops = (boxes as DOMRect[]).map(({ top }) => top);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(tops[0]).toBeLessThan(120);
    await messages.first().getByRole('button', { name: '닫기' }).click();
    await expect(messages).toHaveCount(4);
    // Without hover and focus the toasts disappear.
    await page.mouse.move(5, viewport.height - 5);
    await page.clock.runFor(6_000);
    await expect(messages).toHaveCount(0);
  });
}

test('the notice of a lost connection covers nothing of a sheet', async ({
  page,
  context,
  problems,
  restoreSession,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await restoreSession('aurora');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(aurora + paths.notices.path);
  await page.getByRole('button', { name: '더 보기' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await context.setOffline(true);

  const notice = page.getByText('인터넷에 연결되어 있지 않아요');
  await expect(notice).toBeAttached();
  expect(await layerOf(notice)).toBeLessThan((await layerOf(page.getByRole('dialog'))) ?? 0);
});
