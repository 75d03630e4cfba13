import { errorResponse, fakeApi, renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { createTrack, favouritesOf, listOf, tags } from '../../testing/tracks.ts';

const open = (at = '/musics/tags') => renderRoute(remote, config, { at });

beforeEach(() => {
  fakeApi.get('/music/tags', tags);
  fakeApi.get('/music/favourites', favouritesOf([]));
  fakeApi.get('/music/tracks', ({ query }) =>
    listOf([createTrack({ title: `A ${query.get('tag')} track` })]),
  );
});

test('the page opens with the tracks of the first tag', async () => {
  await open();

  expect(await screen.findByText('A calm track')).toBeVisible();
  expect(screen.getByRole('heading', { name: '잔잔한' })).toBeVisible();
  expect(
    within(screen.getByRole('navigation', { name: '음원 메뉴' })).getByRole('link', { name: '무드 태그' }),
  ).toHaveAttribute('aria-current', 'page');
});

test('the chosen tag is stored in the address and returns to the first page', async () => {
  const { location, user } = await open('/musics/tags?page=1');

  await user.click(await screen.findByRole('button', { name: '밤' }));

  expect(await screen.findByText('A night track')).toBeVisible();
  expect(location().search).toBe('?tag=night');
});

test('a tag without tracks says so', async () => {
  fakeApi.get('/music/tracks', listOf([]));

  await open('/musics/tags?tag=night');

  expect(await screen.findByRole('heading', { name: '‘밤’ 음원이 아직 없어요' })).toBeVisible();
});

test('the page says when there are no tags', async () => {
  fakeApi.get('/music/tags', { tags: [] });

  await open();

  expect(await screen.findByRole('heading', { name: '아직 무드 태그가 없어요' })).toBeVisible();
});

test('tags that fail to load are fetched again by the button', async () => {
  fakeApi.get('/music/tags', errorResponse(500, 'internal'));
  const { user } = await open();

  const retry = await screen.findByRole('button', { name: '다시 시도' });
  fakeApi.get('/music/tags', tags);
  await user.click(retry);

  expect(await screen.findByText('A calm track')).toBeVisible();
});
