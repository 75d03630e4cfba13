import { errorResponse, fakeApi, partnerTerms, renderRoute } from '@portal/shared/testing';
import { subAccountsAtom } from '@portal/shared/state';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { list, member } from '../../testing/member-fixtures.ts';

jest.setTimeout(40_000);

const open = async (minimum = 4) => {
  fakeApi.get('/v2/mcn/terms', { terms: partnerTerms({ password_minimum: minimum }) });
  fakeApi.get('/member/mcn/accounts', list([member()]));
  const rendered = await renderRoute(remote, config, { at: '/manage-member?addMember=1' });
  const dialog = within(await screen.findByRole('dialog', { name: '멤버 추가' }));
  const fields = {
    email: dialog.getByRole('textbox', { name: /이메일/ }),
    password: dialog.getByLabelText('비밀번호'),
    nickname: dialog.getByRole('textbox', { name: /닉네임/ }),
    link: dialog.getByRole('textbox', { name: /채널 링크/ }),
  };
  const fill = async (values: Partial<Record<keyof typeof fields, string>>) => {
    const all = { email: 'new@aurora.example', password: '비밀번호', nickname: '나나', ...values };
    for (const [name, text] of Object.entries(all)) {
      // `all` has only names of fields.
      const field = fields[name as keyof typeof fields];
      await rendered.user.clear(field);
      if (text) await rendered.user.type(field, text);
    }
  };
  const submit = () => rendered.user.click(dialog.getByRole('button', { name: '추가' }));
  return { ...rendered, dialog, fields, fill, submit };
};

test('a new member is sent without an empty channel link, and appears in the member selectors of other screens', async () => {
  const add = fakeApi.post('/member/mcn/add', { account: member({ id: 'm2', nickname: '나나' }) });
  const { fill, submit, location, store } = await open();

  await fill({ email: ' new@aurora.example', nickname: ' 나나 ' });
  await submit();

  await waitFor(() => expect(location().search).toBe(''));
  expect(add.calls[0]?.body).toEqual({
    user_id: 'new@aurora.example',
    password: '비밀번호',
    nickname: '나나',
  });
  expect(store.get(subAccountsAtom)).toEqual([
    { id: 'm2', email: 'member1@aurora.example', nickname: '나나' },
  ]);
});

test('a new member is sent with its channel link', async () => {
  const add = fakeApi.post('/member/mcn/add', { account: member() });
  const { fill, submit, location } = await open();

  await fill({ link: '@nana' });
  await submit();

  await waitFor(() => expect(location().search).toBe(''));
  expect(add.calls[0]?.body.channels).toBe('@nana');
});

test.each([
  [{ email: '' }, '이메일을 입력해 주세요'],
  [{ email: 'nobody' }, '이메일 주소를 확인해 주세요'],
  [{ password: '' }, '비밀번호를 입력해 주세요'],
  [{ password: 'abc' }, '비밀번호는 4~64자로 입력해 주세요'],
  [{ password: 'a'.repeat(65) }, '비밀번호는 4~64자로 입력해 주세요'],
  [{ nickname: '' }, '닉네임을 입력해 주세요'],
  [{ nickname: ' 나 ' }, '닉네임은 2~50자로 입력해 주세요'],
  [{ nickname: '나'.repeat(51) }, '닉네임은 2~50자로 입력해 주세요'],
])('the form refuses %j: %s', async (values, message) => {
  const { dialog, fill, submit } = await open();

  await fill(values);
  await submit();

  expect(await dialog.findByText(message)).toBeVisible();
});

test.each([
  [{ password: 'abcd' }],
  [{ password: 'a'.repeat(64) }],
  // Two emoji of several code units each.
  [{ nickname: '👨‍👩‍👧🇰🇷' }],
  [{ nickname: '가나' }],
  [{ nickname: '나'.repeat(50) }],
])('the form accepts the edge %j', async (values) => {
  const add = fakeApi.post('/member/mcn/add', { account: member() });
  const { fill, submit, location } = await open();

  await fill(values);
  await submit();

  await waitFor(() => expect(location().search).toBe(''));
  expect(add.calls).toHaveLength(1);
});

test('an address in use and a refused link are shown at their fields, and nothing that was typed is lost', async () => {
  fakeApi.post(
    '/member/mcn/add',
    errorResponse(409, 'email_taken', {
      errors: [
        { path: 'user_id', code: 'taken', message: '' },
        { path: 'channels', code: 'invalid', message: 'YouTube 채널 링크나 @핸들을 입력해 주세요.' },
      ],
    }),
  );
  const { dialog, fields, fill, submit } = await open();

  await fill({ link: 'https://evil.example' });
  await submit();

  await waitFor(() => expect(fields.email).toHaveAccessibleDescription(/이미 쓰고 있는 이메일이에요/));
  expect(fields.link).toHaveAccessibleDescription(/YouTube 채널 링크나 @핸들/);
  expect(fields.nickname).toHaveValue('나나');
  expect(dialog.getByRole('alert')).toBeVisible();
});

test('a reopened dialog has forgotten what was typed before', async () => {
  const { fill, user, location } = await open();
  await fill({});

  await user.click(screen.getByRole('button', { name: '취소' }));
  await user.click(await screen.findByRole('button', { name: '버리기' }));
  await waitFor(() => expect(location().search).toBe(''));
  await user.click(await screen.findByRole('button', { name: '멤버 추가' }));

  const again = within(await screen.findByRole('dialog', { name: '멤버 추가' }));
  expect(again.getByRole('textbox', { name: /이메일/ })).toHaveValue('');
  expect(again.getByLabelText('비밀번호')).toHaveValue('');
});

test('a new member’s password has the minimum of the domain', async () => {
  const add = fakeApi.post('/member/mcn/add', { account: member() });
  const { dialog, fields, fill, submit } = await open(8);
  await waitFor(() => expect(fields.password).toHaveAccessibleDescription(/8~64자/));

  await fill({ password: 'a'.repeat(7) });
  await submit();

  expect(await dialog.findByText('비밀번호는 8~64자로 입력해 주세요')).toBeVisible();
  expect(add.calls).toHaveLength(0);
});
