import { useWrite } from '@portal/shared/http';
import { usePasswordLengths, useSnackbar } from '@portal/shared/state';
import { Form, FormPassword } from '@portal/shared/ui/form';
import { useId } from 'react';
import { texts } from '../../texts.ts';
import { changePassword } from '../member/members.api.ts';
import * as styles from './dialogs.styles.ts';
import { MemberDialog } from './member-dialog.tsx';
import type { DialogState } from './use-dialog.ts';
import { usePasswordForm } from './use-password-form.ts';

export type PasswordDialogProps = { dialog: DialogState };

/** Sets a new password for a member, which ends its sessions. */
export function PasswordDialog({ dialog }: PasswordDialogProps) {
  const { language, t } = texts.useTexts();
  const snackbar = useSnackbar();
  const formId = useId();
  const { mutateAsync, isPending } = useWrite({
    send: changePassword,
    onSuccess: () => {
      dialog.close();
      snackbar.show({ type: 'success', title: t('password.done'), text: t('password.doneText') });
    },
  });
  const lengths = usePasswordLengths(language, { isNeeded: dialog.isOpen });
  const form = usePasswordForm({}, lengths);
  return (
    <MemberDialog
      dialog={dialog}
      title={t('password.title')}
      submitLabel={t('password.submit')}
      formId={formId}
      isBusy={isPending}
    >
      {({ account }) => (
        <Form
          id={formId}
          css={styles.form}
          form={form}
          label={t('password.title')}
          isGuarded={false}
          onSubmit={({ password }) => mutateAsync({ target: account.id, password })}
        >
          <FormPassword
            form={form}
            name="password"
            label={t('password.new')}
            hint={t('password.hint', lengths)}
            hasStrength
            autoFocus
            required
          />
        </Form>
      )}
    </MemberDialog>
  );
}
