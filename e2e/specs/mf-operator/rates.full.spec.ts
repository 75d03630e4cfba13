import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const site = origin('console');

test('an operator sets a rate, and imports a file whose doubtful and bad lines are named first', async ({
  page,
  problems,
  restoreSession,
}) => {
  problems.expect(/status of 422/);
  await restoreSession('console', 'operator');
  await page.context().addCookies([{ name: 'language', value: 'en', url: site }]);
  await page.goto(site + paths.operatorRates.path);
  const form = page.getByRole('region', { name: 'Set a rate' });
  const files = page.getByRole('region', { name: 'Import a file' });
  const choose = async (...lines: string[]) => {
    await files
      .getByLabel(/Choose/)
      .setInputFiles({ name: 'rates.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
    await files.getByRole('button', { name: 'Import' }).click();
  };

  // Long before the first day of any report, so that no figure of the other tests changes.
  await form.getByLabel('Day').fill('2005-02-01');
  await form.getByLabel('Won per US dollar').fill('1025.123456');
  await form.getByRole('button', { name: 'Set' }).click();
  await expect(form.getByRole('status')).toContainText('1 added');

  await choose('day,rate', '2005-02-30,1026', '2005-02-02,won');
  await expect(files.getByRole('alert')).toContainText('line 2, column 1 (day)');
  await expect(files.getByRole('alert')).toContainText('line 3, column 2 (rate)');

  await files.getByRole('button', { name: /Remove/ }).click();
  await choose('day,rate', '2005-02-01,1030', '2005-02-02,1031');
  await expect(files.getByRole('alert')).toContainText('2005-02-01 already has the rate 1025.123456');
  await files.getByRole('button', { name: 'Store them anyway' }).click();
  await expect(files.getByRole('status')).toContainText('1 added, 1 changed');
});
