import { dismissSnackbarAtom, useSetAtom, useSnackbars } from '@portal/shared/state';
import { SnackbarStack } from '@portal/shared/ui/feedback';

/** The stack of snackbars at the top of the page. */
export function Snackbars() {
  return <SnackbarStack snackbars={useSnackbars()} onDismiss={useSetAtom(dismissSnackbarAtom)} />;
}
