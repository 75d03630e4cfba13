import { errorResponse, fakeApi, partnerTerms, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { detail, list, member, MEMBER_ID } from '../../testing/member-fixtures.ts';

jest.setTimeout(40_000);

/** Opens the dialog on a domain with this minimum; `unknown` when the server does not say it. */
const open = async (minimum: number | 'unknown' = 4) => {
  fakeApi.get(
    '/v2/mcn/terms',
    minimum === 'unknown'
      ? errorResponse(500, 'internal')
      : { terms: partnerTerms({ password_minimum: minimum }) },
  );
  fakeApi.get('/member/mcn/accounts', list([member()]));
  fakeApi.get('/member/mcn/account', detail());
  const rendered = await renderRoute(remote, config, { at: '/manage-member' });
  await rendered.user.click(await screen.findByRole('button', { name: '민지원 님 메뉴' }));
  await rendered.user.click(await screen.findByRole('menuitem', { name: '비밀번호 변경' }));
  const dialog = within(await screen.findByRole('dialog', { name: '비밀번호 변경' }));
  const field = await dialog.findByLabelText('새 비밀번호');
  const submit = () => rendered.user.click(dialog.getByRole('button', { name: '변경' }));
  return { ...rendered, dialog, field, submit };
};

test('the row menu opens the password dialog, which sends the new password', async () => {
  const change = fakeApi.post('/member/mcn/update', { account: member({ version: 2 }) });
  const { user, field, submit, location } = await open();
  expect(location().search).toBe(`?password=${MEMBER_ID}`);

  // Four characters of two code units each.
  await user.type(field, '🔑🔑🔑🔑');
  await submit();

  await waitFor(() => expect(location().search).toBe(''));
  expect(change.calls[0]?.body).toEqual({ target: MEMBER_ID, password: '🔑🔑🔑🔑' });
});

test.each([
  ['', '비밀번호를 입력해 주세요'],
  ['abc', '비밀번호는 4~64자로 입력해 주세요'],
  ['a'.repeat(65), '비밀번호는 4~64자로 입력해 주세요'],
])('the password "%s" is refused in the form: %s', async (text, message) => {
  const { dialog, user, field, submit } = await open();

  if (text) await user.type(field, text);
  await submit();

  expect(await dialog.findByText(message)).toBeVisible();
});

test.each([4, 64])('T-59 a double click changes a password of %i characters once', async (length) => {
  const change = fakeApi.post('/member/mcn/update', { account: member({ version: 2 }) });
  const { dialog, user, field, location } = await open();

  await user.type(field, 'a'.repeat(length));
  await user.dblClick(dialog.getByRole('button', { name: '변경' }));

  await waitFor(() => expect(location().search).toBe(''));
  expect(change.calls.map(({ body }) => body)).toEqual([{ target: MEMBER_ID, password: 'a'.repeat(length) }]);
});

test('the password dialog names and checks the minimum of the domain', async () => {
  const change = fakeApi.post('/member/mcn/update', { account: member({ version: 2 }) });
  const { dialog, user, field, submit, location } = await open(8);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/8~64자/));

  await user.type(field, 'a'.repeat(7));
  await submit();
  expect(await dialog.findByText('비밀번호는 8~64자로 입력해 주세요')).toBeVisible();
  expect(change.calls).toHaveLength(0);

  await user.type(field, 'a');
  await submit();
  await waitFor(() => expect(location().search).toBe(''));
  expect(change.calls).toHaveLength(1);
});

test('the password dialog works with the minimum of any domain while that of this one is not known', async () => {
  const change = fakeApi.post('/member/mcn/update', { account: member({ version: 2 }) });
  const { user, field, submit } = await open('unknown');

  await user.type(field, 'abcd');
  await submit();

  await waitFor(() => expect(change.calls).toHaveLength(1));
});
