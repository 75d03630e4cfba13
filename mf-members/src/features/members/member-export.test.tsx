import { fakeApi, renderRoute, watchSavedFiles } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { list, member } from '../../testing/member-fixtures.ts';

test.each([
  [1440, 'CSV', 'csv'],
  [390, 'XLSX', 'xlsx'],
] as const)(
  'at a width of %i the member list is saved as %s with its search and order on all pages',
  async (width, format, extension) => {
    const saved = watchSavedFiles();
    const file = fakeApi.file('/member/mcn/accounts/export', {
      name: `members.${extension}`,
      content: '지원',
    });
    fakeApi.get('/member/mcn/accounts', list([member()]));
    const { user } = await renderRoute(remote, config, {
      at: '/manage-member?q=jiwon&sort=share&order=asc&page=1',
      width,
    });
    await waitFor(() => expect(screen.getByRole('button', { name: '멤버 목록 내려받기' })).toBeEnabled());

    await user.click(screen.getByRole('button', { name: '멤버 목록 내려받기' }));
    await user.click(await screen.findByRole('menuitem', { name: `멤버 목록 ${format}` }));

    await waitFor(() => expect(saved).toHaveLength(1));
    expect(Object.fromEntries(file.calls[0]?.query ?? [])).toEqual({
      search: 'jiwon',
      sort: 'share',
      order: 'asc',
      format: extension,
      time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    expect(saved[0]?.name).toBe(`members.${extension}`);
  },
);

test('an empty member list cannot be saved', async () => {
  fakeApi.get('/member/mcn/accounts', list([]));
  await renderRoute(remote, config, { at: '/manage-member' });

  await screen.findByText('등록된 멤버가 아직 없어요');
  expect(screen.getByRole('button', { name: '멤버 목록 내려받기' })).toBeDisabled();
});
