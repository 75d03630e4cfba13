import { paths } from '@portal/shared/routing';
import { testMarkupStaysText } from '../../fixtures/markup-tests.ts';
import { expect } from '../../fixtures/test.ts';

testMarkupStaysText('the shell', [paths.home.path, paths.configAccount.path], async (page, markup) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').last().fill('a');
  await expect(page.getByRole('option').filter({ hasText: 'T-01' }).first()).toBeVisible();
  await markup.expectTextOnly('search');
});
