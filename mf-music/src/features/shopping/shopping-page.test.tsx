import { errorResponse, fakeApi, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { createTracks, favouritesOf, listOf } from '../../testing/tracks.ts';

const open = (at = '/musics/shopping') => renderRoute(remote, config, { at });

beforeEach(() => {
  fakeApi.get('/music/favourites', favouritesOf([]));
});

test('the page shows the guide in steps above the tracks', async () => {
  fakeApi.get('/music/shopping', listOf(createTracks(2)));

  await open();

  const guide = within(screen.getByRole('region', { name: '쇼핑 가이드' }));
  expect(guide.getAllByRole('listitem')).toHaveLength(3);
  expect(await screen.findByText('Track 2')).toBeVisible();
});

test('the page of the list is stored in the address', async () => {
  const request = fakeApi.get('/music/shopping', ({ query }) =>
    listOf(createTracks(20), { total: 120, page: Number(query.get('page')) }),
  );
  const { location, user } = await open();
  await screen.findByText('Track 1');

  await user.click(screen.getByRole('button', { name: /다음/ }));

  expect(location().search).toBe('?page=1');
  await waitFor(() => expect(request.calls.at(-1)?.query.get('page')).toBe('1'));
  expect(await screen.findByText('Track 1')).toBeVisible();
});

test('the list says when there are no tracks', async () => {
  fakeApi.get('/music/shopping', listOf([]));

  await open();

  expect(await screen.findByRole('heading', { name: '아직 쇼핑 사운드가 없어요' })).toBeVisible();
});

test('tracks that fail to load are fetched again by the button', async () => {
  fakeApi.get('/music/shopping', errorResponse(500, 'internal'));
  const { user } = await open();

  const retry = await screen.findByRole('button', { name: '다시 시도' });
  fakeApi.get('/music/shopping', listOf(createTracks(1)));
  await user.click(retry);

  expect(await screen.findByText('Track 1')).toBeVisible();
});
