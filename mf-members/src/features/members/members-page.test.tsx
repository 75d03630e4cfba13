import { fakeApi, errorResponse, renderRoute } from '@portal/shared/testing';
import type { Payload } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import type { Member, MemberList } from './members.api.ts';

const member = (changes: Partial<Member> = {}): Member => ({
  id: 'm1',
  email: 'member1@aurora.example',
  nickname: '민지원',
  channel_url: 'https://www.youtube.com/@jiwon',
  fee_rate: 0.05,
  registered_at: '2026-07-20T03:00:00Z',
  channels: [
    { id: 'c1', name: '냥이연구소', thumbnail: '/media/c1.svg' },
    { id: 'c2', name: '밤의 라디오', thumbnail: '/media/c2.svg' },
  ],
  version: 1,
  ...changes,
});

const list = (items: Member[], changes: Partial<Payload<MemberList>> = {}): Payload<MemberList> => ({
  items,
  total: items.length,
  page: 0,
  size: 50,
  ...changes,
});

const open = (at = '/manage-member') => renderRoute(remote, config, { at });

const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name) }, { timeout: 5_000 }));

test('the member list shows channel, revenue share, assigned channels and date of each member', async () => {
  fakeApi.get('/member/mcn/accounts', list([member()]));

  await open();

  const row = await rowOf('민지원');
  expect(row.getByText('member1@aurora.example')).toBeVisible();
  expect(row.getByText('95%')).toBeVisible();
  expect(row.getByText('수수료 5%')).toBeVisible();
  expect(row.getByText(/냥이연구소, 밤의 라디오/)).toBeInTheDocument();
  expect(row.getByText('2026.07.20')).toBeVisible();
  const link = row.getByRole('link', { name: /@jiwon/ });
  expect(link).toHaveAttribute('href', 'https://www.youtube.com/@jiwon');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('the member list shows a dash for a missing channel URL and for no assigned channels', async () => {
  fakeApi.get('/member/mcn/accounts', list([member({ channel_url: null, channels: [] })]));

  await open();

  expect((await rowOf('민지원')).getAllByText('–')).toHaveLength(2);
});

test('a javascript: channel URL is shown without a link', async () => {
  fakeApi.get('/member/mcn/accounts', list([member({ channel_url: 'javascript:alert(1)' })]));

  await open();

  expect((await rowOf('민지원')).queryByRole('link')).not.toBeInTheDocument();
});

test('the member list fetches the page in the address and stores the next page there', async () => {
  fakeApi.get('/member/mcn/accounts', ({ query }) =>
    list([member({ nickname: `쪽 ${query.get('page')}` })], { total: 130 }),
  );
  const { location, user } = await open('/manage-member?page=1');
  await rowOf('쪽 1');

  await user.click(screen.getByRole('button', { name: '다음 쪽' }));

  await rowOf('쪽 2');
  expect(location().search).toBe('?page=2');
});

test('an empty member list shows its empty state', async () => {
  fakeApi.get('/member/mcn/accounts', list([]));

  await open();

  expect(await screen.findByRole('heading', { name: '등록된 멤버가 아직 없어요' })).toBeVisible();
});

test('the member list shows an error panel whose retry button fetches it again', async () => {
  fakeApi.get('/member/mcn/accounts', errorResponse(500, 'internal'));
  const { user } = await open();

  const retry = await screen.findByRole('button', { name: '다시 시도' });
  fakeApi.get('/member/mcn/accounts', list([member()]));
  await user.click(retry);

  await rowOf('민지원');
});
