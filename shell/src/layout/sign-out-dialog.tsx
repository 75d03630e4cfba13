import { useQueryFlag } from '@portal/shared/routing';
import { startOverlayAtom, useSetAtom, useSnackbar } from '@portal/shared/state';
import { ConfirmModal } from '@portal/shared/ui/overlay';
import { useState } from 'react';
import { usePortal } from '../portal/portal-context.tsx';
import { sessionEndReasonAtom } from '../session/session-end.ts';
import { shellTexts } from '../texts.ts';

/** The confirmation dialog for signing out. */
export function SignOutDialog() {
  const { t } = shellTexts.useTexts();
  const flag = useQueryFlag('logout');
  const { sessions } = usePortal();
  const snackbar = useSnackbar();
  const setEnd = useSetAtom(sessionEndReasonAtom);
  const startOverlay = useSetAtom(startOverlayAtom);
  const [isBusy, setBusy] = useState(false);
  const handleConfirm = async () => {
    setBusy(true);
    setEnd('signed-out');
    const endOverlay = startOverlay();
    await sessions.signOut();
    endOverlay();
    snackbar.show({ type: 'success', title: t('signOut.done') });
  };
  return (
    <ConfirmModal
      isOpen={flag.isOpen}
      onClose={flag.close}
      onConfirm={() => void handleConfirm()}
      isBusy={isBusy}
      title={t('signOut.title')}
      text={t('signOut.text')}
      confirmLabel={t('signOut.confirm')}
    />
  );
}
