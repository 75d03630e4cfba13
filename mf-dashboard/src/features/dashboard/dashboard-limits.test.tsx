import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderPortal } from '@portal/shared/testing';
import { explanationTexts } from '../../components/explanation/texts.ts';
import { periodBridge } from '../../components/explanation/testing/period-bridge-fixture.ts';
import { HistoryButtons, pressHistory } from '../../testing/history-buttons.tsx';
import { video, videos } from '../../testing/report-fixtures.ts';
import { videoReport } from '../../testing/video-report-fixture.ts';
import { channel, channels } from '../../testing/channel-fixtures.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { openDashboard, serveReports } from './testing/open-dashboard.ts';

// Queries by role traverse the whole page and are slow on a busy machine.
jest.setTimeout(40_000);

const chips = () => screen.findByRole('group', { name: '적용된 필터' });

/** The parameters that the last request of each panel was limited by. */
const lastLimits = (requests: ReturnType<typeof serveReports>) =>
  [requests.summary, requests.trend, requests.countries, requests.videos].map(({ calls }) => {
    const query = calls.at(-1)?.query;
    const limits = ['channel', 'country', 'weekday', 'track'].map((name) => [name, query?.get(name)]);
    return Object.fromEntries(limits.filter(([, value]) => value));
  });

const each = (limits: object) => Array.from({ length: 4 }, () => limits);

it('a press of a country limits each panel to it, says so in a chip, and Back undoes it', async () => {
  const requests = serveReports();
  const { user, location } = await renderPortal(
    <>
      <DashboardPage />
      <HistoryButtons />
    </>,
    { at: '/dashboard?page=1' },
  );
  const list = within(await screen.findByRole('list', { name: '국가별 수익' }));

  await user.click(list.getByRole('button', { name: '일본' }));

  expect(await within(await chips()).findByRole('button', { name: '국가: 일본, 필터 해제' })).toBeVisible();
  expect(location().search).toBe('?country=JP');
  await waitFor(() => expect(lastLimits(requests)).toEqual(each({ country: 'JP' })));
  expect(list.getByRole('button', { name: '일본' })).toHaveAttribute('aria-pressed', 'true');

  pressHistory('back');
  await waitFor(() => expect(screen.queryByRole('group', { name: '적용된 필터' })).not.toBeInTheDocument());
  await waitFor(() => expect(requests.summary.calls.length).toBeGreaterThan(0));
  expect(location().search).toBe('?page=1');
});

it('a chip is removed by keyboard, and so is a country by a second press', async () => {
  serveReports();
  const { user, location } = await openDashboard('/dashboard?country=KR&weekday=mon');
  const weekday = await within(await chips()).findByRole('button', { name: '요일: 월요일, 필터 해제' });

  weekday.focus();
  await user.keyboard('{Enter}');
  expect(location().search).toBe('?country=KR');

  const list = within(await screen.findByRole('list', { name: '국가별 수익' }));
  await user.click(list.getByRole('button', { name: '대한민국' }));
  expect(location().search).toBe('');
});

it('a bubble of the map limits the page, too', async () => {
  serveReports();
  const { user, location } = await openDashboard();
  const map = within(await screen.findByRole('group', { name: '국가별 수익 지도' }));

  await user.click(map.getByRole('button', { name: '대한민국' }));

  expect(location().search).toBe('?country=KR');
});

it('the detail of a video limits the page to its channel or track, and closes', async () => {
  const requests = serveReports();
  fakeApi.get('/channel/list', channels([channel('c1', '오늘의 골목')]));
  fakeApi.get('/report/videos', videos([video()]));
  const { user, location } = await openDashboard();

  fakeApi.get('/report/video', videoReport({}, { title: video().title }));
  const openVideo = async () => {
    await user.click(await screen.findByRole('button', { name: video().title }));
    return within(await screen.findByRole('dialog', { name: video().title }));
  };

  await user.click((await openVideo()).getByRole('button', { name: '이 채널만 보기: 오늘의 골목' }));
  expect(await within(await chips()).findByRole('button', { name: /^채널: 오늘의 골목/ })).toBeVisible();
  await user.click((await openVideo()).getByRole('button', { name: '이 음원만 보기: Paper Lanterns' }));
  expect(await within(await chips()).findByRole('button', { name: /^음원: Paper Lanterns/ })).toBeVisible();

  expect(location().search).toBe('?channel=c1&track=KRA302600001');
  await waitFor(() =>
    expect(lastLimits(requests).slice(0, 3)).toEqual(
      each({ channel: 'c1', track: 'KRA302600001' }).slice(0, 3),
    ),
  );
});

it('the causes of a day lead to its weekday, and do not return with Back', async () => {
  const requests = serveReports();
  const bridge = fakeApi.get('/report/bridge', periodBridge());
  await explanationTexts.load();
  const { user, location } = await openDashboard('/dashboard?country=KR&bridge=2026-11-18');
  const dialog = within(await screen.findByRole('dialog', { name: '수익이 달라진 이유' }));
  await waitFor(() => expect(bridge.calls[0]?.query.get('country')).toBe('KR'));

  await user.click(dialog.getByRole('button', { name: '이 요일만 보기: 수요일' }));

  await waitFor(() => expect(location().search).toBe('?country=KR&weekday=wed'));
  await waitFor(() => expect(lastLimits(requests)).toEqual(each({ country: 'KR', weekday: 'wed' })));
});

it('invalid limits of an address are ignored', async () => {
  const requests = serveReports();
  await openDashboard('/dashboard?country=korea&weekday=1&track=x');

  await screen.findByRole('list', { name: '국가별 수익' });
  expect(lastLimits(requests)).toEqual(each({}));
});
