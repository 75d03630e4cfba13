import { subAccountsAtom, subAccountsFailureAtom } from '@portal/shared/state';
import { renderPortal } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { MemberFilter } from './member-filter.tsx';

const member = { id: 'm1', email: 'm1@aurora.example', nickname: '하도윤' };
it('the member filter shows that loading the members failed, and retries', async () => {
  const onChange = jest.fn();
  const { store, user } = await renderPortal(<MemberFilter value={undefined} onChange={onChange} />);
  const retry = jest.fn(() => {
    store.set(subAccountsFailureAtom, null);
    store.set(subAccountsAtom, [member]);
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
