import { paths } from '@portal/shared/routing';
import { allRules, findViolations } from '../../fixtures/accessibility.ts';
import { waitUntilLoaded } from '../../fixtures/open-with-warm-cache.ts';
import { sizes } from '../../fixtures/screen-tests.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

for (const [size, { viewport }] of Object.entries(sizes)) {
  test(`a notice has no accessibility violation on a ${size}`, async ({ page, restoreSession }) => {
    await page.setViewportSize(viewport);
    await restoreSession('aurora');

    await page.goto(origin('aurora') + paths.notices.path);
    await page.getByRole('main').getByRole('link').first().click();
    await waitUntilLoaded(page, 'main article');

    expect(await findViolations(page, allRules)).toEqual([]);
  });
}
