import { snackbarsAtom } from '@portal/shared/state';
import { errorResponse, fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { noticeFixture as notice } from '../../testing/notice-fixture.ts';
import { sitesFixture } from '../../testing/sites-fixture.ts';
import type { OperatorNotice } from './notices.api.ts';

const list = (...items: OperatorNotice[]) => ({ items, total: items.length, page: 0, size: 50 });

beforeEach(() => {
  fakeApi.get('/operator/domains', sitesFixture);
});

const open = (at = '/operator/notices') => renderRoute(remote, config, { at, session: sessions.operator });
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

const choose = async (portal: Awaited<ReturnType<typeof open>>, title: string, command: RegExp) => {
  await rowOf(title);
  await portal.user.click(screen.getByRole('button', { name: `${title} 메뉴` }));
  await portal.user.click(await screen.findByRole('menuitem', { name: command }));
};

test('the list shows site, category, languages and state of each notice', async () => {
  fakeApi.get(
    '/operator/notices',
    list(
      notice({ pinned: true }),
      notice({ id: 'n2', domain: null, title: { en: 'Maintenance' }, body: {}, state: 'scheduled' }),
    ),
  );

  await open();

  const first = await rowOf('7월 정산');
  for (const text of ['고정', '정산', '한국어', 'English', '게시 중'])
    expect(first.getAllByText(text)[0]).toBeVisible();
  expect(await first.findByText('Aurora')).toBeVisible();
  const second = await rowOf('Maintenance');
  for (const text of ['모든 사이트', 'English', '예약']) expect(second.getByText(text)).toBeVisible();
});

test('the list is filtered by site, and by what all sites show', async () => {
  const request = fakeApi.get('/operator/notices', list(notice()));
  const { user } = await open('/operator/notices?site=lagoon.localhost');
  await rowOf('7월 정산');
  expect(request.calls[0]?.query.get('domain')).toBe('lagoon.localhost');

  await user.click(await screen.findByRole('button', { name: '사이트 Lagoon' }));
  await user.click(await screen.findByRole('option', { name: '모든 사이트 공통 공지' }));

  await waitFor(() => expect(request.calls.at(-1)?.query.get('common')).toBe('true'));
  expect(request.calls.at(-1)?.query.has('domain')).toBe(false);
});

test('a notice is withdrawn as it was seen, and undo publishes the new version again', async () => {
  fakeApi.get('/operator/notices', list(notice()));
  const send = fakeApi.post('/operator/notices/change', {
    notice: notice({ state: 'withdrawn', version: 4 }),
  });
  const portal = await open();

  await choose(portal, '7월 정산', /^공지 내리기/);
  await waitFor(() => expect(portal.store.get(snackbarsAtom)[0]?.title).toBe('공지를 내렸어요'));
  act(() => portal.store.get(snackbarsAtom)[0]?.action?.run());

  await waitFor(() => expect(send.calls).toHaveLength(2));
  expect(send.calls.map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
    [{ id: 'n1', withdrawn: true }, '"3"'],
    [{ id: 'n1', withdrawn: false }, '"4"'],
  ]);
});

test('a notice that another operator changed is refused with the reason, and loaded again', async () => {
  const request = fakeApi.get('/operator/notices', list(notice({ state: 'withdrawn' })));
  fakeApi.post('/operator/notices/change', errorResponse(412, 'version_conflict'));
  const portal = await open();

  await choose(portal, '7월 정산', /^다시 게시/);

  await waitFor(() =>
    expect(portal.store.get(snackbarsAtom)[0]?.title).toBe(
      '그사이 다른 운영자가 공지를 바꿨어요. 다시 확인해 주세요.',
    ),
  );
  await waitFor(() => expect(request.calls.length).toBeGreaterThan(1));
});

test('a notice is pinned to the top', async () => {
  fakeApi.get('/operator/notices', list(notice()));
  const send = fakeApi.post('/operator/notices/change', { notice: notice({ pinned: true }) });
  const portal = await open();

  await choose(portal, '7월 정산', /^맨 위에 고정/);

  await waitFor(() => expect(send.calls[0]?.body).toEqual({ id: 'n1', pinned: true }));
});

test('a notice is deleted after a confirmation, as it was seen', async () => {
  fakeApi.get('/operator/notices', list(notice()));
  const send = fakeApi.post('/operator/notices/delete', {});
  const portal = await open();

  await choose(portal, '7월 정산', /^삭제/);
  const dialog = within(await screen.findByRole('alertdialog', { name: '공지를 삭제할까요?' }));
  expect(dialog.getByText(/7월 정산/)).toBeVisible();
  expect(send.calls).toEqual([]);
  fakeApi.get('/operator/notices', list());
  await portal.user.click(dialog.getByRole('button', { name: '삭제' }));

  await screen.findByRole('heading', { name: '공지가 없어요' });
  expect(send.calls.map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
    [{ id: 'n1' }, '"3"'],
  ]);
});

test('the list leads to the editor of a notice and of a new one', async () => {
  fakeApi.get('/operator/notices', list(notice()));

  await open();

  expect(await screen.findByRole('link', { name: '7월 정산' })).toHaveAttribute(
    'href',
    '/operator/notices/n1',
  );
  expect(screen.getByRole('link', { name: '새 공지' })).toHaveAttribute('href', '/operator/notices/new');
});

test('a site without notices offers to show all, and a service without any says how to write one', async () => {
  fakeApi.get('/operator/notices', list());
  const { user } = await open('/operator/notices?site=lagoon.localhost');

  await screen.findByRole('heading', { name: '이 사이트의 공지가 없어요' });
  await user.click(screen.getByRole('button', { name: '전체 보기' }));

  expect(await screen.findByRole('heading', { name: '공지가 없어요' })).toBeVisible();
});

test('the list shows an error panel whose retry button loads it again', async () => {
  fakeApi.get('/operator/notices', errorResponse(500, 'internal'));
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: '다시 시도' });

  fakeApi.get('/operator/notices', list(notice()));
  await user.click(retry);

  await rowOf('7월 정산');
});
