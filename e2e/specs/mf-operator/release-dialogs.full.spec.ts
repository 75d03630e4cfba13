import { paths } from '@portal/shared/routing';
import type { Page } from '@playwright/test';
import { settleDialog } from '../../fixtures/dialog-accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';
import { findSmallTargets } from '../../fixtures/touch-targets.ts';
import { origin } from '../../harness/environment.ts';

const site = origin('console');
const DOMAIN = 'aurora.localhost';

const openReleases = async (page: Page, language: 'ko' | 'en') => {
  await page.context().addCookies([{ name: 'language', value: language, url: site }]);
  await page.goto(`${site}${paths.operatorReleases.path}?site=${DOMAIN}`);
};

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the dialogs of a canary, a planned move and a freeze have touch targets of 44 pixels', async ({
    page,
    restoreSession,
  }) => {
    await restoreSession('console', 'operator');
    await openReleases(page, 'en');
    const dialog = page.getByRole('dialog');

    await page.getByRole('button', { name: 'Change Aurora' }).tap();
    await dialog
      .locator('label')
      .filter({ has: page.getByRole('switch') })
      .first()
      .tap();
    await dialog.locator('label', { hasText: 'As a canary' }).tap();
    await expect(dialog.getByLabel(/Share of visitors/)).toBeVisible();
    expect.soft(await findSmallTargets(page), 'a canary').toEqual([]);

    await dialog.locator('label', { hasText: 'Later, for all visitors' }).tap();
    await expect(dialog.getByLabel('Date and time')).toBeVisible();
    expect.soft(await findSmallTargets(page), 'a planned move').toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).tap();

    await page.getByRole('button', { name: 'Freeze', exact: true }).tap();
    await expect(dialog.getByLabel('Ends')).toBeVisible();
    await settleDialog(page);
    expect.soft(await findSmallTargets(page), 'a freeze').toEqual([]);
  });
});
