import { fakeApi, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import type { PayoutEntry } from '../../components/member/advances.api.ts';
import { detail, MEMBER_ID, serveContract, serveMoney } from '../../testing/member-fixtures.ts';

jest.setTimeout(40_000);

const advance = (changes: Partial<PayoutEntry> = {}): PayoutEntry => ({
  id: 'a1',
  kind: 'advance',
  currency: 'KRW',
  amount: '500000',
  day: '2026-11-20',
  month: '2026-11',
  until: null,
  rate: null,
  reference: 'ADV-1',
  note: null,
  reason: null,
  reverses: null,
  share: 0.5,
  is_ended: false,
  ...changes,
});

const open = (entries: PayoutEntry[] = [], fragment = '') => {
  fakeApi.get('/member/mcn/account', detail());
  serveMoney();
  serveContract([{ advance: '101000' }], entries);
  return renderRoute(remote, config, { at: `/manage-member/${MEMBER_ID}${fragment}` });
};

test('advances are listed with what is left of them', async () => {
  await open([advance(), advance({ id: 'a2', is_ended: true, reference: null, share: 1 })]);

  const items = within(await screen.findByRole('list', { name: '선지급' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    '₩500,0002026.11.20·달마다 50%씩 상환·ADV-1',
    '₩500,000취소됨2026.11.20·달마다 100%씩 상환',
  ]);
  expect(screen.getByText('상환할 금액 ₩101,000')).toBeVisible();
});

test('the dialog sends amount, currency, day and share', async () => {
  const record = fakeApi.post('/payout/advance', { id: 'a1' });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '기록' }));
  const dialog = within(await screen.findByRole('dialog', { name: '선지급 기록' }));
  await user.type(await dialog.findByRole('textbox', { name: /금액/ }), '500,000');
  const share = dialog.getByRole('textbox', { name: /달마다 상환하는 비율/ });
  await user.clear(share);
  await user.type(share, '50');

  await user.click(dialog.getByRole('button', { name: '저장' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(record.calls[0]?.body).toEqual({
    payee: MEMBER_ID,
    currency: 'KRW',
    amount: '500000',
    day: '2026-11-22',
    share: 0.5,
  });
});

test('an amount with decimals that won do not have is refused in the form', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '기록' }));
  const dialog = within(await screen.findByRole('dialog', { name: '선지급 기록' }));
  await user.type(await dialog.findByRole('textbox', { name: /금액/ }), '1.5');

  await user.click(dialog.getByRole('button', { name: '저장' }));

  expect(await dialog.findByText('0보다 큰 금액을 통화에 맞는 자릿수로 입력해 주세요')).toBeVisible();
});

test('a link to the card puts it in view, with its button next by keyboard', async () => {
  const { user } = await open([advance()], '#advances');
  const record = await screen.findByRole('button', { name: '기록' });

  await waitFor(() => expect(document.activeElement).toContainElement(record));
  await user.tab();
  expect(record).toHaveFocus();
});
