import { act, screen, waitFor, within } from '@testing-library/react';
import { snackbarsAtom } from '@portal/shared/state';
import { fakeApi, errorResponse } from '@portal/shared/testing';
import { openDashboard, serveReports } from '../../features/dashboard/testing/open-dashboard.ts';
import { video, videos } from '../../testing/report-fixtures.ts';
import { videoReport } from '../../testing/video-report-fixture.ts';

// A page of twenty videos is slow on a busy machine.
jest.setTimeout(40_000);

/** Three pages of twenty videos; the last one has five. */
const serve = () => {
  const { videos } = serveReports({ videoCount: 45 });
  fakeApi.get('/report/video', videoReport());
  return videos;
};

const openDetail = async (at: string) => {
  const opened = await openDashboard(at);
  const detail = await screen.findByRole('dialog');
  const step = (name: string) => within(detail).findByLabelText(name);
  return {
    ...opened,
    detail,
    step,
    isNamed: (name: string) => waitFor(() => expect(detail).toHaveAccessibleName(name)),
  };
};

const pagesOf = (listRequests: ReturnType<typeof serve>) =>
  listRequests.calls.map(({ query }) => query.get('page'));

describe('navigating between videos across the end of a page', () => {
  it('continues on the prefetched next page within one history entry', async () => {
    const listRequests = serve();
    const { user, location, step, isNamed } = await openDetail(
      '/dashboard?period=7d&sort=revenue&videoDetail=v17',
    );
    await step('다음 영상');
    expect(pagesOf(listRequests)).toEqual(['0']);

    await user.keyboard('{ArrowDown}');
    await isNamed('영상 18');
    await waitFor(() => expect(pagesOf(listRequests)).toEqual(['0', '1']));
    expect(Object.fromEntries(listRequests.calls[1]?.query ?? [])).toEqual({
      ...Object.fromEntries(listRequests.calls[0]?.query ?? []),
      page: '1',
    });
    await user.keyboard('{ArrowDown}');
    await isNamed('영상 19');
    await user.keyboard('{ArrowDown}');

    await isNamed('영상 20');
    expect(location().search).toBe('?period=7d&sort=revenue&videoDetail=v20&page=1');
    expect(await screen.findByText('영상 20, 45개 중 21번째')).toBeInTheDocument();
    await user.keyboard('{ArrowUp}');
    await isNamed('영상 19');
    expect(location().search).toBe('?period=7d&sort=revenue&videoDetail=v19');
    expect(pagesOf(listRequests)).toEqual(['0', '1']);
  });

  it('stops at the end of the list, not at the end of a page', async () => {
    serve();
    const { user, step, isNamed, location } = await openDetail('/dashboard?page=2&videoDetail=v43');
    await user.click(await step('다음 영상'));
    await isNamed('영상 44');
    expect(await step('다음 영상')).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await isNamed('영상 40');
    expect(await step('이전 영상')).toHaveAttribute('aria-disabled', 'false');

    await user.click(await step('이전 영상'));

    await isNamed('영상 39');
    expect(location().search).toBe('?page=1&videoDetail=v39');
    expect(await screen.findByText('영상 39, 45개 중 40번째')).toBeInTheDocument();
  });

  it('leaves the list on the page of the current video when it closes', async () => {
    serve();
    const { user, location } = await openDashboard('/dashboard?sort=revenue');
    await user.click(await screen.findByText('영상 19'));
    const detail = await screen.findByRole('dialog');
    await user.click(await within(detail).findByLabelText('다음 영상'));
    await waitFor(() => expect(detail).toHaveAccessibleName('영상 20'));

    await user.keyboard('{Escape}');

    await waitFor(() => expect(detail).not.toBeInTheDocument());
    await waitFor(() => expect(location().search).toBe('?sort=revenue&page=1'));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('영상 20'));
  });

  it('shows that a page failed to load, stays on the video, and retries with the next navigation', async () => {
    serve();
    const { user, step, isNamed, store } = await openDetail('/dashboard?videoDetail=v17');
    await step('다음 영상');
    fakeApi.get('/report/videos', errorResponse(400, 'invalid'));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await isNamed('영상 19');

    await user.keyboard('{ArrowDown}');

    await waitFor(() =>
      expect(store.get(snackbarsAtom)).toMatchObject([
        { type: 'error', title: '목록을 더 불러오지 못했어요' },
      ]),
    );
    await isNamed('영상 19');
    serve();
    await user.keyboard('{ArrowDown}');
    await isNamed('영상 20');
  });

  it('discards a page that arrives after another navigation', async () => {
    serve();
    const { user, step, isNamed, location } = await openDetail('/dashboard?videoDetail=v17');
    await step('다음 영상');
    let resolvePage: () => void = () => undefined;
    const pageResponse = new Promise<void>((resolve) => {
      resolvePage = resolve;
    });
    const late = fakeApi.get('/report/videos', async (request) => {
      await pageResponse;
      return videos([...Array(45).keys()].map((index) => video({ id: `v${index}` })))(request);
    });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await isNamed('영상 19');
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(late.calls).not.toHaveLength(0));

    await user.keyboard('{ArrowUp}');
    await isNamed('영상 18');
    await user.keyboard('{ArrowDown}');
    await isNamed('영상 19');
    resolvePage();
    // Long enough for the discarded navigation to happen, if it were not discarded.
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(location().search).toBe('?videoDetail=v19');
  });
});
