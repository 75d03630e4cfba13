import { paths } from '@portal/shared/routing';
import { fetchPage, moveUnproven } from '../../fixtures/release-pages.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const site = origin('console');
const EMBER = 'ember.localhost';
/** It is off on the domains of partners. */
const REMOTE = 'mf-operator';

test('an operator switches a remote on in the browser, its pages are served, and the change is reverted', async ({
  page,
  problems,
  restoreSession,
}) => {
  problems.expect(/status of 409/);
  await restoreSession('console', 'operator');
  await page.context().addCookies([{ name: 'language', value: 'en', url: site }]);
  await page.goto(`${site}${paths.operatorReleases.path}?site=${EMBER}`);
  const ember = page
    .getByRole('table', { name: 'Releases of all domains' })
    .getByRole('row', { name: EMBER });
  await expect(ember).toBeVisible();

  await ember.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: REMOTE }).getByRole('switch').press('Space');
  await moveUnproven(dialog, 'Apply', 'Pages for operators');

  const newest = page.getByRole('table', { name: 'Changes' }).getByRole('row').nth(1);
  await expect(newest).toContainText(new RegExp(`${REMOTE} .* switched on`));
  await expect(newest).toContainText('Pages for operators');
  expect(await fetchPage(page, EMBER)).toContain(`${REMOTE}/`);

  await newest.getByRole('button', { name: /^Revert/ }).click();
  // The domain ran this set before, so that the revert needs no proof.
  await dialog.getByLabel('Reason').fill('Not on this domain');
  await dialog.getByRole('button', { name: 'Revert' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(newest).toContainText(`${REMOTE} switched off`);
  expect(await fetchPage(page, EMBER)).not.toContain(`${REMOTE}/`);
});
