import { errorResponse, fakeApi, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { detail, list, member, MEMBER_ID } from '../../testing/member-fixtures.ts';

jest.setTimeout(40_000);

const open = async (currency: 'KRW' | 'USD' = 'KRW') => {
  fakeApi.get('/member/mcn/accounts', list([member()]));
  const rendered = await renderRoute(remote, config, { at: `/manage-member?share=${MEMBER_ID}`, currency });
  const dialog = await screen.findByRole('dialog', { name: '배분율 변경' });
  const field = await within(dialog).findByRole('textbox', { name: /새 배분율/ });
  const type = async (text: string) => {
    await rendered.user.clear(field);
    if (text) await rendered.user.type(field, text);
  };
  const save = () => rendered.user.click(within(dialog).getByRole('button', { name: '저장' }));
  return { ...rendered, dialog: within(dialog), field, type, save };
};

test('the share dialog shows the current share, an example amount and the day from which a change holds', async () => {
  fakeApi.get('/member/mcn/account', detail());
  const { dialog, field, type } = await open();

  expect(field).toHaveValue('95');
  expect(dialog.getByText('95%')).toBeVisible();
  expect(dialog.getByText('수익이 ₩1,000,000일 때')).toBeVisible();
  expect(dialog.getByText('₩950,000')).toBeVisible();
  expect(dialog.getByText(/^2026\.11\.22 \(PT\)부터/)).toBeVisible();
  await type('92.75');

  expect(dialog.getByText('₩927,500')).toBeVisible();
  expect(dialog.getByText('₩72,500')).toBeVisible();
  expect(dialog.getByText('수수료 7.25%')).toBeVisible();
});

test('an example in dollars has cents', async () => {
  fakeApi.get('/member/mcn/account', detail({ fee_rate: 0.0333 }));
  const { dialog } = await open('USD');

  expect(dialog.getByText('$966.70')).toBeVisible();
  expect(dialog.getByText('$33.30')).toBeVisible();
});

test.each([
  ['', '배분율을 입력해 주세요'],
  ['100.01', '0~100 사이의 숫자를 소수 둘째 자리까지 입력해 주세요'],
  ['-1', '0~100 사이의 숫자를 소수 둘째 자리까지 입력해 주세요'],
  ['95.123', '0~100 사이의 숫자를 소수 둘째 자리까지 입력해 주세요'],
  ['95.00', '지금과 같은 배분율이에요'],
])('a share of "%s" is refused in the form: %s', async (text, message) => {
  fakeApi.get('/member/mcn/account', detail());
  const { dialog, type, save } = await open();

  await type(text);
  await save();

  expect(await dialog.findByText(message)).toBeVisible();
});

test.each([
  ['0', 1],
  ['100', 0],
  ['66.67', 0.3333],
])('a share of %s is sent as the fee rate %s with the version that was read', async (text, feeRate) => {
  fakeApi.get('/member/mcn/account', detail({ version: 7 }));
  const change = fakeApi.post('/member/mcn/update', { account: member({ fee_rate: feeRate, version: 8 }) });
  const { type, save, location } = await open();

  await type(text);
  await save();

  await waitFor(() => expect(location().search).toBe(''));
  const [call] = change.calls;
  expect(call?.body).toEqual({ target: MEMBER_ID, fee_rate: feeRate });
  expect(call?.headers.get('if-match')).toBe('"7"');
});

test('a share can hold from an earlier day on that is open', async () => {
  fakeApi.get('/member/mcn/account', detail());
  const change = fakeApi.post('/member/mcn/update', { account: member({ version: 2 }) });
  const { dialog, user, save, location } = await open();
  const day = dialog.getByLabelText(/^시작일/);
  expect(day).toHaveValue('2026-11-22');

  await user.clear(day);
  await user.type(day, '2026-09-30');
  await save();
  expect(await dialog.findByText('2026.10.01 전의 수익은 확정되어 바꿀 수 없어요')).toBeVisible();
  await user.clear(day);
  await user.type(day, '2026-11-01');
  expect(dialog.getByText(/^2026\.11\.01 \(PT\)부터/)).toBeVisible();
  await save();

  await waitFor(() => expect(location().search).toBe(''));
  expect(change.calls.map(({ body }) => body)).toEqual([
    { target: MEMBER_ID, fee_rate: 0.05, from: '2026-11-01' },
  ]);
});

test('a day that the server refuses is said at its field', async () => {
  fakeApi.get('/member/mcn/account', detail({}, { first_open_day: null }));
  fakeApi.post(
    '/member/mcn/update',
    errorResponse(400, 'validation', {
      errors: [
        { path: 'from', code: 'too_small', message: '2026-10-01 전의 수익은 확정되어 바꿀 수 없어요.' },
      ],
    }),
  );
  const { dialog, user, save } = await open();
  const day = dialog.getByLabelText(/^시작일/);

  await user.clear(day);
  await user.type(day, '2026-09-30');
  await save();

  await waitFor(() => expect(day).toHaveAccessibleDescription(/2026-10-01 전의 수익은 확정되어/));
});

test('T-60 a share that was changed elsewhere first shows the current one, and is saved at the next attempt', async () => {
  let current = detail({ version: 1 });
  fakeApi.get('/member/mcn/account', () => current);
  const change = fakeApi.post('/member/mcn/update', ({ headers }) =>
    headers.get('if-match') === '"2"'
      ? { account: member({ fee_rate: 0.1, version: 3 }) }
      : errorResponse(412, 'version_conflict'),
  );
  const { dialog, field, type, save, location } = await open();
  current = detail({ version: 2, fee_rate: 0.2 });
  await type('90');
  await save();

  expect(await dialog.findByText(/다른 곳에서 이 멤버를 먼저 바꿨어요/)).toBeVisible();
  expect(dialog.getByText('80%')).toBeVisible();
  expect(field).toHaveValue('90');
  await save();

  await waitFor(() => expect(location().search).toBe(''));
  expect(change.calls).toHaveLength(2);
});

test('T-59 a double click on save sends one change, and a repeated attempt has the same idempotency key', async () => {
  fakeApi.get('/member/mcn/account', detail());
  let isDown = true;
  const change = fakeApi.post('/member/mcn/update', async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return isDown ? errorResponse(503, 'unavailable') : { account: member({ fee_rate: 0.1, version: 2 }) };
  });
  const { dialog, user, type, location } = await open();
  await type('90');

  await user.dblClick(dialog.getByRole('button', { name: '저장' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(change.calls).toHaveLength(1);
  isDown = false;
  await user.dblClick(dialog.getByRole('button', { name: '저장' }));

  await waitFor(() => expect(location().search).toBe(''));
  expect(change.calls).toHaveLength(2);
  const keys = change.calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

test('a member that was deleted elsewhere is said to be gone', async () => {
  fakeApi.get('/member/mcn/accounts', list([member()]));
  fakeApi.get('/member/mcn/account', errorResponse(404, 'not_found'));

  await renderRoute(remote, config, { at: `/manage-member?share=${MEMBER_ID}` });

  const dialog = within(await screen.findByRole('dialog', { name: '배분율 변경' }));
  expect(await dialog.findByRole('heading', { name: '없는 멤버예요' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: '저장' })).not.toBeInTheDocument();
});

test('the share dialog asks before Escape discards another share, and keeps it', async () => {
  fakeApi.get('/member/mcn/account', detail());
  const { field, type, user } = await open();
  await type('92');

  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: '작성하던 내용을 버릴까요?' }));
  await user.click(question.getByRole('button', { name: '계속 작성' }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(field).toHaveValue('92');
});
