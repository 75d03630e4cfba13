import { isApiError, warmUpApi } from '@portal/shared/http';
import { isConsoleAtom, useAtomValue, useSnackbar } from '@portal/shared/state';
import { Button, TextField } from '@portal/shared/ui/controls';
import { useRef, useState, type SubmitEvent } from 'react';
import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';
import { usePortal } from '../../portal/portal-context.tsx';
import { loadSignedIn } from '../../routing/signed-in.ts';
import { messageOf } from '../../session/session.ts';
import { shellTexts } from '../../texts.ts';

const form = css({
  display: 'grid',
  gap: token.space[4],
  marginTop: token.space[20],
  '& > :last-child': { marginTop: token.space[20] },
});

/** A head start for signing in and for the page behind it; the call and the page say themselves when something is wrong. */
const warmUp = () => void Promise.allSettled([warmUpApi(), loadSignedIn()]);

type Missing = { id: boolean; password: boolean };

/** Signs in; the guard takes over from there. */
export function LoginForm() {
  const { t } = shellTexts.useTexts();
  const { sessions } = usePortal();
  const snackbar = useSnackbar();
  const isConsole = useAtomValue(isConsoleAtom);
  const [missing, setMissing] = useState<Missing>({ id: false, password: false });
  const [isBusy, setBusy] = useState(false);
  const idField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const id = idField.current?.value.trim() ?? '';
    const password = passwordField.current?.value ?? '';
    const next = { id: id === '', password: password === '' };
    setMissing(next);
    if (next.id || next.password) {
      (next.id ? idField : passwordField).current?.focus();
      return;
    }
    setBusy(true);
    try {
      await sessions.signIn(id, password);
    } catch (error) {
      setBusy(false);
      snackbar.show(
        isApiError(error, 'bad_credentials')
          ? { type: 'error', title: t('login.badTitle'), text: t('login.badText') }
          : { type: 'error', title: messageOf(error) },
      );
      passwordField.current?.select();
    }
  };

  return (
    <form css={form} noValidate onFocus={warmUp} onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        ref={idField}
        name="id"
        size="lg"
        label={t('login.id')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        required
        error={missing.id ? t('login.idMissing') : undefined}
        onChange={() => setMissing((was) => ({ ...was, id: false }))}
      />
      <TextField
        ref={passwordField}
        name="password"
        type="password"
        size="lg"
        label={t('login.password')}
        autoComplete="current-password"
        required
        hint={t(isConsole ? 'login.forgotConsole' : 'login.forgot')}
        error={missing.password ? t('login.passwordMissing') : undefined}
        onChange={() => setMissing((was) => ({ ...was, password: false }))}
      />
      <Button type="submit" variant="primary" size="sheet" isBlock isBusy={isBusy}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
