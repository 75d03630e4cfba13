import { fakeApi, errorResponse, renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';

const pinnedNotice = { category: 'general', pinned: true, is_new: false, is_read: true } as const;
const newNotice = { category: 'music', pinned: false, is_new: true, is_read: false } as const;
const items = [
  { id: 'n1', title: '정산일 변경', published_at: '2026-07-20T01:00:00Z', ...pinnedNotice },
  { id: 'n2', title: '새 음원 12곡', published_at: '2026-07-19T01:00:00Z', ...newNotice },
];

const open = (at = '/notices') => renderRoute(remote, config, { at });

test('the notice list shows badges for pinned and new notices and links to each notice', async () => {
  fakeApi.get('/notice/list', { items, total: 2, page: 0, size: 20, new_count: 1 });

  await open();

  const list = within(await screen.findByRole('list', { name: '공지사항 목록' }));
  const [pinned, fresh] = list.getAllByRole('link');
  expect(pinned).toHaveAccessibleName(/고정.*정산일 변경.*2026\.07\.20/);
  expect(pinned).toHaveAttribute('href', '/notices/n1');
  expect(fresh).toHaveAccessibleName(/새 음원 12곡.*새 공지/);
  expect(screen.getByRole('status')).toHaveTextContent('공지 2개');
});

test('the notice list fetches the page in the address and stores the next page there', async () => {
  const request = fakeApi.get('/notice/list', ({ query }) => ({
    items: items.slice(0, 1).map((item) => ({ ...item, title: `쪽 ${query.get('page')}` })),
    total: 120,
    page: Number(query.get('page')),
    size: 20,
    new_count: 1,
  }));
  const { location, user } = await open('/notices?page=1');

  expect(await screen.findByText('쪽 1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '다음 페이지' }));

  expect(await screen.findByText('쪽 2')).toBeVisible();
  expect(location().search).toBe('?page=2');
  expect(request.calls.map(({ query }) => query.get('size'))).toEqual(['20', '20']);
});

test('an empty notice list shows its empty state', async () => {
  fakeApi.get('/notice/list', { items: [], total: 0, page: 0, size: 20, new_count: 0 });

  await open();

  expect(await screen.findByRole('heading', { name: '등록된 공지사항이 없어요' })).toBeVisible();
});

test('the notice list shows an error panel whose retry button fetches it again', async () => {
  fakeApi.get('/notice/list', errorResponse(500, 'internal'));
  const { user } = await open();

  const retry = await screen.findByRole('button', { name: '다시 시도' });
  fakeApi.get('/notice/list', { items, total: 2, page: 0, size: 20, new_count: 1 });
  await user.click(retry);

  expect(await screen.findByText('정산일 변경')).toBeVisible();
});
