import { preloadApiClient } from '@portal/shared/http';
import { isConsoleAtom, useAtomValue, useSnackbar } from '@portal/shared/state';
import { Button, TextField } from '@portal/shared/ui/controls';
import { useRef } from 'react';
import { useForm } from '../../forms/use-form.ts';
import { signInForm } from '../../layout/sign-in-layout.tsx';
import { usePortal } from '../../portal/portal-context.tsx';
import { loadSignedInChunk } from '../signed-in.ts';
import { getErrorText } from '../../session/session.ts';
import { shellTexts } from '../../texts.ts';

/** Preloads the API client and the signed-in chunk; errors are ignored, because their use reports them. */
const preloadSignedInCode = () => void Promise.allSettled([preloadApiClient(), loadSignedInChunk()]);

type Field = 'id' | 'password';

/** The sign-in form; after signing in, the guard redirects. */
export function LoginForm() {
  const { t } = shellTexts.useTexts();
  const { sessions } = usePortal();
  const snackbar = useSnackbar();
  const isConsole = useAtomValue(isConsoleAtom);
  const passwordField = useRef<HTMLInputElement>(null);
  const { form, field, isBusy } = useForm({
    initialValues: { id: '', password: '' },
    t,
    validate: ({ id, password }: Record<Field, string>) => ({
      ...(id.trim() === '' && { id: 'login.idMissing' as const }),
      ...(password === '' && { password: 'login.passwordMissing' as const }),
    }),
    send: ({ id, password }) =>
      sessions.signIn(id.trim(), password).catch((error: unknown) => {
        passwordField.current?.select();
        throw error;
      }),
    fieldByErrorCode: { bad_credentials: 'password', too_many_attempts: 'password' },
    onFailure: (error) => snackbar.show({ type: 'error', title: getErrorText(error) }),
    tracksUnsavedWork: false,
  });

  return (
    <form css={signInForm} {...form} onInput={preloadSignedInCode}>
      <TextField
        {...field('id')}
        size="lg"
        label={t('login.id')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        required
        // Signing in is what the page is for.
        autoFocus
      />
      <TextField
        {...field('password')}
        ref={passwordField}
        type="password"
        size="lg"
        label={t('login.password')}
        autoComplete="current-password"
        required
        hint={t(isConsole ? 'login.forgotConsole' : 'login.forgot')}
        isHintKept
      />
      <Button type="submit" variant="primary" size="sheet" isBlock isBusy={isBusy}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
