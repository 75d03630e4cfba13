import { isApiError, preloadApiClient } from '@portal/shared/http';
import { isConsoleAtom, useAtomValue, useSnackbar } from '@portal/shared/state';
import { Button, TextField } from '@portal/shared/ui/controls';
import { useRef } from 'react';
import { useForm } from '../../forms/use-form.ts';
import { entranceForm } from '../../layout/entrance.tsx';
import { usePortal } from '../../portal/portal-context.tsx';
import { loadSignedIn } from '../../routing/signed-in.ts';
import { messageOf } from '../../session/session.ts';
import { shellTexts } from '../../texts.ts';

/** A head start for signing in and for the page behind it; the call and the page say themselves when something is wrong. */
const warmUp = () => void Promise.allSettled([preloadApiClient(), loadSignedIn()]);

type Field = 'id' | 'password';

/** Signs in; the guard takes over from there. */
export function LoginForm() {
  const { t } = shellTexts.useTexts();
  const { sessions } = usePortal();
  const snackbar = useSnackbar();
  const isConsole = useAtomValue(isConsoleAtom);
  const passwordField = useRef<HTMLInputElement>(null);
  const { form, field, isBusy } = useForm({
    start: { id: '', password: '' },
    t,
    check: ({ id, password }: Record<Field, string>) => ({
      ...(id.trim() === '' && { id: 'login.idMissing' as const }),
      ...(password === '' && { password: 'login.passwordMissing' as const }),
    }),
    send: ({ id, password }) => sessions.signIn(id.trim(), password),
    onFailure: (error) => {
      snackbar.show(
        isApiError(error, 'bad_credentials')
          ? { type: 'error', title: t('login.badTitle'), text: t('login.badText') }
          : { type: 'error', title: messageOf(error) },
      );
      passwordField.current?.select();
    },
    isGuarded: false,
  });

  return (
    <form css={entranceForm} {...form} onFocus={warmUp}>
      <TextField
        {...field('id')}
        size="lg"
        label={t('login.id')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        required
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
      />
      <Button type="submit" variant="primary" size="sheet" isBlock isBusy={isBusy}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
