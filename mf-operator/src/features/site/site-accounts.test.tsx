import { snackbarsAtom } from '@portal/shared/state';
import { errorResponse, fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { siteSettingsFixture } from '../../testing/site-settings-fixture.ts';
import { sitesFixture } from '../../testing/sites-fixture.ts';
import type { SiteAccount } from './accounts.api.ts';

const account = (changes: Partial<SiteAccount> = {}): SiteAccount => ({
  id: 'a1',
  domain: 'aurora.localhost',
  role: 'manager',
  nickname: '김서연',
  email: 'manager@aurora.example',
  registered_at: '2026-11-17T03:00:00Z',
  members: 3,
  channels: 12,
  ...changes,
});
const list = (...items: SiteAccount[]) => ({ items, total: items.length, page: 0, size: 20 });

beforeEach(() => {
  fakeApi.get('/operator/domains', sitesFixture);
  fakeApi.get('/operator/contact', { contact: null });
  fakeApi.get('/operator/site', { site: siteSettingsFixture() });
  fakeApi.get('/operator/sites', { items: [], total: 0, page: 0, size: 50 });
});

const open = async () => {
  const portal = await renderRoute(remote, config, {
    at: '/operator/sites/aurora.localhost',
    session: sessions.operator,
  });
  // Queries by text, because those by role take long on a page of this size.
  await screen.findByText('기본 정보');
  return portal;
};

test('the accounts of a site have the numbers of their channels and members, and are searched', async () => {
  const request = fakeApi.get('/operator/accounts', ({ query }) =>
    query.has('search') ? list() : list(account()),
  );
  const { user } = await open();

  const row = within(await screen.findByRole('row', { name: /김서연/ }));
  for (const text of ['manager@aurora.example', '12', '3']) expect(row.getByText(text)).toBeVisible();
  await user.type(screen.getByLabelText('계정 검색'), 'nobody');

  expect(await screen.findByText('조건에 맞는 계정이 없어요')).toBeVisible();
  expect(Object.fromEntries(request.calls.at(-1)?.query ?? [])).toEqual({
    domain: 'aurora.localhost',
    search: 'nobody',
    page: '0',
    size: '20',
  });
});

test('a manager is added once, and the list is loaded again', async () => {
  const request = fakeApi.get('/operator/accounts', list());
  const send = fakeApi.post('/operator/account', {
    account: { id: 'a2', domain: 'aurora.localhost', role: 'manager', email: 'new@aurora.example' },
  });
  const { user, store } = await open();
  await screen.findByText('계정이 없어요');

  await user.click(screen.getByText('매니저 추가'));
  const dialog = within(await screen.findByRole('dialog', { name: '매니저 추가' }));
  await user.type(dialog.getByLabelText('이메일'), ' new@aurora.example');
  await user.type(dialog.getByLabelText('닉네임'), '새 매니저');
  await user.type(dialog.getByLabelText('비밀번호'), 'long-enough');
  await user.dblClick(dialog.getByRole('button', { name: '만들기' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(send.calls.map(({ body }) => body)).toEqual([
    {
      domain: 'aurora.localhost',
      email: 'new@aurora.example',
      nickname: '새 매니저',
      password: 'long-enough',
    },
  ]);
  expect(store.get(snackbarsAtom)[0]?.title).toBe('계정을 추가했어요');
  await waitFor(() => expect(request.calls.length).toBeGreaterThan(1));
});

test('an account has the mistakes of its fields and of the server at the fields, by the rules of the site', async () => {
  fakeApi.get('/operator/accounts', list());
  const send = fakeApi.post(
    '/operator/account',
    errorResponse(409, 'email_taken', { errors: [{ path: 'email', code: 'taken', message: 'taken' }] }),
  );
  const { user } = await open();
  await user.click(await screen.findByText('매니저 추가'));
  const dialog = within(await screen.findByRole('dialog', { name: '매니저 추가' }));
  await user.type(dialog.getByLabelText('이메일'), 'taken@aurora.example');
  await user.type(dialog.getByLabelText('닉네임'), '새 매니저');
  await user.type(dialog.getByLabelText('비밀번호'), '1234567');
  await user.click(dialog.getByRole('button', { name: '만들기' }));
  expect((await dialog.findAllByText('8~64자로 입력해 주세요'))[0]).toBeVisible();
  expect(send.calls).toHaveLength(0);

  await user.type(dialog.getByLabelText('비밀번호'), '8');
  await user.click(dialog.getByRole('button', { name: '만들기' }));

  expect(await dialog.findByText('이 사이트에 이미 있는 이메일이에요')).toBeVisible();
  expect(dialog.getByLabelText('닉네임')).toHaveValue('새 매니저');
});

test('a console has operators, and neither channels nor a payment contact', async () => {
  fakeApi.get('/operator/site', { site: siteSettingsFixture({ is_console: true }) });
  fakeApi.get('/operator/accounts', list(account({ role: 'operator', members: 0, channels: 0 })));

  await open();

  expect(await screen.findByRole('row', { name: /김서연/ })).toBeVisible();
  expect(screen.getByRole('button', { name: '운영자 추가' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: '채널' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '정산 연락처' })).not.toBeInTheDocument();
});

describe('the dialog that deletes a site', () => {
  const openDeletion = async () => {
    fakeApi.get('/operator/accounts', list(account(), account({ id: 'a2', nickname: '둘째' })));
    const portal = await open();
    await portal.user.click(screen.getByLabelText('Aurora 메뉴'));
    await portal.user.click(await screen.findByRole('menuitem', { name: '사이트 삭제' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '사이트 삭제' }));
    return { ...portal, dialog };
  };

  test('names what goes, and deletes after domain and reason were entered', async () => {
    const send = fakeApi.post('/operator/site/delete', { accounts: 2 });
    const { user, store, location, dialog } = await openDeletion();
    expect(await dialog.findByText('계정 2개와 그 멤버')).toBeVisible();

    await user.type(dialog.getByLabelText('도메인 확인'), 'aurora');
    await user.type(dialog.getByLabelText('사유'), '오타');
    await user.click(dialog.getByRole('button', { name: '삭제' }));
    expect(await dialog.findByText(/도메인이 달라요/)).toBeVisible();
    expect(send.calls).toHaveLength(0);
    await user.type(dialog.getByLabelText('도메인 확인'), '.localhost');
    await user.dblClick(dialog.getByRole('button', { name: '삭제' }));

    await waitFor(() => expect(location().pathname).toBe('/operator/sites'));
    expect(send.calls.map(({ body }) => body)).toEqual([{ domain: 'aurora.localhost', reason: '오타' }]);
    expect(store.get(snackbarsAtom)[0]?.title).toBe('Aurora 사이트를 삭제했어요');
  });

  test('says why a site whose accounts have channels stays', async () => {
    fakeApi.post('/operator/site/delete', errorResponse(409, 'site_in_use'));
    const { user, location, dialog } = await openDeletion();

    await user.type(dialog.getByLabelText('도메인 확인'), 'aurora.localhost');
    await user.type(dialog.getByLabelText('사유'), '오타');
    await user.click(dialog.getByRole('button', { name: '삭제' }));

    expect(await dialog.findByText(/채널이 등록된 계정이 있어서 삭제하지 않았어요/)).toBeVisible();
    expect(dialog.getByLabelText('사유')).toHaveValue('오타');
    expect(location().pathname).toBe('/operator/sites/aurora.localhost');
  });
});
