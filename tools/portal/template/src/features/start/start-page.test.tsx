import { fakeApi, errorResponse, renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';

const flags = { category: 'general', pinned: false, is_new: false, is_read: true } as const;
const items = [
  { id: 'n1', title: '정산일 변경', published_at: '2026-07-20T01:00:00Z', ...flags },
  { id: 'n2', title: '새 음원 12곡', published_at: '2026-07-19T01:00:00Z', ...flags },
];
const response = { items, total: 2, page: 0, size: 5, new_count: 0 };

const open = () => renderRoute(remote, config, { at: 'ROUTE_PATH' });

test('the start page lists the newest notices with dates and links', async () => {
  fakeApi.get('/notice/list', response);

  await open();

  const list = within(await screen.findByRole('list', { name: '최근 공지사항' }));
  expect(list.getByRole('link', { name: '정산일 변경' })).toHaveAttribute('href', '/notices/n1');
  expect(list.getByText('2026.07.20')).toBeVisible();
});

test('the start page shows its empty state when there are no notices', async () => {
  fakeApi.get('/notice/list', { ...response, items: [], total: 0 });

  await open();

  expect(await screen.findByRole('heading', { name: '등록된 공지사항이 없어요' })).toBeVisible();
});

test('the start page shows an error panel whose retry button fetches the notices again', async () => {
  fakeApi.get('/notice/list', errorResponse(500, 'internal'));
  const { user } = await open();

  const retry = await screen.findByRole('button', { name: '다시 시도' });
  fakeApi.get('/notice/list', response);
  await user.click(retry);

  expect(await screen.findByText('정산일 변경')).toBeVisible();
});
