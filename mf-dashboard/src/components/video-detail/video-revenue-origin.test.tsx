import { screen, within } from '@testing-library/react';
import { fakeApi } from '@portal/shared/testing';
import { explanation } from '../explanation/testing/explanation-fixture.ts';
import { openDashboard, serveReports } from '../../features/dashboard/testing/open-dashboard.ts';
import { videoReport } from '../../testing/video-report-fixture.ts';

// Queries by role traverse the whole page and are slow on a busy machine.
jest.setTimeout(40_000);

it('the revenue of a video opens how it came about, of the video and the period alone', async () => {
  serveReports();
  fakeApi.get('/report/video', videoReport());
  const requests = fakeApi.get('/report/amount', explanation({ total: null, payment: null }));
  const { user } = await openDashboard('/dashboard?videoDetail=v0');
  const detail = await screen.findByRole('dialog');

  await user.click(await within(detail).findByRole('button', { name: '이 수익이 나온 과정 보기' }));

  const dialog = await screen.findByRole('dialog', { name: '금액이 나온 과정' });
  const steps = await within(dialog).findByRole('list', { name: '계산 순서' });
  expect(within(steps).getByText('영상 전체 수익')).toBeVisible();
  expect(Object.fromEntries(requests.calls[0]?.query ?? [])).toEqual({
    from: '2026-10-27',
    to: '2026-11-18',
    video: 'v0',
  });
});

it('a video without revenue has nothing to explain', async () => {
  serveReports();
  const none = { value: null, share: null };
  fakeApi.get(
    '/report/video',
    videoReport({ revenue_analysis: { total: null, ad: none, premium: none, other: none } }),
  );
  await openDashboard('/dashboard?videoDetail=v0');
  const detail = await screen.findByRole('dialog');

  await within(detail).findByRole('region', { name: '국가별 시청자' });
  expect(within(detail).queryByText('이 수익이 나온 과정 보기')).not.toBeInTheDocument();
});
