import { fakeApi, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { createTrack, favouritesOf, listOf, tags, traits } from '../../testing/tracks.ts';

const understood = [
  { text: 'calm', kind: 'mood' as const, code: 'calm', name: '잔잔한' },
  { text: 'bgm', kind: 'category' as const, code: 'bgm', name: 'bgm' },
  { text: 'cooking', kind: 'tag' as const, code: 'cooking', name: '요리' },
  { text: 'under 60 seconds', kind: 'max_seconds' as const, code: '60', name: '60' },
];

const open = (at: string) => renderRoute(remote, config, { at });
const used = async () => within(await screen.findByRole('group', { name: '이렇게 찾았어요' }));

beforeEach(() => {
  fakeApi.get('/music/tags', tags);
  fakeApi.get('/music/favourites', favouritesOf([]));
  fakeApi.get('/music/traits', traits);
});

test('a search shows which of its words were used as what', async () => {
  fakeApi.get('/music/tracks', listOf([createTrack()], { understood }));

  await open('/musics/all?q=calm%20cooking%20bgm%20under%2060%20seconds');

  for (const text of [
    'calm → 분위기: 잔잔한',
    'bgm → 분류: BGM',
    'cooking → 무드 태그: 요리',
    'under 60 seconds → 60초 이하',
  ])
    expect((await used()).getByText(text)).toBeVisible();
});

test('a removed word is left to titles, until another search is typed', async () => {
  const requests = fakeApi.get('/music/tracks', ({ query }) =>
    listOf([createTrack()], { understood: query.get('plain') === null ? understood : [] }),
  );
  const { user, location } = await open('/musics/all?q=calm&page=1');

  await user.click((await used()).getByRole('button', { name: 'calm → 분위기: 잔잔한, 제목에서만 찾기' }));

  expect(location().search).toBe('?q=calm&plain=calm');
  await waitFor(() => expect(requests.calls.at(-1)?.query.get('plain')).toBe('calm'));
  await waitFor(() =>
    expect(screen.queryByRole('group', { name: '이렇게 찾았어요' })).not.toBeInTheDocument(),
  );
  await user.type(screen.getByRole('searchbox', { name: '음원 검색' }), 'er');
  await waitFor(() => expect(location().search).toBe('?q=calmer'));
});
