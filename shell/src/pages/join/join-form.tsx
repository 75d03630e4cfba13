import { css } from '@emotion/react';
import { paths, Link } from '@portal/shared/routing';
import { token } from '@portal/shared/theme';
import { Button, TextField } from '@portal/shared/ui/controls';
import { FormFailure } from '../../forms/form-failure.tsx';
import { NewPasswordHint } from '../../forms/new-password-hint.tsx';
import { visibleLength } from '../../forms/rules.ts';
import { useForm } from '../../forms/use-form.ts';
import { entranceAside, entranceForm } from '../../layout/entrance.tsx';
import { usePortal } from '../../portal/portal-context.tsx';
import { pageTexts } from '../texts.ts';
import { checkJoin, NICKNAME } from './join.form.ts';

/** Every field has a line of help, which belongs to the field above it. */
const roomy = css({ gap: token.space[12] });

export type Joined = { email: string; nickname: string };

export type JoinFormProps = { onJoined: (account: Joined) => void };

/** Makes a manager account. */
export function JoinForm({ onJoined }: JoinFormProps) {
  const { t } = pageTexts.useTexts();
  const { sessions } = usePortal();
  const { form, field, values, isBusy, failure } = useForm({
    start: { email: '', password: '', password_confirmation: '', nickname: '' },
    t,
    check: checkJoin,
    send: async (typed) => {
      const account = { ...typed, email: typed.email.trim(), nickname: typed.nickname.trim() };
      await sessions.join(account);
      onJoined(account);
    },
    fieldOf: { email_taken: 'email' },
  });
  return (
    <>
      <form css={[entranceForm, roomy]} {...form}>
        <TextField
          {...field('email')}
          size="lg"
          label={t('form.email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint={t('join.emailHint')}
        />
        <TextField
          {...field('password')}
          size="lg"
          label={t('join.password')}
          type="password"
          autoComplete="new-password"
          required
          hint={<NewPasswordHint password={values.password}>{t('form.passwordHint')}</NewPasswordHint>}
        />
        <TextField
          {...field('password_confirmation')}
          size="lg"
          label={t('join.confirmation')}
          type="password"
          autoComplete="new-password"
          required
        />
        <TextField
          {...field('nickname')}
          size="lg"
          label={t('form.nickname')}
          autoComplete="nickname"
          required
          hint={t('join.nicknameHint')}
          aside={`${visibleLength(values.nickname.trim())} / ${NICKNAME.maximum}`}
        />
        <FormFailure>{failure}</FormFailure>
        <Button type="submit" variant="primary" size="sheet" isBlock isBusy={isBusy}>
          {t('join.submit')}
        </Button>
      </form>
      <p css={entranceAside}>
        {t('join.haveAccount')} <Link to={paths.login.href()}>{t('join.signIn')}</Link>
      </p>
    </>
  );
}
