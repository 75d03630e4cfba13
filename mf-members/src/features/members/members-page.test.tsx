import { fakeApi, refusal, renderRoute } from '@portal/shared/testing';
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

test('shows each member with channel, revenue share, assigned channels and date', async () => {
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

test('writes a dash for a member without channel address and assignments', async () => {
  fakeApi.get('/member/mcn/accounts', list([member({ channel_url: null, channels: [] })]));

  await open();

  expect((await rowOf('민지원')).getAllByText('–')).toHaveLength(2);
});

test('makes no link of an address that is none', async () => {
  fakeApi.get('/member/mcn/accounts', list([member({ channel_url: 'javascript:alert(1)' })]));

  await open();

  expect((await rowOf('민지원')).queryByRole('link')).not.toBeInTheDocument();
});

test('asks for the page of the address and keeps the next one there', async () => {
  fakeApi.get('/member/mcn/accounts', ({ query }) =>
    list([member({ nickname: `쪽 ${query.get('page')}` })], { total: 130 }),
  );
  const { location, user } = await open('/manage-member?page=1');
  await rowOf('쪽 1');

  await user.click(screen.getByRole('button', { name: '다음 쪽' }));

  await rowOf('쪽 2');
  expect(location().search).toBe('?page=2');
});

test('says that there are no members', async () => {
  fakeApi.get('/member/mcn/accounts', list([]));

  await open();

  expect(await screen.findByRole('heading', { name: '등록된 멤버가 아직 없어요' })).toBeVisible();
});

test('asks again after a failure', async () => {
  fakeApi.get('/member/mcn/accounts', refusal(500, 'internal'));
  const { user } = await open();

  const retry = await screen.findByRole('button', { name: '다시 시도' });
  fakeApi.get('/member/mcn/accounts', list([member()]));
  await user.click(retry);

  await rowOf('민지원');
});
