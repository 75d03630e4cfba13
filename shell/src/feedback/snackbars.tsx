import { dismissSnackbarAtom, useSetAtom, useSnackbars } from '@portal/shared/state';
import { SnackbarStack } from '@portal/shared/ui/feedback';
import { shellTexts } from '../texts.ts';

/** The messages at the top of the page. */
export function Snackbars() {
  const { t } = shellTexts.useTexts();
  return (
    <aside aria-label={t('busy.messages')}>
      <SnackbarStack snackbars={useSnackbars()} onDismiss={useSetAtom(dismissSnackbarAtom)} />
    </aside>
  );
}
