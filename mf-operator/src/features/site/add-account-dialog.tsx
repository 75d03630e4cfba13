import { isEmail, isName, NICKNAME_LENGTHS } from '@portal/shared/api';
import { useQueryClient, useWrite } from '@portal/shared/http';
import { useSnackbar } from '@portal/shared/state';
import { FormPassword, FormText, s, useForm } from '@portal/shared/ui/form';
import { useMemo } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import type { DialogState } from '../../components/site/flag-dialog.tsx';
import type { SiteSettings } from '../../components/site/site.api.ts';
import { siteTexts } from '../../components/site/texts.ts';
import { accountsKey, createAccount } from './accounts.api.ts';

const MAX_EMAIL = 254;
const MAX_PASSWORD = 64;

export type AddAccountDialogProps = DialogState & { site: SiteSettings };

/** Creates an operator of a console, or a manager of any other site. */
export function AddAccountDialog({ isOpen, onClose, site }: AddAccountDialogProps) {
  const { t } = siteTexts.useTexts();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const { domain, is_console: isConsole, password_minimum: minimum } = site;
  const creation = useWrite({
    send: createAccount,
    onSuccess: ({ account }) => {
      onClose();
      void client.invalidateQueries({ queryKey: accountsKey(domain) });
      snackbar.show({ type: 'success', title: t('accounts.done'), text: account.email });
    },
  });
  const schema = useMemo(
    () =>
      s.object({
        email: s
          .string()
          .check(s.trim(), s.refine(isEmail, { error: t('accounts.emailInvalid') }), s.maxLength(MAX_EMAIL)),
        nickname: s.string().check(
          s.refine((value) => isName(value, NICKNAME_LENGTHS), {
            error: t('accounts.nicknameInvalid', NICKNAME_LENGTHS),
          }),
        ),
        password: s.string().check(
          s.refine((value) => [...value].length >= minimum && [...value].length <= MAX_PASSWORD, {
            error: t('accounts.passwordInvalid', { minimum, maximum: MAX_PASSWORD }),
          }),
        ),
      }),
    [t, minimum],
  );
  const form = useForm({
    schema,
    defaultValues: { email: '', nickname: '', password: '' },
    errorFields: { email_taken: 'email' },
    errorTexts: { taken: t('accounts.emailTaken') },
    // A closed dialog must not consume the draft.
    ...(isOpen && { draft: { name: `site.account.${domain}`, fields: ['email', 'nickname'] } }),
  });
  const title = t(isConsole ? 'accounts.addOperator' : 'accounts.addManager');
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      text={t(isConsole ? 'accounts.operatorText' : 'accounts.managerText')}
      action={t('create.submit')}
      isBusy={creation.isPending}
      form={form}
      onSubmit={(person) => creation.mutateAsync({ domain, ...person })}
    >
      <FormText
        form={form}
        name="email"
        type="email"
        label={t('accounts.email')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        required
      />
      <FormText
        form={form}
        name="nickname"
        label={t('accounts.nickname')}
        hint={t('accounts.nicknameHint', NICKNAME_LENGTHS)}
        autoComplete="off"
        required
      />
      <FormPassword
        form={form}
        name="password"
        label={t('accounts.password')}
        hint={t('accounts.passwordHint', { minimum })}
        hasStrength
        required
      />
    </FormDialog>
  );
}
