import { useWrite } from '@portal/shared/http';
import { subAccountsAtom, useSetAtom, useSnackbar } from '@portal/shared/state';
import { Form, FormPassword } from '@portal/shared/ui/form';
import { useId } from 'react';
import { texts } from '../../texts.ts';
import { deleteMember, useRefresh } from '../member/members.api.ts';
import { DeletionConsequences } from './deletion-consequences.tsx';
import * as styles from './dialogs.styles.ts';
import { MemberDialog } from './member-dialog.tsx';
import type { DialogState } from './use-dialog.ts';
import { usePasswordForm } from './use-password-form.ts';

export type DeleteMemberDialogProps = {
  dialog: DialogState;
  /** Leaves the page of the deleted member; by default the dialog closes. */
  onDeleted?: (() => void) | undefined;
};

/** Deletes a member after the manager's own password; says what happens to its channels and its open money. */
export function DeleteMemberDialog({ dialog, onDeleted = dialog.close }: DeleteMemberDialogProps) {
  const { t } = texts.useTexts();
  const snackbar = useSnackbar();
  const setSubAccounts = useSetAtom(subAccountsAtom);
  const refresh = useRefresh();
  const formId = useId();
  const { mutateAsync, isPending } = useWrite({
    send: deleteMember,
    onSuccess: (_, { target }) => {
      onDeleted();
      setSubAccounts((accounts) => accounts.filter(({ id }) => id !== target));
      void refresh(target);
      snackbar.show({ type: 'success', title: t('delete.done') });
    },
  });
  const form = usePasswordForm({ errorFields: { wrong_password: 'password' } });
  return (
    <MemberDialog
      dialog={dialog}
      title={t('delete.title')}
      submitLabel={t('delete.submit')}
      tone="danger"
      formId={formId}
      isBusy={isPending}
    >
      {(detail) => (
        <>
          <DeletionConsequences detail={detail} />
          <Form
            id={formId}
            css={styles.confirmation}
            form={form}
            label={t('delete.title')}
            isGuarded={false}
            onSubmit={({ password }) => mutateAsync({ target: detail.account.id, password })}
          >
            <FormPassword
              form={form}
              name="password"
              label={t('delete.password')}
              hint={t('delete.hint')}
              isHintKept
              required
            />
          </Form>
        </>
      )}
    </MemberDialog>
  );
}
