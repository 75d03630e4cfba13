import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const inbox = origin('aurora') + paths.inbox.path;

test('mails that are switched on stay on, in the language and the currency of that moment', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await page.goto(inbox);
  const card = page.getByRole('region', { name: '이메일' });
  const weekly = card.getByRole('switch', { name: '매주 월요일' });
  await expect(weekly).not.toBeChecked();
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/inbox/mail'));
  await weekly.press('Space');
  expect((await saved).status()).toBe(200);

  await page.reload();
  await expect(weekly).toBeChecked();

  await card.getByText('manager@aurora.example', { exact: false }).waitFor();
  const switchedOff = page.waitForResponse((response) => response.url().endsWith('/api/inbox/mail'));
  await weekly.press('Space');
  await expect(weekly).not.toBeChecked();
  expect((await switchedOff).status()).toBe(200);
});
