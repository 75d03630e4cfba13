import { showSnackbarAtom, useSetAtom } from '@portal/shared/state';
import { useEffect, useEffectEvent, useState } from 'react';
import { shellTexts } from '../texts.ts';
import { loadPalette, type PaletteModule } from './load-palette.ts';

/** Loads the palette's chunk once `isWanted` is true; a failed load shows a snackbar and is retried at the next opening. */
export const usePaletteModule = (isWanted: boolean, onFailure: () => void): PaletteModule | undefined => {
  const [module, setModule] = useState<PaletteModule>();
  const showSnackbar = useSetAtom(showSnackbarAtom);
  const fail = useEffectEvent(() => {
    showSnackbar({ type: 'error', title: shellTexts.text('error.unreachable') });
    onFailure();
  });
  const isNeeded = isWanted && !module;
  useEffect(() => {
    if (!isNeeded) return;
    let isCancelled = false;
    loadPalette().then(
      (loaded) => !isCancelled && setModule(loaded),
      () => !isCancelled && fail(),
    );
    return () => {
      isCancelled = true;
    };
  }, [isNeeded]);
  return module;
};
