import type { QueryFlag } from '@portal/shared/routing';
import { PASSWORD_LENGTHS, useSetAtom, useSnackbar, type Role } from '@portal/shared/state';
import { TextField } from '@portal/shared/ui/controls';
import { ConfirmModal } from '@portal/shared/ui/overlay';
import { FormError } from '../../forms/form-error.tsx';
import { isValidPassword } from '../../forms/validation.ts';
import { useForm } from '../../forms/use-form.ts';
import { usePortal } from '../../portal/portal-context.tsx';
import { sessionEndReasonAtom } from '../../session/session-end.ts';
import { pageTexts } from '../texts.ts';
import { deleteAccount } from './account.api.ts';

const validatePassword = ({ password }: { password: string }) => {
  if (password === '') return { password: 'account.currentMissing' as const };
  return isValidPassword(password, PASSWORD_LENGTHS) ? {} : { password: 'form.passwordLength' as const };
};

export type WithdrawalDialogProps = { role: Role; flag: QueryFlag };

/** The confirmation dialog for deleting the account, which requires its password. */
export function WithdrawalDialog({ role, flag }: WithdrawalDialogProps) {
  const { t } = pageTexts.useTexts();
  const { sessions } = usePortal();
  const snackbar = useSnackbar();
  const setEnd = useSetAtom(sessionEndReasonAtom);
  const { form, field, isBusy, failure, submit } = useForm({
    initialValues: { password: '' },
    t,
    textValues: PASSWORD_LENGTHS,
    validate: validatePassword,
    send: async ({ password }) => {
      await deleteAccount(password);
      setEnd('signed-out');
      sessions.end();
      snackbar.show({ type: 'success', title: t('account.withdrawn') });
    },
    fieldByErrorCode: { wrong_password: 'password' },
    tracksUnsavedWork: false,
  });
  return (
    <ConfirmModal
      isOpen={flag.isOpen}
      onClose={flag.close}
      onConfirm={submit}
      isBusy={isBusy}
      tone="danger"
      title={t('account.withdrawTitle')}
      text={t(role === 'member' ? 'account.withdrawMember' : 'account.withdrawManager')}
      confirmLabel={t('account.withdraw')}
    >
      <form {...form}>
        <TextField
          {...field('password')}
          label={t('account.password')}
          type="password"
          autoComplete="current-password"
          required
        />
        <FormError>{failure}</FormError>
      </form>
    </ConfirmModal>
  );
}
