import { paths } from '@portal/shared/routing';
import { waitUntilLoaded } from '../../fixtures/open-with-warm-cache.ts';
import { shellPages } from '../../fixtures/shell-pages.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectFieldsCompose } from '../../fixtures/text-composition.ts';
import { origin } from '../../harness/environment.ts';

const withTexts = ['sign-in', 'sign-up', 'account settings'];

for (const { name, who, address, whole } of shellPages.filter((each) => withTexts.includes(each.name)))
  test(`every text field of ${name} takes a word that is composed`, async ({ page, restoreSession }) => {
    if (who) await restoreSession('aurora', who);
    await page.goto(origin('aurora') + address);
    await waitUntilLoaded(page, whole);
    expect(await expectFieldsCompose(page, page.getByRole('main'), name)).toBeGreaterThan(0);
  });

test('the palette takes a word that is composed', async ({ page, restoreSession }) => {
  await restoreSession('aurora');
  await page.goto(origin('aurora') + paths.notices.path);
  await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: '검색' })).toBeFocused();
  expect(await expectFieldsCompose(page, page.locator('body'), 'palette')).toBe(1);
});
