import { paths } from '@portal/shared/routing';
import { allRules, findViolations } from '../../fixtures/accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';
import { monthBefore, pacificToday } from '../../oracle/days.ts';

test('the statement of a closed month has a number, and corrects the month before with the cause', async ({
  page,
  restoreSession,
}) => {
  // The demo closes the three months before the last complete one.
  const newest = monthBefore(monthBefore(pacificToday()).from);
  const second = monthBefore(newest.from);
  const first = monthBefore(second.from);
  await restoreSession('aurora', 'member3');
  await page.context().addCookies([{ name: 'language', value: 'en', url: origin('aurora') }]);
  await page.goto(`${origin('aurora')}${paths.statement.path}?month=${second.from.slice(0, 7)}`);

  await expect(page.getByRole('heading', { name: /^Statement for/ })).toContainText('Issued');
  await expect(page.getByText(/^Statement [0-9A-F]{8}-\d{4}-002$/)).toBeVisible();
  const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(
    new Date(first.from),
  );
  const corrections = page.getByRole('list', { name: 'Corrections of earlier months' });
  await expect(corrections.getByRole('listitem')).toHaveText(
    new RegExp(`^${month} .*corrected revenue[-+]₩[\\d,]+₩[\\d,]+ → ₩[\\d,]+Operator.*\\.csv$`),
  );
  expect(await findViolations(page, allRules)).toEqual([]);
});
