import { fakeApi, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { createTrack, favouritesOf, listOf, tags, traits } from '../../testing/tracks.ts';

const open = (at = '/musics/all', width = 1440) => renderRoute(remote, config, { at, width });

const serve = () => fakeApi.get('/music/tracks', listOf([createTrack()]));
const chosen = () => within(screen.getByRole('group', { name: '적용한 필터' }));

/** A filter is open to choices once its values are known. */
const press = async ({ user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>, name: string) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
};

beforeEach(() => {
  fakeApi.get('/music/tags', tags);
  fakeApi.get('/music/favourites', favouritesOf([]));
  fakeApi.get('/music/traits', traits);
});

test('a chosen mood filters on the server, is a chip, and leaves with it', async () => {
  const requests = serve();
  const { user, location } = await open('/musics/all?page=2');

  await press({ user }, '분위기 전체');
  await user.click(await screen.findByRole('option', { name: '잔잔한' }));

  expect(location().search).toBe('?mood=calm');
  await waitFor(() => expect(requests.calls.at(-1)?.query.get('mood')).toBe('calm'));
  await user.click(chosen().getByRole('button', { name: '분위기: 잔잔한, 지우기' }));
  expect(location().search).toBe('');
  expect(screen.queryByRole('group', { name: '적용한 필터' })).not.toBeInTheDocument();
});

test('tempo and length are sent as the API takes them, and one button clears all filters', async () => {
  const requests = serve();
  const { user, location } = await open('/musics/all?tempo=slow&length=60&tempo_of=x');

  expect(await chosen().findByRole('button', { name: '템포: 느림, 지우기' })).toBeVisible();
  expect(chosen().getByRole('button', { name: '길이: 60초 이하, 지우기' })).toBeVisible();
  expect(requests.calls[0]?.query.get('tempo')).toBe('slow');
  expect(requests.calls[0]?.query.get('max_seconds')).toBe('60');

  await user.click(chosen().getByRole('button', { name: '모두 지우기' }));
  expect(location().search).toBe('?tempo_of=x');
});

test('on a phone one sheet has all filters, and applies them together', async () => {
  const requests = serve();
  const { user, location } = await open('/musics/all', 390);

  await user.click(await screen.findByRole('button', { name: '필터' }));
  const sheet = within(await screen.findByRole('dialog', { name: '필터' }));
  await press({ user }, '장르 전체');
  await user.click(await screen.findByRole('option', { name: '로파이' }));
  await press({ user }, '조성 전체');
  await user.click(await screen.findByRole('option', { name: 'A 단조' }));
  expect(requests.calls.every(({ query }) => query.get('genre') === null)).toBe(true);
  await user.click(sheet.getByRole('button', { name: '적용' }));

  expect(location().search).toBe('?genre=lo-fi&key=Am');
  await waitFor(() => expect(requests.calls.at(-1)?.query.get('key')).toBe('Am'));
  expect(await screen.findByRole('button', { name: /^필터\s*2$/ })).toBeVisible();
});

test('without a track of these traits the filters are cleared by one button', async () => {
  fakeApi.get('/music/tracks', listOf([]));
  const { user, location } = await open('/musics/all?mood=calm&vocals=instrumental');

  await user.click(await screen.findByRole('button', { name: '조건 지우기' }));

  expect(location().search).toBe('');
});
