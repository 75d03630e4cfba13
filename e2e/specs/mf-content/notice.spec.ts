import { paths } from '@portal/shared/routing';
import { everything, violationsOf } from '../../fixtures/barriers.ts';
import { settle } from '../../fixtures/open-again.ts';
import { sizes } from '../../fixtures/screen-tests.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

for (const [size, { viewport }] of Object.entries(sizes)) {
  test(`a notice has no barrier on a ${size}`, async ({ page, bringSession }) => {
    await page.setViewportSize(viewport);
    await bringSession('aurora');

    await page.goto(origin('aurora') + paths.notices.path);
    await page.getByRole('main').getByRole('link').first().click();
    await settle(page, 'main article');

    expect(await violationsOf(page, everything)).toEqual([]);
  });
}
