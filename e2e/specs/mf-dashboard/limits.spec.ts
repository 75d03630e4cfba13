import { paths } from '@portal/shared/routing';
import { site } from '../../fixtures/demo.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

test('a press of a country limits the whole dashboard to it, a chip says so, and Back undoes it', async ({
  page,
  restoreSession,
}) => {
  await restoreSession(site);
  await page.goto(origin(site) + paths.dashboard.path);
  const countries = page.getByRole('list', { name: '국가별 수익' });
  const figures = page.getByRole('list', { name: '주요 지표' });
  await expect(countries.getByRole('listitem')).toHaveCount(6);
  await expect(figures).toContainText('₩');
  const whole = await figures.innerText();
  const second = countries.getByRole('button').nth(1);
  const name = await second.innerText();

  await second.click();

  const chip = page
    .getByRole('group', { name: '적용된 필터' })
    .getByRole('button', { name: `국가: ${name}` });
  await expect(chip).toBeVisible();
  await expect(page).toHaveURL(/\?country=[A-Z]{2}$/);
  await expect(countries.getByRole('listitem')).toHaveCount(1);
  await expect(figures).not.toHaveText(whole, { useInnerText: true });
  await expect(page.getByRole('table', { name: '내 영상' }).getByRole('row').nth(2)).toBeVisible();

  await page.goBack();
  await expect(chip).toBeHidden();
  await expect(countries.getByRole('listitem')).toHaveCount(6);
  await expect(figures).toHaveText(whole, { useInnerText: true });
});
