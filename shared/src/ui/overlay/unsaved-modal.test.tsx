import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { hasUnsavedWork, registerUnsavedWork } from '../../state/index.ts';
import { Button, TextArea } from '../controls/index.ts';
import { Form, FormText, s, useForm } from '../form/index.ts';
import { formTexts } from '../form/form-texts.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { Modal } from './index.ts';

const QUESTION = '작성하던 내용을 버릴까요?';

const NameForm = ({ onSaved }: { onSaved: () => void }) => {
  const form = useForm({ schema: s.object({ name: s.string() }), defaultValues: { name: '' } });
  return (
    <Form form={form} label="이름" onSubmit={onSaved}>
      <FormText form={form} name="name" label="이름" />
      <Button type="submit">저장</Button>
    </Form>
  );
};

const Harness = () => {
  const [opened, setOpened] = useState<'form' | 'text'>();
  const [text, setText] = useState('');
  const close = () => setOpened(undefined);
  return (
    <>
      <Button onClick={() => setOpened('form')}>양식 열기</Button>
      <Button onClick={() => setOpened('text')}>글 열기</Button>
      <Modal
        isOpen={opened === 'form'}
        onClose={close}
        title="양식"
        footer={(cancel) => <Button onClick={cancel}>취소</Button>}
      >
        <NameForm onSaved={close} />
      </Modal>
      <Modal isOpen={opened === 'text'} onClose={close} title="글" hasUnsavedWork={text !== ''}>
        <TextArea label="내용" value={text} onChange={(event) => setText(event.target.value)} />
      </Modal>
    </>
  );
};

const open = async (kind: '양식' | '글') => {
  const view = await renderUi(<Harness />);
  await formTexts.load();
  await view.user.click(screen.getByRole('button', { name: `${kind} 열기` }));
  const dialog = await screen.findByRole('dialog', { name: kind });
  return { ...view, dialog };
};

type User = Awaited<ReturnType<typeof open>>['user'];

const findQuestion = () => screen.findByRole('alertdialog', { name: QUESTION });

it.each([
  ['Escape', (user: User) => user.keyboard('{Escape}')],
  ['its close button', (user: User) => user.click(screen.getByRole('button', { name: '닫기' }))],
  ['Cancel', (user: User) => user.click(screen.getByRole('button', { name: '취소' }))],
])('a modal with a changed form that is closed by %s asks, and keeps what was typed', async (_, close) => {
  const { user } = await open('양식');
  const field = await screen.findByRole('textbox', { name: '이름' });
  await user.type(field, '여름');

  await close(user);
  await user.click(within(await findQuestion()).getByRole('button', { name: '계속 작성' }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: '이름' })).toHaveValue('여름');
});

it('the focus returns to the field when the question of a modal is closed by keyboard', async () => {
  const { user } = await open('양식');
  const field = await screen.findByRole('textbox', { name: '이름' });
  await user.type(field, '여름');
  await user.keyboard('{Escape}');
  const keep = within(await findQuestion()).getByRole('button', { name: '계속 작성' });
  await waitFor(() => expect(keep).toHaveFocus());

  await user.keyboard('{Enter}');

  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('여름');
});

it('a modal is closed when what was typed is discarded, and nothing is unsaved then', async () => {
  const { user } = await open('양식');
  await user.type(await screen.findByRole('textbox', { name: '이름' }), '여름');

  await user.keyboard('{Escape}');
  await user.click(within(await findQuestion()).getByRole('button', { name: '버리기' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(hasUnsavedWork()).toBe(false);
});

it('Escape on the question keeps the modal open', async () => {
  const { user, dialog } = await open('양식');
  await user.type(await screen.findByRole('textbox', { name: '이름' }), '여름');
  await user.keyboard('{Escape}');
  await findQuestion();

  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(dialog).toBeVisible();
});

it('a modal without changes, and one that was saved, close without a question', async () => {
  const { user } = await open('양식');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: '양식 열기' }));
  await user.type(await screen.findByRole('textbox', { name: '이름' }), '여름');
  await user.click(screen.getByRole('button', { name: '저장' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('unsaved work of the page does not make a modal ask', async () => {
  const release = registerUnsavedWork();
  const { user } = await open('양식');

  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  release();
});

it('a modal asks about content that is in no form', async () => {
  const { user } = await open('글');
  await user.type(await screen.findByRole('textbox', { name: '내용' }), 'a');

  await user.keyboard('{Escape}');

  expect(await findQuestion()).toBeVisible();
});
