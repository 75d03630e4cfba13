import { fakeApi, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { detail, MEMBER_ID, serveMoney } from '../../testing/member-fixtures.ts';

jest.setTimeout(40_000);

const open = async (until: string | null = null) => {
  fakeApi.get('/member/mcn/account', detail({}, { contract_until: until }));
  serveMoney();
  return renderRoute(remote, config, { at: `/manage-member/${MEMBER_ID}` });
};

test('the dialog says what ends with a contract, and sends the first day without one', async () => {
  const end = fakeApi.post('/member/mcn/contract/end', { contract_until: '2026-11-22' });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '종료' }));
  const dialog = within(await screen.findByRole('dialog', { name: '계약 종료' }));
  expect(await dialog.findByText(/열린 달의 정산서에 그대로 들어가고/)).toBeVisible();
  expect(dialog.getByText(/멤버는 계속 로그인해서/)).toBeVisible();

  await user.click(dialog.getByRole('button', { name: '종료' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(end.calls[0]?.body).toEqual({ target: MEMBER_ID, from: '2026-11-22' });
});

test('a day of a closed month is refused in the form', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '종료' }));
  const dialog = within(await screen.findByRole('dialog', { name: '계약 종료' }));
  const day = await dialog.findByLabelText(/계약이 없는 첫날/);

  await user.clear(day);
  await user.type(day, '2026-09-30');
  await user.click(dialog.getByRole('button', { name: '종료' }));

  expect(await dialog.findByText('2026.10.01 전의 날은 마감되어 바꿀 수 없어요')).toBeVisible();
});

test.each([
  ['2026-12-01', '되돌리기', '2026.12.01에 끝나요.'],
  ['2026-11-01', '다시 시작', /2026\.11\.01에 끝났어요\./],
])('a contract until %s can be continued by "%s"', async (until, name, text) => {
  const resume = fakeApi.post('/member/mcn/contract/continue', { contract_until: null });
  const { user } = await open(until);
  expect(await screen.findByText(text)).toBeVisible();

  await user.click(screen.getByRole('button', { name }));

  await waitFor(() => expect(resume.calls[0]?.body).toEqual({ target: MEMBER_ID }));
});
