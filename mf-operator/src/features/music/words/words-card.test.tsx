import { snackbarsAtom } from '@portal/shared/state';
import { errorResponse, fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../../remote.config.ts';
import remote from '../../../remote.tsx';
import { serveSearchWords } from '../../../testing/search-word-fixture.ts';

const open = () => renderRoute(remote, config, { at: '/operator/music', session: sessions.operator });
const card = async () => within(await screen.findByRole('region', { name: '검색 단어' }));

beforeEach(() => {
  fakeApi.get('/operator/progress', { items: [] });
});

test('the words of searches are listed with what they stand for, and found by a part', async () => {
  const requests = serveSearchWords([
    { word: 'calm', kind: 'mood', code: 'calm' },
    { word: 'quiet', kind: 'mood', code: 'calm' },
  ]);
  const { user, location } = await open();

  expect(await (await card()).findByRole('row', { name: /calm 분위기: 잔잔한/ })).toBeVisible();
  await user.type((await card()).getByRole('searchbox', { name: '단어 찾기' }), 'qui');
  await waitFor(() => expect(requests.calls.at(-1)?.query.get('search')).toBe('qui'));
  expect(location().search).toBe('?q=qui');
  await waitFor(() => expect(screen.queryByRole('row', { name: /calm/ })).not.toBeInTheDocument());
});

test('a word is saved with its meaning, and what lacks is named', async () => {
  serveSearchWords();
  const set = fakeApi.post('/operator/music/words/set', {});
  const { user } = await open();
  const region = await card();

  await user.click(await region.findByRole('button', { name: '저장' }));
  expect(await region.findByText('단어를 입력해 주세요')).toBeVisible();
  expect(region.getByText('뜻을 골라 주세요')).toBeVisible();
  await user.type(region.getByLabelText('단어'), '일상');
  const meaning = region.getByRole('button', { name: /뜻 고르기/ });
  await waitFor(() => expect(meaning).toBeEnabled());
  await user.click(meaning);
  await user.click(await screen.findByRole('option', { name: '무드 태그: 브이로그' }));
  await user.click(region.getByRole('button', { name: '저장' }));

  await waitFor(() => expect(set.calls[0]?.body).toEqual({ word: '일상', kind: 'tag', code: 'vlog' }));
  await waitFor(() => expect(region.getByLabelText('단어')).toHaveValue(''));
});

test('a removed word leaves the search, and a failure says so', async () => {
  serveSearchWords();
  const remove = fakeApi.post('/operator/music/words/remove', {});
  const { user, store } = await open();
  const region = await card();

  await user.click(await region.findByRole('button', { name: 'calm 지우기' }));
  await waitFor(() => expect(remove.calls[0]?.body).toEqual({ word: 'calm' }));

  fakeApi.post('/operator/music/words/remove', errorResponse(500, 'internal'));
  await user.click(region.getByRole('button', { name: 'calm 지우기' }));
  await waitFor(() =>
    expect(store.get(snackbarsAtom).map(({ title }) => title)).toContain(
      '단어를 바꾸지 못했어요. 다시 시도해 주세요.',
    ),
  );
});
