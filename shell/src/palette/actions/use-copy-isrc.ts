import { useSnackbar } from '@portal/shared/state';
import { paletteTexts } from '../palette-texts.ts';
import type { PaletteAction } from '../search-result.ts';

/** Returns a function that creates the action which copies an ISRC, as the music pages copy it. */
export const useCopyIsrc = (close: () => void): ((isrc: string) => PaletteAction) => {
  const { t } = paletteTexts.useTexts();
  const snackbar = useSnackbar();
  return (isrc) => ({
    id: `isrc/${isrc}`,
    label: t('action.copy', { isrc }),
    icon: 'copy',
    run: () => {
      // Before the palette closes: browsers allow it only during the key press or click.
      void navigator.clipboard.writeText(isrc).then(
        () => snackbar.show({ type: 'success', title: t('done.copy'), text: isrc }),
        () =>
          snackbar.show({
            type: 'error',
            title: t('failedCopy.title'),
            text: t('failedCopy.text', { isrc }),
          }),
      );
      close();
    },
  });
};
