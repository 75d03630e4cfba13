import type { GetResponse } from '@portal/shared/http';
import { errorResponse, fakeApi, sessions } from '@portal/shared/testing';
import type { FakeCalls } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { buildOf, navOf, releaseSetOf, routeOf, running } from '../../../testing/release-set-fixture.ts';
import { renderShell } from '../../../testing/render-shell.tsx';
import { briefing, fallen, fresh } from '../testing/briefing-fixture.ts';

type Briefing = GetResponse<'/report/briefing'>;

const set = releaseSetOf({
  'mf-dashboard': running(
    buildOf('mf-dashboard', '1.0.0', { routes: [routeOf('/dashboard')], nav: [navOf('dashboard')] }),
  ),
});

const visit = async (
  response: Briefing | (() => Promise<Briefing>),
  { freshness = fresh, ...changes }: Partial<Parameters<typeof renderShell>[0]> & { freshness?: object } = {},
) => {
  const calls: FakeCalls[] = [];
  const view = await renderShell({
    at: '/',
    set,
    session: sessions.manager,
    fakeResponses: () => {
      fakeApi.get('/report/freshness', { ...fresh, ...freshness });
      calls.push(fakeApi.get('/report/briefing', response));
    },
    ...changes,
  });
  return { ...view, requests: () => calls.flatMap((each) => each.calls) };
};
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const rowsOf = (card: Awaited<ReturnType<typeof region>>) =>
  card
    .getAllByRole('link')
    .filter((link) => link.closest('li'))
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('an ordinary day is said to be usual for its weekday', async () => {
  await visit(briefing);

  const day = await region('2026.11.18 (수)');
  expect(await day.findByText('평소 수요일 수준이에요.')).toBeInTheDocument();
  expect(day.getByRole('link', { name: '대시보드 보기' })).toHaveAttribute(
    'href',
    '/dashboard?period=custom&from=2026-11-18&to=2026-11-18',
  );
  expect(await (await region('달라진 점')).findByText('평소와 크게 다른 점이 없어요')).toBeInTheDocument();
});

it('a day that is not usual is said to be so, by how much and why, with what deviates most', async () => {
  await visit(fallen);

  const day = await region('2026.11.18 (수)');
  expect(await day.findByText('평소 수요일보다 33.3% 적어요. 주로 조회수 때문이에요.')).toBeInTheDocument();
  const deviations = await region('달라진 점');
  await deviations.findByText('오늘의 골목');
  const ofDay = 'period=custom&from=2026-11-18&to=2026-11-18';
  expect(rowsOf(deviations)).toEqual([
    [
      '오늘의 골목조회수 \u221250.0% · 주로 ‘비 오는 날의 반포대교’-₩60,000',
      `/report-channel?${ofDay}&channels=c1`,
    ],
    [
      '퇴근길 3분 힐링오늘의 골목 · 일주일 전에는 수익 없음+₩48,000',
      '/report-video/v2?period=fixed&from=2026-11-18&to=2026-11-18',
    ],
    ['일본조회당 단가가 달라졌어요-₩24,157', `/dashboard?${ofDay}&country=JP`],
  ]);
});

it('a day with too short a history is not compared', async () => {
  await visit({ ...briefing, revenue: { value: '263027.09', usual: null }, difference: null, causes: null });

  expect(await screen.findByText('4주 동안 집계되면 평소와 비교해 드려요.')).toBeInTheDocument();
});

it('the month so far stands beside the same days of the month before, and where it will end', async () => {
  await visit(briefing);

  const month = await region('2026년 11월');
  expect(await month.findByText('₩4,959,745')).toBeInTheDocument();
  expect(month.getByText('+28.3%')).toBeInTheDocument();
  expect(month.getByText('₩790만 – ₩880만')).toBeInTheDocument();
  expect(month.getByText('10번 중 8번은 이 범위에서 끝나요. 가운데 값 ₩830만')).toBeInTheDocument();
  expect(month.getByRole('link')).toHaveAttribute('href', '/dashboard?period=this-month');
});

it.each([
  ['short_history', '5주 동안 집계되면 이번 달 예상을 알려 드려요.'],
  ['complete', undefined],
] as const)('a month without a forecast (%s) says so where it is not over', async (gap, text) => {
  const { month } = briefing;
  await visit({ ...briefing, month: month && { ...month, forecast: null, forecast_gap: gap } });

  const card = await region('2026년 11월');
  expect(await card.findByText('₩4,959,745')).toBeInTheDocument();
  expect(card.queryByText(/까지 예상/)).not.toBeInTheDocument();
  expect(card.queryAllByText(/집계되면/).map((each) => each.textContent)).toEqual(text ? [text] : []);
});

it('the top videos of the day open their report of that day', async () => {
  await visit(briefing);

  const videos = await region('이날 수익이 가장 많은 영상');
  await videos.findByText('비 오는 날의 반포대교');
  expect(rowsOf(videos)).toEqual([
    [
      '비 오는 날의 반포대교오늘의 골목₩24,829조회수 41.3만회',
      '/report-video/v1?period=fixed&from=2026-11-18&to=2026-11-18',
    ],
  ]);
});

it('the money of a member is called its share', async () => {
  await visit(briefing, { session: sessions.member });

  expect(await screen.findByText('내 몫 ₩263,027, 조회수 4,096,102회')).toBeInTheDocument();
});

it('all cards are one request, for the day that the server knows to be the latest', async () => {
  const { requests } = await visit(briefing);
  await screen.findByText('₩4,959,745');

  expect(requests().map(({ query }) => Object.fromEntries(query))).toEqual([{}]);
});

it('before the first day nothing is requested, and one card says why', async () => {
  const none = { views_through: null, revenue_through: null, latest_day: null, first_day: null };
  const { requests } = await visit(briefing, { freshness: none });

  expect(await screen.findByText('아직 집계된 날이 없어요')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: '달라진 점' })).not.toBeInTheDocument();
  expect(requests()).toEqual([]);
});

it('a briefing that failed to load can be retried', async () => {
  const view = await visit(briefing, {
    fakeResponses: () => {
      fakeApi.get('/report/freshness', fresh);
      fakeApi.get('/report/briefing', errorResponse(400, 'bad'));
    },
  });
  expect(await screen.findByText('집계 현황을 불러오지 못했어요')).toBeInTheDocument();

  fakeApi.get('/report/briefing', briefing);
  await view.user.click(screen.getByRole('button', { name: '다시 시도' }));

  expect(await screen.findByText('₩4,959,745')).toBeInTheDocument();
});
