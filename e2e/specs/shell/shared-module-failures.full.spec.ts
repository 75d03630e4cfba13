import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

/** Shared modules of the shell, each with a page that uses it, and what is there with it. */
const modules = [
  { file: 'chart.js', page: '대시보드', shown: 'slider' },
  { file: 'form.js', page: '멤버 관리', shown: 'table' },
] as const;

for (const { file, page: name, shown } of modules)
  test(`a page whose shared module ${file} failed is shown by its retry button once the file is there`, async ({
    page,
    problems,
    restoreSession,
  }) => {
    problems.expect(/net::ERR_FAILED|ChunkLoadError/);
    let isMissing = true;
    await page.route(`**/r/shell/**/${file}`, (route) => (isMissing ? route.abort() : route.continue()));
    await restoreSession('aurora');
    await page.goto(`${origin('aurora')}/notices`);
    // Otherwise the page may come back by itself before the button is pressed.
    await page.route('**/api/v2/mcn/meta*', (route) => route.abort());
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
    const main = page.getByRole('main');
    const retry = main.getByRole('button', { name: '다시 시도' }).first();
    await retry.click();
    await expect(retry).toBeVisible();

    isMissing = false;
    await retry.click();

    await expect(main.getByRole(shown).first()).toBeVisible();
  });
