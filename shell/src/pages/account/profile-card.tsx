import { css } from '@emotion/react';
import { countNameCharacters } from '@portal/shared/api';
import {
  screenClassAtom,
  useAtomValue,
  useFormDraft,
  usePasswordLengths,
  useSnackbar,
  type Session,
} from '@portal/shared/state';
import { token } from '@portal/shared/theme';
import { Button, TextField } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { useEffect, useRef } from 'react';
import { FormError } from '../../forms/form-error.tsx';
import { NewPasswordHint } from '../new-password-hint.tsx';
import { useForm } from '../../forms/use-form.ts';
import { usePortal } from '../../portal/portal-context.tsx';
import { pageTexts } from '../texts.ts';
import { updateAccount } from './account.api.ts';
import { diffAccount, validateAccount, maxNicknameLength } from './account.form.ts';

const styles = {
  form: css({ display: 'grid', gap: token.space[12] }),
  end: css({ display: 'flex', justifyContent: 'end', marginTop: token.space[8] }),
};

export type ProfileCardProps = { session: Session };

/** The form for nickname and password. */
export function ProfileCard({ session }: ProfileCardProps) {
  const { language, t } = pageTexts.useTexts();
  const lengths = usePasswordLengths(language);
  const { sessions } = usePortal();
  const snackbar = useSnackbar();
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  const { email, nickname } = session.account;
  const now = { nickname, role: session.role };
  const { form, field, values, isBusy, failure, reset } = useForm({
    initialValues: { nickname, password: '', new_password: '', new_password_confirmation: '' },
    t,
    textValues: lengths,
    validate: (typed) => validateAccount(typed, now, lengths),
    send: async (typed) => {
      const change = diffAccount(typed, now);
      await updateAccount({ ...change, password: typed.password });
      if (change.nickname) sessions.rename(change.nickname);
      reset({ password: '', new_password: '', new_password_confirmation: '' });
      snackbar.show({
        type: 'success',
        title: t('account.saved'),
        ...(change.new_password && { text: t('account.othersEnded') }),
      });
    },
    fieldByErrorCode: { wrong_password: 'password' },
  });
  const shownNickname = useRef(nickname);
  useEffect(() => {
    // The session of an earlier visit is shown until the server's arrives.
    if (values.nickname === shownNickname.current && nickname !== shownNickname.current) reset({ nickname });
    shownNickname.current = nickname;
  }, [nickname, values, reset]);
  useFormDraft({
    form: 'account.profile',
    getValues: () => (values.nickname === nickname ? undefined : { nickname: values.nickname }),
    onRestore: (draft) => {
      if (typeof draft['nickname'] !== 'string') return;
      reset({ nickname: draft['nickname'] });
      snackbar.show({ type: 'info', title: t('account.draft') });
    },
  });
  return (
    <Card title={t('account.profile')}>
      <form css={styles.form} {...form}>
        <TextField
          label={t('form.email')}
          value={email}
          autoComplete="username"
          disabled
          hint={t('account.emailHint')}
        />
        <TextField
          {...field('nickname')}
          label={t('form.nickname')}
          autoComplete="nickname"
          required
          aside={`${countNameCharacters(values.nickname)} / ${maxNicknameLength(session.role)}`}
        />
        <TextField
          {...field('new_password')}
          label={t('account.newPassword')}
          type="password"
          autoComplete="new-password"
          hint={
            <NewPasswordHint password={values.new_password}>
              {t('account.newPasswordHint', lengths)}
            </NewPasswordHint>
          }
        />
        <TextField
          {...field('new_password_confirmation')}
          label={t('account.confirmation')}
          type="password"
          autoComplete="new-password"
          hint={t('account.othersEnd')}
        />
        <TextField
          {...field('password')}
          label={t('account.password')}
          type="password"
          autoComplete="current-password"
          required
          hint={t('account.passwordHint')}
        />
        <FormError>{failure}</FormError>
        <div css={styles.end}>
          <Button type="submit" variant="primary" size={isPhone ? 'lg' : 'md'} isBusy={isBusy}>
            {t('account.submit')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
