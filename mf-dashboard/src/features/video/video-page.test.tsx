import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, errorResponse, renderRoute } from '@portal/shared/testing';
import type { PortalSetup } from '@portal/shared/testing';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { freshness } from '../../testing/report-fixtures.ts';
import { videoReport } from '../../testing/video-report-fixture.ts';

jest.setTimeout(40_000);

const serve = () => {
  fakeApi.get('/report/freshness', freshness());
  return fakeApi.get('/report/video', videoReport());
};

const open = (at = '/report-video/v7', setup: Omit<PortalSetup, 'at'> = {}) =>
  renderRoute(remote, config, { at, ...setup });

describe('the page of a video', () => {
  it('shows the video of its address since the publication', async () => {
    const requests = serve();
    await open();

    expect(await screen.findByRole('heading', { name: '영상 7' })).toBeVisible();
    expect(screen.getByText('12,840,612')).toBeVisible();
    expect(screen.getByText('Paper Lanterns')).toBeVisible();
    expect(requests.calls.map(({ query }) => Object.fromEntries(query))).toEqual([
      { id: 'v7', to: '2026-11-18', compare: 'none', top: '7' },
    ]);
  });

  it('keeps the selected period in its address', async () => {
    const requests = serve();
    const { user, location } = await open('/report-video/v7?period=7d');
    const period = await screen.findByRole('button', { name: /^기간 최근 7일/ });
    await waitFor(() =>
      expect(requests.calls[0]?.query.toString()).toContain('from=2026-11-12&to=2026-11-18'),
    );

    await user.click(period);
    await user.click(await screen.findByRole('menuitem', { name: /최근 28일/ }));

    expect(location().search).toBe('?period=28d');
    expect(await screen.findByRole('button', { name: /^기간 최근 28일/ })).toBeVisible();
  });

  it('shows the days of a shared address, and none that it does not have', async () => {
    serve();
    const { user } = await open('/report-video/v7?period=fixed&from=2026-10-28&to=2026-10-31');

    await user.click(await screen.findByRole('button', { name: '기간 공유된 기간 10.28 – 10.31' }));

    expect(within(await screen.findByRole('menu')).getAllByRole('menuitem')).toHaveLength(5);
  });

  it('shows everything since the publication when its address has a period without days', async () => {
    serve();
    await open('/report-video/v7?period=fixed&from=yesterday');

    expect(await screen.findByRole('button', { name: /^기간 게시 후 전체/ })).toBeVisible();
  });

  it('copies its own address', async () => {
    serve();
    const { user } = await open('/report-video/v7?period=7d');

    await user.click(await screen.findByRole('button', { name: '영상 링크 복사' }));

    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe(
        `${window.location.origin}/report-video/v7?period=7d`,
      ),
    );
  });

  it.each([
    ['ko', '영상을 찾을 수 없어요', '목록으로'],
    ['en', 'Video not found', 'Back to list'],
    ['zh-CN', '找不到该视频', '返回列表'],
    ['zh-TW', '找不到這部影片', '返回清單'],
  ] as const)(
    'says in %s that a video is unknown or somebody else’s, and leads to the list',
    async (language, title, back) => {
      fakeApi.get('/report/freshness', freshness());
      fakeApi.get('/report/video', errorResponse(404, 'not_found'));
      await open('/report-video/other', { language });
      // Unlike browsers, Testing Library puts spaces between the words of a Chinese heading into its name.
      const isTitle = (name: string) => name.replaceAll(' ', '') === title.replaceAll(' ', '');
      expect(await screen.findByRole('heading', { name: isTitle })).toBeVisible();

      expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', '/report-video');
    },
  );

  it('does not request an id that no video can have', async () => {
    const requests = serve();
    await open(`/report-video/${'x'.repeat(65)}`);

    expect(await screen.findByText('영상을 찾을 수 없어요')).toBeVisible();
    expect(requests.calls).toHaveLength(0);
  });

  it('says that there is no data before the first delivery', async () => {
    fakeApi.get('/report/freshness', freshness({ latest_day: null }));
    await open();

    expect(await screen.findByText('이 기간의 데이터가 아직 없어요')).toBeVisible();
  });

  it('shows a failed report and retries it', async () => {
    fakeApi.get('/report/freshness', freshness());
    fakeApi.get('/report/video', errorResponse(400, 'invalid'));
    const { user } = await open();
    expect(await screen.findByText('영상 데이터를 불러오지 못했어요')).toBeVisible();

    serve();
    await user.click(screen.getByRole('button', { name: '다시 시도' }));

    expect(await screen.findByText('12,840,612')).toBeVisible();
  });
});
