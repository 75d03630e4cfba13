import { paths } from '@portal/shared/routing';
import { signIn } from '../../fixtures/sessions.ts';
import { expect, test } from '../../fixtures/test.ts';
import { createYoutube } from '../../fixtures/youtube.ts';
import { origin } from '../../harness/environment.ts';
import { startSecondPortal } from '../../harness/second-portal.ts';

const SITE = 'lagoon';
const NAME = '茶席時光';
const HANDLE = '@tea.hours';
const OTHER = '老屋修復日記';

// Two portals start one after the other, and a check may wait for the lease of the killed one.
test.describe.configure({ timeout: 240_000 });

test('T-33 a verification survives a killed API and a used-up quota, and says why it waits', async ({
  page,
  problems,
}) => {
  // A portal of its own, because the quota and the process are shared by all other tests.
  const first = await startSecondPortal();
  let portal = first;
  try {
    const address = origin(SITE, portal.port);
    await signIn(page, SITE, 'manager', address);
    await page.context().addCookies([{ name: 'language', value: 'en', url: address }]);
    await page.goto(address + paths.manageChannel.path);
    await page.getByRole('button', { name: `Verify ${NAME}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Verify channel' });
    const code = await dialog.locator('code').innerText();
    await dialog.getByRole('button', { name: 'Start' }).click();
    await expect(dialog.getByText(/No code in the displayed description/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();

    problems.expect(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_INCOMPLETE/);
    await portal.kill();
    portal = await startSecondPortal(first);
    const youtube = await createYoutube(portal.dataDir);
    await youtube.change({ channel: HANDLE, description: code });
    await page.goto(address + paths.configAccount.path);

    await expect(page.getByText(`“${NAME}” is verified`)).toBeVisible({ timeout: 120_000 });

    await youtube.setQuota('none');
    await page.goto(address + paths.manageChannel.path);
    await page.getByRole('button', { name: `Verify ${OTHER}` }).click();
    await dialog.getByRole('button', { name: 'Start' }).click();

    await expect(dialog.getByText('YouTube’s limit for today is reached')).toBeVisible();
    await expect(dialog.getByText(/Checking resumes at .* and the deadline moves/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Check now' })).toBeDisabled();
    // A server that stops answers 503, which the page's next poll would log.
    await page.goto('about:blank');
  } finally {
    await portal.stop();
  }
});
