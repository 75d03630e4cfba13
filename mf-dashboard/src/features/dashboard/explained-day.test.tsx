import { screen, within } from '@testing-library/react';
import { fakeApi } from '@portal/shared/testing';
import { explanation } from '../../components/explanation/testing/explanation-fixture.ts';
import { openDashboard, serveReports } from './testing/open-dashboard.ts';

// Queries by role traverse the whole page and are slow on a busy machine.
jest.setTimeout(40_000);

it('a report of one day opens how the revenue of that day came about', async () => {
  serveReports();
  const requests = fakeApi.get('/report/amount', explanation({ total: null, payment: null }));
  const { user } = await openDashboard('/dashboard?period=custom&from=2026-11-10&to=2026-11-10');

  await user.click(await screen.findByRole('button', { name: '이 수익이 나온 과정 보기' }));

  const dialog = await screen.findByRole('dialog', { name: '금액이 나온 과정' });
  expect(await within(dialog).findByRole('list', { name: '계산 순서' })).toBeVisible();
  expect(Object.fromEntries(requests.calls[0]?.query ?? [])).toEqual({
    from: '2026-11-10',
    to: '2026-11-10',
  });
});
