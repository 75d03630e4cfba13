import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const site = origin('console');
const HEADER = 'isrc,title,artist,category,duration';

test('an operator imports a catalogue: bad lines are named, too few tracks are held back, the right file is taken', async ({
  page,
  problems,
  restoreSession,
}) => {
  problems.expect(/status of 422/);
  await restoreSession('console', 'operator');
  await page.context().addCookies([{ name: 'language', value: 'en', url: site }]);
  await page.goto(site + paths.operatorMusic.path);
  const card = page.getByRole('region', { name: 'Catalog file' });
  const remove = card.getByRole('checkbox', { name: /Remove tracks/ });
  const send = async (...lines: string[]) => {
    const chosen = card.getByRole('button', { name: /^Remove .*csv/ });
    if ((await chosen.count()) > 0) await chosen.click();
    await card
      .getByLabel(/Choose/)
      .setInputFiles({ name: 'tracks.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
    await card.getByRole('button', { name: 'Import' }).click();
  };

  await send(HEADER, 'NOT-AN-ISRC,Rain,Ann,bgm,2:30', 'KRX4G2699001,Snow,Ann,jazz,2:30');
  await expect(card.getByRole('alert')).toContainText('line 2, column 1 (isrc)');
  await expect(card.getByRole('alert')).toContainText('line 3, column 4 (category)');

  await remove.press('Space');
  await send(HEADER, 'KRX4G2699001,Snow,Ann,bgm,2:30');
  await expect(card.getByRole('alert')).toContainText(/lacks \d+ of \d+ tracks/);
  await expect(card.getByLabel('Why they may be removed')).toBeVisible();

  await remove.press('Space');
  await card.getByRole('button', { name: 'Import' }).click();
  await expect(card.getByRole('status').filter({ hasText: 'tracks.csv was imported' })).toContainText(
    'Added1',
  );
});
