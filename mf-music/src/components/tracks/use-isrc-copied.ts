import { useSnackbar } from '@portal/shared/state';
import { texts } from '../../texts.ts';

/** Milliseconds of haptic feedback. */
const VIBRATION_MS = 10;

/** Returns a function that says whether an ISRC was copied, in a snackbar and on touch screens by a short vibration. */
export function useIsrcCopied() {
  const { t } = texts.useTexts();
  const { show } = useSnackbar();
  return (isrc: string, isCopied: boolean, isTouch = false) => {
    if (!isCopied) {
      show({
        type: 'error',
        title: t('catalogue.copy.failed'),
        text: t('catalogue.copy.failedText', { isrc }),
      });
      return;
    }
    // Not every browser supports vibration; the snackbar is shown in any case.
    if (isTouch && 'vibrate' in navigator) navigator.vibrate(VIBRATION_MS);
    show({ type: 'success', title: t('catalogue.copy.done'), text: isrc });
  };
}
