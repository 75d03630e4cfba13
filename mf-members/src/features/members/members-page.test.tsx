import { fakeApi, errorResponse, partnerTerms, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { list, member, MEMBER_ID } from '../../testing/member-fixtures.ts';

// Queries by role traverse the whole page and are slow on a busy machine.
jest.setTimeout(40_000);

const open = (at = '/manage-member') => renderRoute(remote, config, { at });

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

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
  expect(row.getByRole('link', { name: '민지원' })).toHaveAttribute('href', `/manage-member/${MEMBER_ID}`);
  expect(screen.getByText('1명')).toBeVisible();
});

test('the member list shows a dash for a missing channel URL and for no assigned channels', async () => {
  fakeApi.get('/member/mcn/accounts', list([member({ channel_url: null, channels: [] })]));

  await open();

  expect((await rowOf('민지원')).getAllByText('–')).toHaveLength(2);
});

test('a card of a member says that no channels are assigned', async () => {
  fakeApi.get('/member/mcn/accounts', list([member({ channels: [] })]));

  await renderRoute(remote, config, { at: '/manage-member', width: 390 });

  expect(await screen.findByText('배정된 채널이 없어요')).toBeVisible();
});

test('a javascript: channel URL is shown without a link', async () => {
  fakeApi.get('/member/mcn/accounts', list([member({ channel_url: 'javascript:alert(1)' })]));

  await open();

  const links = (await rowOf('민지원')).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['민지원']);
});

test('the member list fetches the page in the address and stores the next page there', async () => {
  fakeApi.get('/member/mcn/accounts', ({ query }) =>
    list([member({ nickname: `쪽 ${query.get('page')}` })], { total: 130 }),
  );
  const { location, user } = await open('/manage-member?page=1');
  await rowOf('쪽 1');

  await user.click(screen.getByRole('button', { name: '다음 페이지' }));

  await rowOf('쪽 2');
  expect(location().search).toBe('?page=2');
});

test('the server searches and sorts members, and a new search or order begins at the first page', async () => {
  const requests = fakeApi.get('/member/mcn/accounts', list([member()], { total: 130 }));
  const { location, user } = await open('/manage-member?page=1');
  await rowOf('민지원');

  await user.type(screen.getByRole('searchbox', { name: '닉네임, 이메일 검색' }), '지원{Enter}');
  await waitFor(() => expect(location().search).toBe(`?q=${encodeURIComponent('지원')}`));
  await user.click(screen.getByRole('button', { name: /배분율/ }));
  await waitFor(() => expect(location().search).toContain('sort=share'));

  const last = () => Object.fromEntries(requests.calls.at(-1)?.query ?? []);
  await waitFor(() =>
    expect(last()).toEqual({ page: '0', size: '20', sort: 'share', order: 'desc', search: '지원' }),
  );
  expect(await screen.findByText('멤버 130명을 찾았어요')).toBeInTheDocument();
});

test('a search without a result can be cleared', async () => {
  fakeApi.get('/member/mcn/accounts', ({ query }) => list(query.get('search') ? [] : [member()]));
  const { user } = await open('/manage-member?q=nobody');
  expect(await screen.findByRole('heading', { name: '찾는 멤버가 없어요' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: '검색 지우기' }));

  await rowOf('민지원');
});

test('a page past the end leads to the first one', async () => {
  fakeApi.get('/member/mcn/accounts', ({ query }) => list(query.get('page') === '0' ? [member()] : []));
  const { user } = await open('/manage-member?page=7');

  await user.click(await screen.findByRole('button', { name: '첫 페이지로' }));

  await rowOf('민지원');
});

test('T-61 a page number and a search beyond the limits of the server are cut to them', async () => {
  const requests = fakeApi.get('/member/mcn/accounts', list([member()]));

  await open(`/manage-member?page=1000001&q=${'a'.repeat(300)}`);
  await rowOf('민지원');

  const { query } = requests.calls[0] ?? {};
  expect([query?.get('page'), query?.get('search')?.length]).toEqual(['0', 100]);
});

test('an empty member list offers to add the first member', async () => {
  fakeApi.get('/v2/mcn/terms', { terms: partnerTerms() });
  fakeApi.get('/member/mcn/accounts', list([]));
  const { location, user } = await open();

  expect(await screen.findByRole('heading', { name: '등록된 멤버가 아직 없어요' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: '멤버 추가' })[1] ?? document.body);

  expect(location().search).toBe('?addMember=1');
});

test('the member list shows an error panel whose retry button fetches it again', async () => {
  fakeApi.get('/member/mcn/accounts', errorResponse(500, 'internal'));
  const { user } = await open();

  const retry = await screen.findByRole('button', { name: '다시 시도' });
  fakeApi.get('/member/mcn/accounts', list([member()]));
  await user.click(retry);

  await rowOf('민지원');
});
