import { fakeApi, errorResponse, sessions, siteMetadata } from '@portal/shared/testing';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildOf, navOf, releaseSetOf, routeOf, running } from '../testing/release-set-fixture.ts';
import { active, counts, open, options, remotes, visit } from './testing/palette-scene.tsx';

beforeEach(() => sessionStorage.clear());

it('lists the pages the user may open, opens one by keyboard, and Back returns to the page before', async () => {
  const { user, address } = await visit();
  const box = await open(user);
  expect(box).toHaveFocus();
  expect(address()).toBe('/dashboard?palette=1');

  await user.keyboard('{ArrowDown}{ArrowUp}');
  const page = active(box);
  await user.keyboard('{Enter}');

  expect(page).toBe('label of manage-channel');
  expect(await screen.findByText('page of mf-channels')).toBeInTheDocument();
  expect(address()).toBe('/manage-channel');
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());

  act(() => history.back());
  expect(await screen.findByText('page of mf-dashboard')).toBeInTheDocument();
  expect(address()).toBe('/dashboard');
});

it('moves on by each arrow key, and from the last result to the first', async () => {
  const { user } = await visit();
  const box = await open(user);
  const listed = options();

  const reached = [active(box)];
  for (const _ of listed) {
    await user.keyboard('{ArrowDown}');
    reached.push(active(box));
  }

  expect(reached).toEqual([...listed, listed[0]]);
});

it('finds a page that has no navigation entry by its title', async () => {
  const routes = [routeOf('/musics'), routeOf('/musics/all')];
  const build = buildOf('mf-music', '1.0.0', { routes, nav: [navOf('musics')] });
  const { user, address } = await visit({ set: releaseSetOf({ ...remotes, 'mf-music': running(build) }) });
  const box = await open(user);

  await user.type(box, 'title of /musics/all{Enter}');

  expect(await screen.findByText('page of mf-music')).toBeInTheDocument();
  expect(address()).toBe('/musics/all');
});

it('sends one debounced channel search and opens the chosen result', async () => {
  const { user, requests, address } = await visit();
  const box = await open(user);

  await user.type(box, '한강');
  const group = await screen.findByRole('group', { name: '채널' });
  expect(requests.channels.calls.map(({ query }) => query.get('search'))).toEqual(['한강']);
  await user.click(within(group).getByRole('option', { name: /한강 산책/ }));

  expect(await screen.findByText('page of mf-channels')).toBeInTheDocument();
  expect(address()).toBe(`/manage-channel?${new URLSearchParams({ q: '한강 산책' })}`);
});

it('aborts the search request when the search text changes', async () => {
  const { user } = await visit();
  fakeApi.get('/channel/list', () => new Promise(() => undefined));
  const box = await open(user);
  const sent = jest.spyOn(globalThis, 'fetch');
  const searches = () =>
    sent.mock.calls.flatMap(([request]) =>
      request instanceof Request && request.url.includes('/channel/list') ? [request] : [],
    );

  await user.type(box, 'a');
  await waitFor(() => expect(searches()).toHaveLength(1));
  await user.type(box, 'b');

  await waitFor(() => expect(searches().map(({ signal }) => signal.aborted)).toEqual([true, false]));
});

it('ignores the Enter key that ends an input-method composition', async () => {
  const { user, address } = await visit();
  const box = await open(user);

  const enter = createEvent.keyDown(box, { key: 'Enter', isComposing: true });
  fireEvent(box, enter);
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });

  expect(address()).toBe('/dashboard?palette=1');
});

it('lists recently opened results until the session ends', async () => {
  fakeApi.post('/member/logout', {});
  const { user, portal } = await visit();
  await open(user);
  await user.keyboard('{Enter}');
  await screen.findByText('page of mf-channels');

  await open(user);
  const recent = await screen.findByRole('group', { name: '최근에 연 항목' });
  expect(within(recent).getByRole('option')).toHaveTextContent('label of manage-channel');

  await act(() => portal.sessions.signOut());
  expect(sessionStorage.getItem('portal.recent')).toBeNull();
});

it('T-15 neither lists pages that are off or forbidden nor queries their data', async () => {
  const { user, requests } = await visit({
    session: sessions.member,
    set: releaseSetOf({ ...remotes, 'mf-music': { on: false, version: '1.0.0' } }),
  });
  const box = await open(user);
  expect(options()).not.toContain('label of manage-member');
  expect(options()).not.toContain('label of musics');

  await user.type(box, 'a');
  await waitFor(() => expect(requests.channels.calls).toHaveLength(1));
  expect(requests.tracks.calls).toHaveLength(0);
});

it('shows which search failed together with the results of the others', async () => {
  const { user } = await visit({
    fakeResponses: () => void fakeApi.get('/music/tracks', errorResponse(400, 'bad_request')),
  });
  const box = await open(user);

  await user.type(box, '한강');

  expect(await screen.findByText(/지금은 음원 검색을 할 수 없어요/)).toBeInTheDocument();
  expect(await screen.findByRole('option', { name: /한강 산책/ })).toBeInTheDocument();
});

it('shows and announces that there are no results', async () => {
  const { user } = await visit({
    fakeResponses: () => void fakeApi.get('/channel/list', { items: [], total: 0, page: 0, size: 5, counts }),
  });
  const box = await open(user);

  await user.type(box, 'zz');

  expect(await screen.findByText('‘zz’에 맞는 결과가 없어요')).toBeInTheDocument();
  expect(screen.getByText('결과 0개')).toHaveAttribute('role', 'status');
});

it.each([
  ['mcn-1', 1440],
  ['mcn-2', 1440],
  ['mcn-3', 1440],
  ['mcn-4', 1440],
  ['mcn-1', 390],
])(
  'opens by the search button in %s at %d pixels, and Escape returns the focus to the button',
  async (design_id, width) => {
    const { user } = await visit({ metadata: siteMetadata({ design_id }), width });
    const button = screen.getByRole('button', { name: /채널, 영상, 음원 검색/ });

    await user.click(button);
    await waitFor(() => expect(screen.getByRole('combobox', { name: '검색' })).toHaveFocus());
    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
);

describe('shortcut sheet', () => {
  it('the shortcut sheet opens with the ? key and closes with Escape', async () => {
    const { user, address } = await visit();

    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: '키보드 단축키' });
    expect(sheet).toHaveTextContent('채널, 영상, 음원 검색, 바로 실행');
    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/dashboard');
  });

  it('the shortcut sheet stays closed when ? is typed into a field', async () => {
    const { user } = await visit();
    const box = await open(user);

    await user.type(box, '?');

    expect(box).toHaveValue('?');
    expect(screen.queryByRole('dialog', { name: '키보드 단축키' })).not.toBeInTheDocument();
  });
});
