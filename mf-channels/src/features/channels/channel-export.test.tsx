import { fakeApi, renderRoute, sessions, watchSavedFiles } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { channelFixture } from '../../testing/channel-fixture.ts';

/** Popup code is loaded when the first one is opened. */

const counts = { all: 1, waiting: 0, on_hold: 1, approved: 0, rejected: 0, needs_verification: 0 };

test.each([
  [1440, 'CSV', 'csv', sessions.manager],
  [390, 'XLSX', 'xlsx', sessions.member],
] as const)(
  'at a width of %i the channel list is saved as %s with its filters and order on all pages',
  async (width, format, extension, session) => {
    const saved = watchSavedFiles();
    const file = fakeApi.file('/channel/list/export', { name: `channels.${extension}`, content: '골목' });
    fakeApi.get('/channel/list', { items: [channelFixture()], total: 1, page: 0, size: 20, counts });
    const { user } = await renderRoute(remote, config, {
      at: '/manage-channel?status=on_hold&q=%20cat%20&verification=none&member=none&sort=name&order=asc&page=2',
      session,
      width,
    });
    await waitFor(() => expect(screen.getByRole('button', { name: '채널 목록 내려받기' })).toBeEnabled());

    await user.click(screen.getByRole('button', { name: '채널 목록 내려받기' }));
    await user.click(await screen.findByRole('menuitem', { name: `채널 목록 ${format}` }));

    await waitFor(() => expect(saved).toHaveLength(1));
    expect(Object.fromEntries(file.calls[0]?.query ?? [])).toEqual({
      status: 'on_hold',
      search: 'cat',
      verification: 'none',
      member: 'none',
      sort: 'name',
      order: 'asc',
      format: extension,
      time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    expect(saved[0]?.name).toBe(`channels.${extension}`);
  },
);

test('an empty channel list cannot be saved', async () => {
  fakeApi.get('/channel/list', { items: [], total: 0, page: 0, size: 20, counts });
  await renderRoute(remote, config, { at: '/manage-channel' });

  await screen.findByText('등록한 채널이 아직 없어요');
  expect(screen.getByRole('button', { name: '채널 목록 내려받기' })).toBeDisabled();
});

test.each([1440, 390])(
  'at a width of %i the selected channels are saved without the filters of the list',
  async (width) => {
    const saved = watchSavedFiles();
    const file = fakeApi.file('/channel/list/export', { name: 'channels.xlsx', content: 'PK' });
    const items = ['a', 'b', 'c'].map((id) => channelFixture({ id, name: `채널 ${id}` }));
    fakeApi.get('/channel/list', { items, total: 3, page: 0, size: 20, counts });
    const { user } = await renderRoute(remote, config, {
      at: '/manage-channel?status=approved&sort=name&order=asc',
      session: sessions.manager,
      width,
    });

    for (const id of ['a', 'c'])
      await user.click(await screen.findByRole('checkbox', { name: `채널 ${id} 선택` }));
    await user.click(screen.getByRole('button', { name: '엑셀 다운로드' }));
    await user.click(await screen.findByRole('menuitem', { name: '선택한 채널 XLSX' }));

    await waitFor(() => expect(saved).toHaveLength(1));
    expect(Object.fromEntries(file.calls[0]?.query ?? [])).toEqual({
      channels: 'a,c',
      sort: 'name',
      order: 'asc',
      format: 'xlsx',
      time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  },
);

test('the export of selected channels goes on when the selection is cleared, with its progress above the list', async () => {
  const saved = watchSavedFiles();
  const response = Promise.withResolvers<{ name: string; content: string }>();
  fakeApi.file('/channel/list/export', () => response.promise);
  fakeApi.get('/export/state', { state: 'writing', ahead: 0 });
  fakeApi.get('/channel/list', { items: [channelFixture()], total: 1, page: 0, size: 20, counts });
  const { user } = await renderRoute(remote, config, { at: '/manage-channel', session: sessions.manager });
  await user.click(await screen.findByRole('checkbox', { name: /냥이연구소/ }));
  await user.click(screen.getByRole('button', { name: '엑셀 다운로드' }));
  await user.click(await screen.findByRole('menuitem', { name: '선택한 채널 CSV' }));

  await user.keyboard('{Escape}');

  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  expect(await screen.findByText('파일을 준비하고 있어요')).toBeVisible();
  response.resolve({ name: 'channels.csv', content: '골목' });
  await waitFor(() => expect(saved).toHaveLength(1));
});
