import { paths } from '@portal/shared/routing';
import { allRules, findViolations } from '../../fixtures/accessibility.ts';
import { fetchPage, moveUnproven } from '../../fixtures/release-pages.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';
import { portalOk } from '../../harness/portal.ts';

const site = origin('console');
/** It is off on the domains of partners. */
const REMOTE = 'mf-operator';

/** The value of a field for date and time, which has no zone. */
const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 16);

test('a canary of the command line is shown with what it changes, and stopped in the browser', async ({
  page,
  restoreSession,
}) => {
  const domain = 'stopped-canary.localhost';
  await portalOk('site', 'create', domain, '--name', 'Stopped');
  try {
    await portalOk('release', 'canary', '--on', REMOTE, '--domain', domain, '--steps', '99');
    await restoreSession('console', 'operator');
    await page.context().addCookies([{ name: 'language', value: 'en', url: site }]);
    await page.goto(`${site}${paths.operatorReleases.path}?site=${domain}`);
    const card = page.getByRole('region', { name: 'Canary · Stopped' });
    await expect(card.getByText(new RegExp(`${REMOTE} .* (switched on|added)`))).toBeVisible();
    await expect(card.locator('[aria-current=step]')).toHaveText('99%');
    await expect(card.getByRole('row', { name: /^Pages served/ })).toBeVisible();

    await card.getByRole('button', { name: 'Stop' }).click();
    const dialog = page.getByRole('dialog', { name: 'Stop the canary of Stopped' });
    await dialog.getByLabel('Reason').fill('Not on this domain');
    await dialog.getByRole('button', { name: 'Stop' }).click();

    await expect(dialog).toHaveCount(0);
    await expect(card).toHaveCount(0);
    const newest = page.getByRole('table', { name: 'Changes' }).getByRole('row').nth(1);
    await expect(newest).toContainText(/Canary stopped.*Not on this domain/);
    expect(await fetchPage(page, domain)).not.toContain(`${REMOTE}/`);
  } finally {
    await portalOk('site', 'delete', domain, '--reason', 'browser test');
  }
});

test('a freeze of the browser refuses a change, and a canary starts there once it is removed', async ({
  page,
  problems,
  restoreSession,
}) => {
  problems.expect(/status of 409/);
  const domain = 'started-canary.localhost';
  await portalOk('site', 'create', domain, '--name', 'Started');
  try {
    await restoreSession('console', 'operator');
    await page.context().addCookies([{ name: 'language', value: 'en', url: site }]);
    await page.goto(`${site}${paths.operatorReleases.path}?site=${domain}`);
    const row = page
      .getByRole('table', { name: 'Releases of all domains' })
      .getByRole('row', { name: domain });
    const dialog = page.getByRole('dialog');

    await page.getByRole('button', { name: 'Freeze', exact: true }).click();
    await dialog.getByRole('button', { name: /Domain/ }).click();
    await page.getByRole('option', { name: domain }).click();
    await dialog.getByLabel('Ends').fill(tomorrow());
    expect(await findViolations(page, allRules)).toEqual([]);
    await dialog.getByLabel('Reason').fill('Year end');
    await dialog.getByRole('button', { name: 'Freeze' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row.getByText(/^Frozen until /)).toBeVisible();

    const change = row.getByRole('button', { name: 'Change Started' });
    await change.click();
    await dialog.getByRole('group', { name: REMOTE }).getByRole('switch').press('Space');
    await expect(dialog.getByText('Year end')).toBeVisible();
    await dialog.getByRole('radio', { name: /canary/ }).press('Space');
    await dialog.getByLabel(/Share of visitors/).fill('7, 50');
    await dialog.getByLabel('Reason').fill('Pages for operators');
    await dialog.getByRole('button', { name: 'Start canary' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByLabel(/Share of visitors/)).toHaveValue('7, 50');
    expect(await findViolations(page, allRules)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(change).toBeFocused();

    await page.getByRole('button', { name: 'Remove the freeze of Started' }).click();
    await dialog.getByLabel('Reason').fill('Not needed');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(row.getByText(/^Frozen until /)).toHaveCount(0);

    await change.click();
    await dialog.getByRole('group', { name: REMOTE }).getByRole('switch').press('Space');
    await dialog.getByRole('radio', { name: /canary/ }).press('Space');
    await dialog.getByLabel(/Share of visitors/).fill('7, 50');
    await moveUnproven(dialog, 'Start canary', 'Pages for operators');
    const card = page.getByRole('region', { name: 'Canary · Started' });
    await expect(card.locator('[aria-current=step]')).toHaveText('7%');
    await expect(card.getByText('Each step is taken by hand.')).toBeVisible();
  } finally {
    await portalOk('site', 'delete', domain, '--reason', 'browser test');
  }
});
