import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const chart = (page: Page) => page.getByRole('slider', { name: /추이$/ });

const marks = (page: Page) => chart(page).locator('svg text').filter({ hasText: '승인' });

/** Moves the crosshair day by day until the mark's day is announced. */
const goToApproval = async (page: Page) => {
  await chart(page).focus();
  await page.keyboard.press('Home');
  for (let day = 1; day < 28; day += 1) {
    if ((await chart(page).getAttribute('aria-valuetext'))?.includes('승인')) return;
    await page.keyboard.press('ArrowRight');
  }
};

test('the trend marks the day on which channels were approved, and names them at the crosshair', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await page.goto(origin('aurora') + paths.dashboard.path);

  await expect(marks(page)).toHaveText('채널 2개 승인');
  await goToApproval(page);

  await expect(chart(page).getByText('필름 산책, 도시락 기록')).toBeVisible();
});

test("T-18 a member's trend marks approvals of its own channels only", async ({ page, restoreSession }) => {
  await restoreSession('aurora', 'member1');
  await page.goto(origin('aurora') + paths.dashboard.path);

  await expect(marks(page)).toHaveText('채널 1개 승인');
  await goToApproval(page);

  await expect(chart(page)).toHaveAttribute('aria-valuetext', /채널 1개 승인: 필름 산책$/);
});
