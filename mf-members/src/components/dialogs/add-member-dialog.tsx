import { cleanName, countNameCharacters, isEmail, isName, NICKNAME_LENGTHS } from '@portal/shared/api';
import { useWrite } from '@portal/shared/http';
import { paths, useNavigate } from '@portal/shared/routing';
import { subAccountsAtom, usePasswordLengths, useSetAtom, useSnackbar } from '@portal/shared/state';
import { Button } from '@portal/shared/ui/controls';
import { Form, FormPassword, FormText, s, useForm } from '@portal/shared/ui/form';
import { Modal } from '@portal/shared/ui/overlay';
import { useId, useMemo } from 'react';
import { texts } from '../../texts.ts';
import { addMember, useRefresh } from '../member/members.api.ts';
import * as styles from './dialogs.styles.ts';
import type { DialogState } from './use-dialog.ts';
import { usePasswordSchema } from './use-password-schema.ts';

const MAX_EMAIL_LENGTH = 254;
const NICKNAME = { minimum: NICKNAME_LENGTHS.minimum, maximum: NICKNAME_LENGTHS.memberMaximum };

export type AddMemberDialogProps = { dialog: DialogState };

/** Creates a member account. */
export function AddMemberDialog({ dialog }: AddMemberDialogProps) {
  const { language, t } = texts.useTexts();
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  const setSubAccounts = useSetAtom(subAccountsAtom);
  const refresh = useRefresh();
  const formId = useId();
  const { mutateAsync, isPending } = useWrite({
    send: addMember,
    onSuccess: ({ account: { id, email, nickname } }) => {
      dialog.close();
      // The member selectors of other screens have the newest member first.
      setSubAccounts((accounts) => [{ id, email, nickname }, ...accounts.filter((other) => other.id !== id)]);
      void refresh();
      snackbar.show({
        type: 'success',
        title: t('add.done'),
        text: nickname,
        action: { label: t('menu.open'), run: () => void navigate(paths.member.href({ id })) },
      });
    },
  });
  const lengths = usePasswordLengths(language, { isNeeded: dialog.isOpen });
  const password = usePasswordSchema(lengths);
  const schema = useMemo(
    () =>
      s.object({
        user_id: s.string().check(
          s.refine((value) => value.trim() !== '', { error: t('add.emailMissing'), abort: true }),
          s.maxLength(MAX_EMAIL_LENGTH),
          s.refine(isEmail, { error: t('add.emailInvalid') }),
        ),
        password,
        nickname: s.string().check(
          s.refine((value) => countNameCharacters(value) > 0, {
            error: t('add.nicknameMissing'),
            abort: true,
          }),
          s.refine((value) => isName(value, NICKNAME), { error: t('add.nicknameLength') }),
        ),
        channels: s.string(),
      }),
    [t, password],
  );
  const form = useForm({
    schema,
    defaultValues: { user_id: '', password: '', nickname: '', channels: '' },
    errorFields: { email_taken: 'user_id' },
    errorTexts: { taken: t('add.emailTaken') },
    // A closed dialog must not consume the draft.
    ...(dialog.isOpen && { draft: { name: 'member.add', fields: ['user_id', 'nickname', 'channels'] } }),
  });
  return (
    <Modal
      isOpen={dialog.isOpen}
      onClose={dialog.close}
      title={t('add.title')}
      description={t('add.text')}
      isDismissable={!isPending}
      footer={(cancel) => (
        <>
          <Button size="lg" disabled={isPending} onClick={cancel}>
            {t('dialog.cancel')}
          </Button>
          <Button size="lg" variant="primary" type="submit" form={formId} isBusy={isPending}>
            {t('add.submit')}
          </Button>
        </>
      )}
    >
      <Form
        id={formId}
        css={styles.form}
        form={form}
        label={t('add.title')}
        onSubmit={({ user_id, password, nickname, channels }) =>
          mutateAsync({
            user_id: user_id.trim(),
            password,
            nickname: cleanName(nickname),
            ...(channels.trim() && { channels: channels.trim() }),
          })
        }
      >
        <FormText
          form={form}
          name="user_id"
          type="email"
          label={t('add.email')}
          hint={t('add.emailHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
        />
        <FormPassword
          form={form}
          name="password"
          label={t('add.password')}
          hint={t('password.hint', lengths)}
          hasStrength
          required
        />
        <FormText
          form={form}
          name="nickname"
          label={t('add.nickname')}
          hint={t('add.nicknameHint')}
          aside={`${countNameCharacters(form.watch('nickname'))} / ${NICKNAME.maximum}`}
          autoComplete="off"
          required
        />
        <FormText
          form={form}
          name="channels"
          label={t('add.link')}
          hint={t('add.linkHint')}
          placeholder="youtube.com/@"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Form>
    </Modal>
  );
}
