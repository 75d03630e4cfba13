import { paths } from '@portal/shared/routing';
import { site } from '../../fixtures/demo.ts';
import { findDialogViolations } from '../../fixtures/dialog-accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

test('the dashboard says why the revenue changed, by causes that add up, and leads to the channels behind it', async ({
  page,
  restoreSession,
}) => {
  await restoreSession(site);
  await page.goto(`${origin(site)}${paths.dashboard.href({ period: '28d' })}`);
  await page.getByRole('button', { name: '왜 달라졌나요?' }).click();

  const dialog = page.getByRole('dialog', { name: '수익이 달라진 이유' });
  const table = dialog.getByRole('table', { name: '비교 기간과 달라진 이유' });
  await expect(table).toBeVisible();
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((items) => items.map((item) => item.querySelector('td:last-child')?.textContent ?? ''));
  const amounts = rows.map((text) => BigInt(text.replaceAll(/[^\d-]/g, '')));
  const after = amounts.at(-1);
  expect(amounts.slice(0, -1).reduce((total, each) => total + each, 0n)).toBe(after);
  expect(amounts.length).toBeGreaterThan(3);
  expect(await findDialogViolations(page)).toEqual([]);

  const channel = dialog.getByRole('list', { name: '차이가 큰 채널' }).getByRole('link').first();
  const name = await channel.innerText();
  await channel.click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/report-channel\?.*channels=/);
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
