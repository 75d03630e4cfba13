import { css } from '@emotion/react';
import { cleanEmail, cleanName, countNameCharacters, NICKNAME_LENGTHS } from '@portal/shared/api';
import { paths, Link } from '@portal/shared/routing';
import { useQuery } from '@portal/shared/http';
import { partnerTermsQuery, usePasswordLengths } from '@portal/shared/state';
import { token } from '@portal/shared/theme';
import { Button, TextField } from '@portal/shared/ui/controls';
import { useState } from 'react';
import { FormError } from '../../forms/form-error.tsx';
import { NewPasswordHint } from '../new-password-hint.tsx';
import { useForm } from '../../forms/use-form.ts';
import { signInAside, signInForm } from '../../layout/sign-in-layout.tsx';
import { usePortal } from '../../portal/portal-context.tsx';
import { pageTexts } from '../texts.ts';
import { ConsentField } from './consent-field.tsx';
import { validateJoin } from './join.form.ts';

/** Every field has a hint; the gap shows which field it belongs to. */
const wideGap = css({ gap: token.space[12] });

export type JoinedAccount = { email: string; nickname: string };

export type JoinFormProps = { onJoined: (account: JoinedAccount) => void };

/** The sign-up form, which creates a manager account. */
export function JoinForm({ onJoined }: JoinFormProps) {
  const { language, t } = pageTexts.useTexts();
  const lengths = usePasswordLengths(language);
  const { sessions } = usePortal();
  const documents = useQuery(partnerTermsQuery(language)).data?.consent ?? null;
  const [hasConsented, setConsented] = useState(false);
  const [isConsentMissing, setConsentMissing] = useState(false);
  const { form, field, values, isBusy, failure } = useForm({
    initialValues: { email: '', password: '', password_confirmation: '', nickname: '' },
    t,
    textValues: lengths,
    validate: (typed) => {
      setConsentMissing(documents !== null && !hasConsented);
      return validateJoin(typed, lengths);
    },
    send: async (typed) => {
      if (documents !== null && !hasConsented) return;
      const account = { ...typed, email: cleanEmail(typed.email), nickname: cleanName(typed.nickname) };
      await sessions.join({ ...account, ...(documents !== null && { consent: true }) });
      onJoined(account);
    },
    fieldByErrorCode: { email_taken: 'email' },
  });
  return (
    <>
      <form css={[signInForm, wideGap]} {...form}>
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
          hint={
            <NewPasswordHint password={values.password}>{t('form.passwordHint', lengths)}</NewPasswordHint>
          }
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
          aside={`${countNameCharacters(values.nickname)} / ${NICKNAME_LENGTHS.maximum}`}
        />
        {documents && (
          <ConsentField
            documents={documents}
            isChecked={hasConsented}
            isMissing={isConsentMissing}
            onChange={(isChecked) => {
              setConsented(isChecked);
              setConsentMissing(false);
            }}
          />
        )}
        <FormError>{failure}</FormError>
        <Button type="submit" variant="primary" size="sheet" isBlock isBusy={isBusy}>
          {t('join.submit')}
        </Button>
      </form>
      <p css={signInAside}>
        <span>{t('join.haveAccount')}</span> <Link to={paths.login.href()}>{t('join.signIn')}</Link>
      </p>
    </>
  );
}
