import { act, screen, waitFor, within } from '@testing-library/react';
import { snackbarsAtom } from '@portal/shared/state';
import { fakeApi, refusal } from '@portal/shared/testing';
import { openDashboard, serveReports } from '../../features/dashboard/testing/open-dashboard.ts';
import { video, videos } from '../../testing/report-fixtures.ts';
import { videoReport } from '../../testing/video-report-fixture.ts';

// A page of twenty videos takes its time on a busy machine.
jest.setTimeout(40_000);

/** The detail's code and the modal's library come with the first one of a file. */
const FIRST = { timeout: 15_000 };

/** Twenty videos are on a page: the last one has five. */
const serve = () => {
  const { videos } = serveReports({ videoCount: 45 });
  fakeApi.get('/report/video', videoReport());
  return videos;
};

const openDetail = async (at: string) => {
  const opened = await openDashboard(at);
  const detail = await screen.findByRole('dialog', {}, FIRST);
  const step = (name: string) => within(detail).findByLabelText(name);
  return {
    ...opened,
    detail,
    step,
    isNamed: (name: string) => waitFor(() => expect(detail).toHaveAccessibleName(name)),
  };
};

const pagesOf = (asked: ReturnType<typeof serve>) => asked.calls.map(({ query }) => query.get('page'));

describe('the walk over the end of a page', () => {
  it('goes on with the next page, which was asked for before, in the same step of the history', async () => {
    const asked = serve();
    const { user, location, step, isNamed } = await openDetail(
      '/dashboard?period=7d&sort=revenue&videoDetail=v17',
    );
    await step('다음 영상');
    expect(pagesOf(asked)).toEqual(['0']);

    await user.keyboard('{ArrowDown}');
    await isNamed('영상 18');
    await waitFor(() => expect(pagesOf(asked)).toEqual(['0', '1']));
    expect(Object.fromEntries(asked.calls[1]?.query ?? [])).toEqual({
      ...Object.fromEntries(asked.calls[0]?.query ?? []),
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
    expect(pagesOf(asked)).toEqual(['0', '1']);
  });

  it('ends where the list does, and not where a page does', async () => {
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

  it('leaves the list on the page of the video when it closes', async () => {
    serve();
    const { user, location } = await openDashboard('/dashboard?sort=revenue');
    await user.click(await screen.findByText('영상 19', {}, FIRST));
    const detail = await screen.findByRole('dialog', {}, FIRST);
    await user.click(await within(detail).findByLabelText('다음 영상'));
    await waitFor(() => expect(detail).toHaveAccessibleName('영상 20'));

    await user.keyboard('{Escape}');

    await waitFor(() => expect(detail).not.toBeInTheDocument());
    await waitFor(() => expect(location().search).toBe('?sort=revenue&page=1'));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('영상 20'));
  });

  it('says that a page did not arrive, stays, and asks for it again with the next step', async () => {
    serve();
    const { user, step, isNamed, store } = await openDetail('/dashboard?videoDetail=v17');
    await step('다음 영상');
    fakeApi.get('/report/videos', refusal(400, 'invalid'));
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

  it('leaves alone who went elsewhere while a page was on its way', async () => {
    serve();
    const { user, step, isNamed, location } = await openDetail('/dashboard?videoDetail=v17');
    await step('다음 영상');
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const late = fakeApi.get('/report/videos', async (request) => {
      await arrived;
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
    arrive();
    // Time enough for the step to be taken after all.
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(location().search).toBe('?videoDetail=v19');
  });
});
