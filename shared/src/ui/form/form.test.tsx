import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../http/index.ts';
import { changeLanguage } from '../../i18n/index.ts';
import { hasUnsavedWork, saveFormDrafts, snackbarsAtom } from '../../state/index.ts';
import { sessions } from '../../testing/index.ts';
import { Button } from '../controls/index.ts';
import { renderUi } from '../testing/render-ui.tsx';
import {
  Form,
  FormCheckbox,
  FormCheckboxCards,
  FormPassword,
  FormRadios,
  FormSelect,
  FormText,
  s,
  useForm,
} from './index.ts';
import type { ValuesOf } from './index.ts';

const schema = s.object({
  email: s.email(),
  password: s.string().check(s.minLength(8)),
  category: s.string().check(s.minLength(1)),
  plan: s.enum(['month', 'year']),
  screens: s.array(s.string()).check(s.minLength(1)),
  agreed: s.literal(true),
});
type Values = ValuesOf<typeof schema>;

type HarnessProps = { onSubmit?: (values: Values) => Promise<void> };

const Harness = ({ onSubmit = () => Promise.resolve() }: HarnessProps) => {
  const form = useForm<Values>({
    schema,
    // Default values need not satisfy the schema.
    defaultValues: { email: '', password: '', category: '', plan: 'month', screens: [] },
    errorFields: { email_taken: 'email' },
    errorTexts: { email_taken: '이미 쓰고 있는 이메일이에요' },
  });
  return (
    <Form form={form} label="회원가입" onSubmit={onSubmit}>
      <FormText form={form} name="email" label="이메일" />
      <FormPassword form={form} name="password" label="비밀번호" hasStrength />
      <FormSelect
        form={form}
        name="category"
        label="분류"
        options={[{ value: 'bgm', label: 'BGM' }]}
        placeholder="고르기"
      />
      <FormRadios
        form={form}
        name="plan"
        label="주기"
        options={[
          { value: 'month', label: '매달' },
          { value: 'year', label: '매년' },
        ]}
      />
      <FormCheckboxCards form={form} name="screens" label="화면" options={[{ value: 'a', label: '채널' }]} />
      <FormCheckbox form={form} name="agreed" label="약관 동의" />
      <Button type="submit">가입</Button>
    </Form>
  );
};

const createApiError = (code: string, fields: { path: string; message: string; code: string }[] = []) =>
  new ApiError(
    { method: 'POST', url: '/join' },
    { code, status: 409, requestId: 'r1', fields, serverMessage: '지금은 가입할 수 없어요' },
  );

type User = Awaited<ReturnType<typeof renderUi>>['user'];

const fillIn = async (user: User) => {
  await user.type(screen.getByRole('textbox', { name: '이메일' }), 'a@b.example');
  await user.type(screen.getByLabelText('비밀번호'), 'correct-horse-7');
  await user.click(screen.getByRole('button', { name: '분류 고르기' }));
  await user.click(await screen.findByRole('option', { name: 'BGM' }));
  await user.click(screen.getByRole('checkbox', { name: '채널' }));
  await user.click(screen.getByRole('checkbox', { name: '약관 동의' }));
};

describe('Form', () => {
  it('Form shows a focused summary of invalid fields with buttons that focus them', async () => {
    const { user } = await renderUi(<Harness />);

    await user.click(screen.getByRole('button', { name: '가입' }));

    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('5곳을 확인해 주세요');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(screen.getByRole('textbox', { name: '이메일' })).toHaveAccessibleDescription('입력해 주세요');
    for (const name of ['분류', '이메일']) {
      await user.click(within(summary).getByRole('button', { name }));
      expect(document.activeElement).toHaveAccessibleName(expect.stringContaining(name));
    }
  });

  it('Form validates a field on blur and translates its error when the language changes', async () => {
    const { user } = await renderUi(<Harness />);

    await user.type(screen.getByRole('textbox', { name: '이메일' }), 'a@');
    await user.tab();
    await user.type(screen.getByLabelText('비밀번호'), 'short');
    await user.tab();

    expect(await screen.findByText('이메일 주소를 확인해 주세요')).toBeVisible();
    expect(screen.getByText('8자 이상 입력해 주세요')).toBeVisible();
    await act(() => changeLanguage('en'));
    expect(await screen.findByText('Check the email address')).toBeVisible();
    expect(screen.getByText('Use at least 8 characters')).toBeVisible();
    await act(() => changeLanguage('ko'));
  });

  it('Form calls onSubmit with the values of its schema', async () => {
    const handleSubmit = jest.fn((_values: Values) => Promise.resolve());
    const { user } = await renderUi(<Harness onSubmit={handleSubmit} />);
    await fillIn(user);
    expect(screen.getByText('강함')).toBeVisible();

    await user.click(screen.getByRole('button', { name: '가입' }));

    await waitFor(() => expect(handleSubmit).toHaveBeenCalledTimes(1));
    expect(handleSubmit.mock.calls[0]?.[0]).toEqual({
      email: 'a@b.example',
      password: 'correct-horse-7',
      category: 'bgm',
      plan: 'month',
      screens: ['a'],
      agreed: true,
    });
  });

  it('Form shows server errors on their fields, and others in the summary', async () => {
    const answers = [
      createApiError('validation', [{ path: 'password', message: '너무 흔한 비밀번호예요', code: 'weak' }]),
      createApiError('email_taken'),
      createApiError('too_many_members'),
    ];
    const { user } = await renderUi(
      <Harness onSubmit={() => Promise.reject(answers.shift() ?? new Error())} />,
    );
    await fillIn(user);
    const submit = screen.getByRole('button', { name: '가입' });

    await user.click(submit);
    expect(await screen.findByText('너무 흔한 비밀번호예요')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('비밀번호')).toHaveFocus());
    await user.click(submit);
    expect(await screen.findByText('이미 쓰고 있는 이메일이에요')).toBeVisible();
    await user.click(submit);
    expect(await screen.findByRole('alert')).toHaveTextContent('지금은 가입할 수 없어요');
  });

  it('Form is unsaved work from the first change until it is saved', async () => {
    const { user } = await renderUi(<Harness />);
    expect(hasUnsavedWork()).toBe(false);

    await fillIn(user);
    expect(hasUnsavedWork()).toBe(true);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);

    await user.click(screen.getByRole('button', { name: '가입' }));
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
  });
});

describe('Form with a draft', () => {
  const Draft = () => {
    const form = useForm({
      schema: s.object({ email: s.email(), password: s.string() }),
      defaultValues: { email: '', password: '' },
      draft: { name: 'test', fields: ['email'] },
    });
    return (
      <Form form={form} label="회원가입" onSubmit={() => undefined}>
        <FormText form={form} name="email" label="이메일" />
        <FormPassword form={form} name="password" label="비밀번호" />
      </Form>
    );
  };

  it('T-51 Form restores the fields of its draft after the session expired and shows a snackbar', async () => {
    const before = await renderUi(<Draft />);
    await before.user.type(screen.getByRole('textbox', { name: '이메일' }), 'half@');
    await before.user.type(screen.getByLabelText('비밀번호'), 'correct-horse-7');
    saveFormDrafts(sessions.manager.account.id);
    before.unmount();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('correct-horse');

    const { store } = await renderUi(<Draft />);

    expect(screen.getByRole('textbox', { name: '이메일' })).toHaveValue('half@');
    expect(screen.getByLabelText('비밀번호')).toHaveValue('');
    expect(store.get(snackbarsAtom).map(({ title }) => title)).toEqual(['쓰던 내용을 다시 채웠어요']);
    expect(hasUnsavedWork()).toBe(true);
  });

  it('Form saves no draft before its first change', async () => {
    await renderUi(<Draft />);

    saveFormDrafts(sessions.manager.account.id);

    expect(sessionStorage).toHaveLength(0);
  });
});
