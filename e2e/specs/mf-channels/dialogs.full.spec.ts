import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { contrastRule, findViolations, useDarkColors } from '../../fixtures/accessibility.ts';
import { findDialogViolations } from '../../fixtures/dialog-accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';
import { findSmallTargets } from '../../fixtures/touch-targets.ts';
import { origin } from '../../harness/environment.ts';

const site = origin('aurora');

/** Has two members with chosen parts, and figures. */
const SHARED = { name: '오늘의 골목', handle: '@today.alley' };
const UNVERIFIED = { name: '도시락 기록', handle: '@lunchbox.log' };
const ON_HOLD = { name: '밤의 라디오', handle: '@night.radio' };

/** Opens a dialog by the menu of a channel; `whole` is what it shows once it is complete. */
const choose =
  (command: string, whole: RegExp, { name, handle } = SHARED) =>
  async (page: Page) => {
    await page.goto(site + paths.manageChannel.href({ q: handle }));
    await page.getByRole('button', { name: `${name} 메뉴` }).click();
    await page.getByRole('menuitem', { name: new RegExp(`^${command}`) }).click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog.getByText(whole).first()).toBeVisible();
  };

const openRegistration = async (page: Page) => {
  await page.goto(site + paths.manageChannel.href({ q: SHARED.handle }));
  await page.getByRole('button', { name: '채널 등록' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('@today.alley\n@old.house\nnope\nhttps://vimeo.com/1');
  await expect(dialog.getByText('모든 줄을 확인했어요')).toBeAttached();
  await dialog.getByRole('button', { name: 'CSV 파일로 한꺼번에' }).click();
};

const openAssignment = async (page: Page) => {
  await choose('멤버 배정', /시작일/)(page);
  const dialog = page.getByRole('dialog');
  // The first member who does not have the channel.
  await dialog.locator('label:has(input[type=checkbox]:not(:disabled))').first().click();
  await dialog.getByRole('button', { name: '멤버 1명 배정' }).click();
  await expect(dialog.getByText('입력해 주세요', { exact: true })).toBeVisible();
};

const submitDeletion = async (page: Page) => {
  await choose('채널 삭제', /₩/)(page);
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제', exact: true }).click();
  await expect(page.getByText('안내 내용을 확인해 주세요').first()).toBeVisible();
};

/** Opens each dialog; those that resolve or divide something with the errors of some entries. */
const dialogs = {
  registration: openRegistration,
  verification: choose('채널 인증', /인증 코드/, UNVERIFIED),
  're-review': choose('재심사 요청', /요청할 수 있어요/, ON_HOLD),
  assignment: openAssignment,
  'end of an assignment': choose('배정 해제', /해제일/),
  'assignment history': choose('배정 기록', /배정 중/),
  deletion: choose('채널 삭제', /₩/),
};

test('the dialogs of channels are accessible in light and dark', async ({ page, restoreSession }) => {
  test.slow();
  await restoreSession('aurora');
  for (const [name, open] of Object.entries({ ...dialogs, 'refused deletion': submitDeletion })) {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page);
    expect.soft(await findDialogViolations(page), `${name} in light`).toEqual([]);
    await useDarkColors(page);
    expect.soft(await findViolations(page, contrastRule), `${name} in dark`).toEqual([]);
  }
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the dialogs of channels on a phone are accessible, have touch targets of 44 pixels and scroll down only', async ({
    page,
    restoreSession,
  }) => {
    test.slow();
    await restoreSession('aurora');
    for (const [name, open] of Object.entries(dialogs)) {
      await open(page);
      expect.soft(await findDialogViolations(page), name).toEqual([]);
      expect.soft(await findSmallTargets(page), name).toEqual([]);
      const overflow = await page
        .getByRole('dialog')
        .or(page.getByRole('alertdialog'))
        .evaluate((dialog) =>
          [dialog, ...dialog.querySelectorAll('*')].some(
            (element) =>
              element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX === 'auto',
          ),
        );
      expect.soft(overflow, `${name} scrolls sideways`).toBe(false);
    }
  });
});
