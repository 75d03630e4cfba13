import { fakeApi, errorResponse, renderRoute } from '@portal/shared/testing';
import { newNoticesAtom } from '@portal/shared/state';
import { act, screen, waitFor } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import type { Notice } from './notice.api.ts';

const id = '0198a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b';

const notice = {
  id,
  title: '7월 정산 안내',
  body: [
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: '이번 달 정산은 ' },
        { type: 'strong', children: [{ type: 'text', text: '25일' }] },
        { type: 'text', text: '이에요.' },
      ],
    },
  ],
  published_at: '2026-07-20T01:00:00Z',
  category: 'settlement',
  pinned: false,
  is_new: false,
  is_read: true,
} satisfies Notice;

const open = (language: 'ko' | 'en' = 'ko', noticeId = id) =>
  renderRoute(remote, config, { at: `/notices/${noticeId}`, language });

test('the notice page shows title and text of the notice whose id is in the address', async () => {
  const detail = fakeApi.get('/notice/detail', { notice });

  await open();

  expect(await screen.findByRole('heading', { name: '7월 정산 안내' })).toBeVisible();
  expect(screen.getByText('25일').tagName).toBe('STRONG');
  expect(detail.calls[0]?.query.get('id')).toBe(id);
});

test('an unread notice is marked as read once and lowers the number of new notices', async () => {
  fakeApi.get('/notice/detail', { notice: { ...notice, is_new: true, is_read: false } });
  const read = fakeApi.post('/notice/read', {});
  fakeApi.get('/notice/list', { items: [], total: 0, page: 0, size: 20, new_count: 0 });
  const { store, user } = await open('en');
  act(() => store.set(newNoticesAtom, 3));

  await waitFor(() => expect(store.get(newNoticesAtom)).toBe(2));
  await user.click(screen.getByRole('link', { name: 'All notices' }));

  expect(read.calls.map(({ body }) => body)).toEqual([{ id }]);
  expect(store.get(newNoticesAtom)).toBe(2);
});

test('a notice whose marking as read fails is shown and stays new', async () => {
  fakeApi.get('/notice/detail', { notice: { ...notice, is_new: true, is_read: false } });
  const read = fakeApi.post('/notice/read', errorResponse(503, 'busy'));
  const { store } = await open();
  act(() => store.set(newNoticesAtom, 3));

  await waitFor(() => expect(read.calls).not.toEqual([]));

  expect(await screen.findByRole('heading', { name: '7월 정산 안내' })).toBeVisible();
  expect(store.get(newNoticesAtom)).toBe(3);
});

test('the notice page links back to the notice list', async () => {
  fakeApi.get('/notice/detail', { notice });
  fakeApi.get('/notice/list', { items: [], total: 0, page: 0, size: 20, new_count: 0 });
  const { location, user } = await open('en');

  await user.click(await screen.findByRole('link', { name: 'All notices' }));

  expect(location().pathname).toBe('/notices');
});

test('the notice page shows a not-found panel after a 404', async () => {
  fakeApi.get('/notice/detail', errorResponse(404, 'not_found'));

  await open();

  expect(await screen.findByRole('heading', { name: '찾을 수 없는 공지사항이에요' })).toBeVisible();
  expect(screen.getByRole('link', { name: '목록으로' })).toHaveAttribute('href', '/notices');
});

test('the notice page shows a not-found panel without a request when the id is no UUID', async () => {
  const detail = fakeApi.get('/notice/detail', { notice });

  await open('ko', 'no-such-notice');

  expect(await screen.findByRole('heading', { name: '찾을 수 없는 공지사항이에요' })).toBeVisible();
  expect(detail.calls).toEqual([]);
});

test('the notice page shows an error panel whose retry button fetches it again', async () => {
  fakeApi.get('/notice/detail', errorResponse(500, 'internal'));
  const { user } = await open();

  const retry = await screen.findByRole('button', { name: '다시 시도' });
  expect(screen.getByRole('alert')).toHaveTextContent('req-test');
  fakeApi.get('/notice/detail', { notice });
  await user.click(retry);

  expect(await screen.findByRole('heading', { name: '7월 정산 안내' })).toBeVisible();
});
