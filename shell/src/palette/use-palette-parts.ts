import { showSnackbarAtom, useSetAtom } from '@portal/shared/state';
import { useEffect, useEffectEvent, useState } from 'react';
import { shellTexts } from '../texts.ts';
import { loadPalette, type PaletteParts } from './load-palette.ts';

/** The palette's code from the moment it is wanted. Where it does not come, it says so; the next wish asks again. */
export const usePaletteParts = (isWanted: boolean, onFailure: () => void): PaletteParts | undefined => {
  const [parts, setParts] = useState<PaletteParts>();
  const showSnackbar = useSetAtom(showSnackbarAtom);
  const fail = useEffectEvent(() => {
    showSnackbar({ type: 'error', title: shellTexts.text('error.unreachable') });
    onFailure();
  });
  const isNeeded = isWanted && !parts;
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    loadPalette().then(
      (loaded) => !isGone && setParts(loaded),
      () => !isGone && fail(),
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return parts;
};
