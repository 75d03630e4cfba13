import { screen, waitFor, within } from '@testing-library/react';
import { snackbarsAtom } from '@portal/shared/state';
import { fakeApi, errorResponse, watchSavedFiles } from '@portal/shared/testing';
import { openDashboard, serveReports } from '../../features/dashboard/testing/open-dashboard.ts';
import { videoReport } from '../../testing/video-report-fixture.ts';

// Queries by role traverse the whole page and are slow on a busy machine.
jest.setTimeout(40_000);

const openDetail = async (at = '/dashboard?videoDetail=v0') => {
  const opened = await openDashboard(at);
  const detail = await screen.findByRole('dialog');
  // The list behind it, which otherwise renders while a test reads the clipboard.
  await screen.findByText('영상 0', { selector: 'tbody *' });
  return { ...opened, detail };
};

const serve = () => {
  serveReports();
  return fakeApi.get('/report/video', videoReport());
};

describe('the countries of a video', () => {
  const openCountries = async () => {
    const reportRequests = serve();
    const opened = await openDetail();
    const panel = within(await within(opened.detail).findByRole('region', { name: '국가별 시청자' }));
    return { ...opened, reportRequests, panel };
  };

  it('shows the largest countries as bars, and all others as one', async () => {
    const { panel } = await openCountries();

    const rows = within(panel.getByRole('list', { name: '국가별 시청자' })).getAllByRole('listitem');
    expect(rows).toHaveLength(8);
    expect(rows[0]).toHaveTextContent('대한민국10018.5%');
    expect(rows[7]).toHaveTextContent('기타 2509.3%');
  });

  it('shows countries by revenue and by Premium views', async () => {
    const { user, panel, detail } = await openCountries();

    await user.click(panel.getByRole('radio', { name: '수익' }));

    const revenue = within(within(detail).getByRole('region', { name: '국가별 수익' }));
    expect(revenue.getByText('₩100,000')).toBeVisible();
    await user.click(revenue.getByRole('radio', { name: '프리미엄' }));
    expect(within(detail).getByRole('list', { name: '국가별 프리미엄 시청자' })).toHaveTextContent('200');
  });

  it('fetches and shows all countries when the table is selected', async () => {
    const { user, panel, reportRequests } = await openCountries();
    const tops = () => reportRequests.calls.map(({ query }) => query.get('top'));
    expect(tops()).not.toContain('300');

    await user.click(panel.getByRole('radio', { name: '표' }));

    const table = within(await panel.findByRole('table', { name: '국가별 시청자' }));
    expect(table.getByRole('row', { name: /브라질/ })).toHaveTextContent('203.7%');
    expect(table.getByRole('row', { name: /합계/ })).toHaveTextContent('540100.0%');
    expect(tops()).toContain('300');
  });

  it('shows all countries as bubbles on a map beside the list', async () => {
    const { user, panel } = await openCountries();

    await user.click(panel.getByRole('radio', { name: '지도' }));

    const map = within(await panel.findByRole('group', { name: '국가별 시청자 지도' }));
    expect(map.getAllByRole('img')).toHaveLength(9);
    expect(panel.getByRole('list', { name: '국가별 시청자' })).toBeVisible();
  });

  it('shows an error of the countries alone and retries it', async () => {
    const { user, panel, detail } = await openCountries();
    fakeApi.get('/report/video', errorResponse(400, 'invalid'));

    await user.click(panel.getByRole('radio', { name: '표' }));

    expect(await panel.findByText('국가별 데이터를 불러오지 못했어요')).toBeVisible();
    expect(within(detail).getByText('12,840,612')).toBeVisible();
    fakeApi.get('/report/video', videoReport());
    await user.click(panel.getByRole('button', { name: '다시 시도' }));
    expect(await panel.findByRole('table')).toBeVisible();
  });
});

describe('the tracks of a video', () => {
  it('copies the ISRC of a track', async () => {
    serve();
    const { user, detail, store } = await openDetail();

    await user.click(await within(detail).findByRole('button', { name: 'Paper Lanterns ISRC 복사' }));

    await waitFor(() => expect(store.get(snackbarsAtom)[0]).toMatchObject({ text: 'KRX4G2600417' }));
    expect(await navigator.clipboard.readText()).toBe('KRX4G2600417');
  });

  it('states that a video has no known track', async () => {
    serveReports();
    fakeApi.get('/report/video', videoReport({}, { tracks: [] }));

    const { detail } = await openDetail();

    expect(await within(detail).findByText('확인된 음원이 없어요')).toBeVisible();
  });
});

describe('a video detail that cannot be shown', () => {
  it('shows that a video is unknown or not accessible, and links back to the list', async () => {
    serveReports();
    fakeApi.get('/report/video', errorResponse(404, 'not_found'));
    const { user, detail, location } = await openDetail('/dashboard?videoDetail=other&period=7d');
    expect(await within(detail).findByText('영상을 찾을 수 없어요')).toBeVisible();
    expect(within(detail).getByRole('heading', { name: '영상 상세' })).toBeVisible();
    expect(detail).toHaveAccessibleName('영상 상세');

    await user.click(within(detail).getByRole('button', { name: '목록으로' }));

    await waitFor(() => expect(detail).not.toBeInTheDocument());
    expect(location().search).toBe('?period=7d');
  });

  it('shows a failed report and retries it', async () => {
    serveReports();
    fakeApi.get('/report/video', errorResponse(400, 'invalid'));
    const { user, detail } = await openDetail();
    expect(await within(detail).findByText('영상 데이터를 불러오지 못했어요')).toBeVisible();
    expect(within(detail).getByText('요청 ID req-test')).toBeVisible();

    fakeApi.get('/report/video', videoReport());
    await user.click(within(detail).getByRole('button', { name: '다시 시도' }));

    expect(await within(detail).findByText('12,840,612')).toBeVisible();
  });
});

describe('the link to a video', () => {
  it('copies an address that opens the video on a page of its own', async () => {
    serve();
    const { user, detail, store } = await openDetail();
    await within(detail).findByText('12,840,612');

    await user.click(within(detail).getByRole('button', { name: '영상 링크 복사' }));

    await waitFor(() => expect(store.get(snackbarsAtom)[0]).toMatchObject({ title: '링크를 복사했어요' }));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/report-video/v0`);
  });

  it('contains the selected period', async () => {
    serve();
    const { user, detail } = await openDetail('/dashboard?period=last-month&videoDetail=v0');
    const choose = async (name: RegExp) => {
      await user.click(await within(detail).findByRole('button', { name: /^기간 / }));
      await user.click(await screen.findByRole('menuitem', { name }));
      await user.click(await within(detail).findByRole('button', { name: '영상 링크 복사' }));
      return new URL(await navigator.clipboard.readText()).search;
    };

    expect(await choose(/최근 7일/)).toBe('?period=7d');
    expect(await choose(/목록과 같은 기간/)).toBe('?period=fixed&from=2026-10-01&to=2026-10-31');
  });

  it('is shown to be copied by hand when the browser denies the clipboard', async () => {
    serve();
    const { user, detail, store } = await openDetail();
    await within(detail).findByText('12,840,612');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));

    await user.click(within(detail).getByRole('button', { name: '영상 링크 복사' }));

    await waitFor(() =>
      expect(store.get(snackbarsAtom)[0]).toMatchObject({
        type: 'error',
        text: `${window.location.origin}/report-video/v0`,
      }),
    );
  });
});

it('the video detail exports the days that are shown', async () => {
  const saved = watchSavedFiles();
  const exported = fakeApi.file('/report/video/export', { name: 'video.csv', content: 'x' });
  serve();
  const { user, detail } = await openDetail('/dashboard?period=7d&videoDetail=v0');

  await user.click(await within(detail).findByRole('button', { name: '내보내기' }));
  await user.click(await screen.findByRole('menuitem', { name: '일별 지표 CSV' }));

  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['video.csv']));
  expect(Object.fromEntries(exported.calls[0]?.query ?? [])).toEqual({
    from: '2026-10-27',
    to: '2026-11-18',
    id: 'v0',
    format: 'csv',
  });
});
