import { paths } from '@portal/shared/routing';
import { faults, FAULT_CONSOLE_ERRORS } from '../../fixtures/faults.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const address = origin('aurora') + paths.dashboard.path;
const members = '**/api/member/mcn/accounts**';

for (const [name, { respond, words }] of Object.entries(faults)) {
  test(`T-50 ${name} for the member list leaves the figures on screen, and the list loads on a later click`, async ({
    page,
    problems,
    restoreSession,
  }) => {
    problems.expect(FAULT_CONSOLE_ERRORS);
    await restoreSession('aurora');
    const main = page.getByRole('main');
    const filter = main.getByRole('button', { name: /멤버/ }).first();
    await page.route(members, respond);
    // Before the page is complete, because the message is shown for some seconds only.
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('region', { name: '알림' }).getByRole('alert')).toContainText(words);
    await expect(main.getByRole('list', { name: '주요 지표' })).toContainText('₩');

    await filter.click();
    await page.unroute(members);
    await page.getByRole('option', { name: /멤버를 불러오지 못했어요/ }).click();

    await expect(page).toHaveURL(address);
    await filter.click();
    await expect(page.getByRole('option')).toHaveCount(5);
  });
}
