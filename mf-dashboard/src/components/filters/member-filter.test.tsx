import { subAccountsAtom, subAccountsFailureAtom, subAccountsLoadingAtom } from '@portal/shared/state';
import { errorResponse, fakeApi, renderPortal } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { MemberFilter } from './member-filter.tsx';

const OLD = '0192f0c0-1111-7222-8333-777788889999';
const account = (id: string, nickname: string) => ({ id, email: `${id}@aurora.example`, nickname });

const detail = (id: string, nickname: string) => ({
  ...account(id, nickname),
  channel_url: null,
  fee_rate: 0.05,
  registered_at: '2026-01-01T00:00:00Z',
  channels: [],
  version: 1,
});

it('the member filter shows that loading the members failed, and retries', async () => {
  const onChange = jest.fn();
  const { store, user } = await renderPortal(<MemberFilter value={undefined} onChange={onChange} />);
  const retry = jest.fn(() => {
    store.set(subAccountsFailureAtom, null);
    store.set(subAccountsAtom, [account('m1', '하도윤')]);
  });
  act(() => store.set(subAccountsFailureAtom, { retry }));

  await user.click(screen.getByRole('button', { name: /멤버/ }));
  await user.click(await screen.findByRole('option', { name: '멤버를 불러오지 못했어요. 다시 시도' }));

  expect(retry).toHaveBeenCalledTimes(1);
  expect(onChange).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: /멤버/ }));
  await user.click(await screen.findByRole('option', { name: '하도윤' }));
  expect(onChange).toHaveBeenCalledWith('m1');
});

it('the member filter of a report finds members beyond the newest 50 by a search of the server', async () => {
  const request = fakeApi.get('/member/mcn/accounts', ({ query }) => {
    const items = query.get('search') === '지민' ? [detail(OLD, '지민')] : [];
    return { items, total: items.length, page: 0, size: 50 };
  });
  const onChange = jest.fn();
  const { store, user } = await renderPortal(<MemberFilter value={undefined} onChange={onChange} />);
  const newest = Array.from({ length: 50 }, (_, index) => account(`m${index}`, `멤버 ${index}`));
  act(() => store.set(subAccountsAtom, newest));

  await user.click(screen.getByRole('button', { name: /^멤버/ }));
  expect(await screen.findByRole('option', { name: '다른 멤버는 검색해서 찾아 주세요' })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: '이름 검색' }), '지민');
  await user.click(await screen.findByRole('option', { name: '지민' }));

  expect(request.calls.at(-1)?.query.get('search')).toBe('지민');
  expect(onChange).toHaveBeenCalledWith(OLD);
});

it('the member filter of a report names a member of the address that is not among the newest', async () => {
  fakeApi.get('/member/mcn/account', {
    account: detail(OLD, '지민'),
    today: '2026-11-20',
    first_open_day: null,
    contract_until: null,
    rates: [],
    assignments: [],
  });

  await renderPortal(<MemberFilter value={OLD} onChange={jest.fn()} />);

  expect(await screen.findByRole('button', { name: /^멤버 지민/ })).toBeVisible();
});

it('the member filter of a report says that it does not know the member of the address', async () => {
  fakeApi.get('/member/mcn/account', errorResponse(404, 'not_found'));

  await renderPortal(<MemberFilter value={OLD} onChange={jest.fn()} />);

  expect(await screen.findByRole('button', { name: /^멤버 알 수 없는 멤버/ })).toBeVisible();
});

it('the member filter of a report asks for no name while the newest members are loading', async () => {
  const request = fakeApi.get('/member/mcn/account', errorResponse(404, 'not_found'));
  const { store, user, rerender } = await renderPortal(<span />);
  act(() => store.set(subAccountsLoadingAtom, true));
  rerender(<MemberFilter value="m1" onChange={jest.fn()} />);
  const button = await screen.findByRole('button', { name: /^멤버/ });
  await user.click(button);
  expect(await screen.findByRole('option', { name: '불러오는 중이에요' })).toBeVisible();
  await user.keyboard('{Escape}');

  act(() => {
    store.set(subAccountsAtom, [account('m1', '하도윤')]);
    store.set(subAccountsLoadingAtom, false);
  });

  expect(await screen.findByRole('button', { name: /^멤버 하도윤/ })).toBeVisible();
  expect(request.calls).toHaveLength(0);
});
