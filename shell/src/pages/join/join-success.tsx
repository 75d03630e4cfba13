import { paths, useNavigate } from '@portal/shared/routing';
import { useSnackbar } from '@portal/shared/state';
import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';
import { Button, Icon } from '@portal/shared/ui/controls';
import { useState } from 'react';
import { usePortal } from '../../portal/portal-context.tsx';
import { getErrorText } from '../../session/session.ts';
import { pageTexts } from '../texts.ts';

const styles = {
  tile: css({
    display: 'grid',
    placeItems: 'center',
    width: '64px',
    height: '64px',
    marginBlock: '24px',
    borderRadius: token.radius.full,
    color: token.color.good,
    backgroundColor: token.color.goodBg,
  }),
};

/** The confirmation of a sign-up; its button begins the session and opens the home page. */
export function JoinSuccess() {
  const { t } = pageTexts.useTexts();
  const { sessions } = usePortal();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const [isBusy, setBusy] = useState(false);
  const handleGoHome = async () => {
    setBusy(true);
    try {
      await sessions.resume();
      void navigate(paths.home.href());
    } catch (error) {
      // The account exists, so the user can sign in.
      snackbar.show({ type: 'error', title: getErrorText(error) });
      void navigate(paths.login.href());
    }
  };
  return (
    <>
      <span css={styles.tile}>
        <Icon name="circle-check" size={32} />
      </span>
      <Button variant="primary" size="sheet" isBlock isBusy={isBusy} onClick={() => void handleGoHome()}>
        {t('join.goHome')}
      </Button>
    </>
  );
}
