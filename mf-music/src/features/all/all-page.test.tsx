import { snackbarsAtom } from '@portal/shared/state';
import { fakeApi, errorResponse, renderRoute } from '@portal/shared/testing';
import type { PortalSetup } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { createTrack as track, favouritesOf, listOf as list, tags, traits } from '../../testing/tracks.ts';

const open = (at = '/musics/all', setup: Omit<PortalSetup, 'at'> = {}) =>
  renderRoute(remote, config, { at, ...setup });

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

beforeEach(() => {
  fakeApi.get('/music/tags', tags);
  fakeApi.get('/music/traits', traits);
  fakeApi.get('/music/favourites', favouritesOf([]));
});

test('the catalogue shows rank, artist, category, tags, duration, use and ISRC of each track', async () => {
  fakeApi.get('/music/tracks', list([track()]));

  await open();

  const row = await rowOf('Paper Lanterns');
  for (const text of ['1', 'Nova Ahn', 'BGM', '잔잔한', '2:48', '1,284', 'KRX4G2600417']) {
    expect(row.getByText(text)).toBeVisible();
  }
  expect(screen.getByRole('heading', { name: '전체 음원' })).toBeVisible();
});

test.each([1440, 390])(
  'at a width of %i the parts of title, artist and ISRC that a search found are marked',
  async (width) => {
    const requests = fakeApi.get(
      '/music/tracks',
      list([
        track({
          match: {
            title: [
              [0, 5],
              [6, 8],
            ],
            artist: [[5, 8]],
            isrc: [[0, 3]],
          },
        }),
      ]),
    );

    await open('/musics/all?q=paper%20la', { width });

    await screen.findAllByText('Paper');
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'Paper',
      'La',
      'Ahn',
      'KRX',
    ]);
    expect(requests.calls[0]?.query.get('order')).toBeNull();
    if (width > 1000) expect(screen.getByRole('button', { name: /정렬 정확도순/ })).toBeVisible();
  },
);

test('the catalogue shows a dash for a track without a rank', async () => {
  fakeApi.get('/music/tracks', list([track({ rank: null })]));

  await open();

  const row = await rowOf('Paper Lanterns');
  expect(row.getByText('–')).toBeVisible();
  expect(row.getByText('이번 주 순위에 없어요')).toBeInTheDocument();
});

test('the copy button copies the ISRC and shows a snackbar', async () => {
  fakeApi.get('/music/tracks', list([track()]));
  const { store, user } = await open();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');

  await user.click(await screen.findByRole('button', { name: 'Paper Lanterns ISRC 복사' }));

  expect(writeText).toHaveBeenCalledWith('KRX4G2600417');
  expect(store.get(snackbarsAtom)).toMatchObject([
    { type: 'success', title: 'ISRC를 복사했어요', text: 'KRX4G2600417' },
  ]);
});

test('the snackbar shows the ISRC when the browser refuses to copy', async () => {
  fakeApi.get('/music/tracks', list([track()]));
  const { store, user } = await open();
  const button = await screen.findByRole('button', { name: 'Paper Lanterns ISRC 복사' });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));

  await user.click(button);

  await waitFor(() => expect(store.get(snackbarsAtom)).toMatchObject([{ type: 'error' }]));
  expect(store.get(snackbarsAtom)[0]?.text).toContain('KRX4G2600417');
});

test('category and tag filters are stored in the address and return to the first page', async () => {
  const request = fakeApi.get('/music/tracks', ({ query }) =>
    list([track({ title: `${query.get('category')} ${query.get('tag')}` })], { total: 120 }),
  );
  const { location, user } = await open('/musics/all?page=1');
  await rowOf('null null');

  await user.click(screen.getByRole('button', { name: 'OST' }));
  await rowOf('ost null');
  await user.click(screen.getByRole('button', { name: /무드 태그/ }));
  await user.click(await screen.findByRole('option', { name: '밤' }));

  await rowOf('ost night');
  expect(location().search).toBe('?category=ost&tag=night');
  expect(Object.fromEntries(request.calls.at(-1)?.query ?? [])).toEqual({
    page: '0',
    size: '20',
    category: 'ost',
    tag: 'night',
  });
});

test('the sort order is stored in the address and sent to the API', async () => {
  const request = fakeApi.get('/music/tracks', ({ query }) =>
    list([track({ title: `by ${query.get('order')}` })]),
  );
  const { location, user } = await open();
  await rowOf('by null');

  await user.click(screen.getByRole('button', { name: /정렬/ }));
  await user.click(await screen.findByRole('option', { name: '많이 쓴 순' }));

  await rowOf('by popular');
  expect(location().search).toBe('?sort=popular');
  expect(request.calls.at(-1)?.query.get('order')).toBe('popular');
});

test('the menu of a track copies the ISRC with hyphens', async () => {
  fakeApi.get('/music/tracks', list([track()]));
  const { store, user } = await open();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');

  await user.click(await screen.findByRole('button', { name: 'Paper Lanterns 더 보기' }));
  await user.click(await screen.findByRole('menuitem', { name: /하이픈 넣어 ISRC 복사/ }));

  expect(writeText).toHaveBeenCalledWith('KR-X4G-26-00417');
  await waitFor(() =>
    expect(store.get(snackbarsAtom)).toMatchObject([{ type: 'success', text: 'KR-X4G-26-00417' }]),
  );
});

test('the menu of a track leads to the videos that use it', async () => {
  fakeApi.get('/music/tracks', list([track()]));
  const { location, user } = await open();

  await user.click(await screen.findByRole('button', { name: 'Paper Lanterns 더 보기' }));
  await user.click(await screen.findByRole('menuitem', { name: '이 음원을 쓴 내 영상' }));

  expect(location()).toMatchObject({ pathname: '/report-video', search: '?q=KRX4G2600417' });
});

test('the logo of an exclusive track is named', async () => {
  fakeApi.get('/music/tracks', list([track({ exclusive_logo: '/media/exclusive.svg' })]));

  await open();

  const row = await rowOf('Paper Lanterns');
  expect(row.getByRole('img', { name: '독점 음원' })).toBeVisible();
});

test('an empty filtered catalogue offers to clear the filters', async () => {
  fakeApi.get('/music/tracks', ({ query }) => (query.has('search') ? list([]) : list([track()])));
  const { location, user } = await open('/musics/all?q=xyz&category=bgm');

  await screen.findByRole('heading', { name: '‘xyz’에 맞는 음원이 없어요' });
  await user.click(screen.getByRole('button', { name: '조건 지우기' }));

  await rowOf('Paper Lanterns');
  expect(location().search).toBe('');
});

test('an empty catalogue shows its empty state', async () => {
  fakeApi.get('/music/tracks', list([]));

  await open();

  expect(await screen.findByRole('heading', { name: '아직 등록된 음원이 없어요' })).toBeVisible();
});

test('the catalogue shows an error panel whose retry button fetches the tracks again', async () => {
  fakeApi.get('/music/tracks', errorResponse(500, 'internal'));
  const { user } = await open();

  const retry = await screen.findByRole('button', { name: '다시 시도' });
  fakeApi.get('/music/tracks', list([track()]));
  await user.click(retry);

  await rowOf('Paper Lanterns');
});

test('the catalogue shows the tracks and a retry button when only the tags fail to load', async () => {
  fakeApi.get('/music/tags', errorResponse(500, 'internal'));
  fakeApi.get('/music/tracks', list([track()]));
  const { user } = await open();

  await rowOf('Paper Lanterns');
  const alert = within(await screen.findByRole('alert'));
  fakeApi.get('/music/tags', tags);
  await user.click(alert.getByRole('button', { name: '다시 시도' }));

  await waitFor(() => expect(screen.getByRole('button', { name: /무드 태그/ })).toBeEnabled());
});

test('on a phone each track is a card with its numbers, tags and a full-width button that copies the ISRC', async () => {
  const media = window.matchMedia('');
  jest.spyOn(window, 'matchMedia').mockReturnValue({ ...media, matches: true });
  fakeApi.get('/music/tracks', list([track()]));
  const { store, user } = await open('/musics/all', { width: 390 });

  const card = within(await screen.findByRole('article'));
  for (const text of ['Paper Lanterns', 'Nova Ahn', '2:48', '1,284', '잔잔한']) {
    expect(card.getByText(text)).toBeVisible();
  }
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await user.click(card.getByRole('button', { name: /ISRC 복사/ }));

  await waitFor(() => expect(store.get(snackbarsAtom)).toMatchObject([{ type: 'success' }]));
});

test('the catalogue uses the language of the page in texts and requests', async () => {
  const request = fakeApi.get('/music/tracks', list([track()]));

  await open('/musics/all', { language: 'en' });

  await rowOf('Paper Lanterns');
  expect(screen.getByRole('columnheader', { name: 'Videos' })).toBeVisible();
  expect(request.calls[0]?.headers.get('accept-language')).toBe('en');
});
