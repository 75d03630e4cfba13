import { closePlayerAtom, playerAtom, useAtomValue, useSetAtom, useSnackbar } from '@portal/shared/state';
import { lazyComponent } from '@portal/shared/ui/feedback';
import { uiTexts } from '@portal/shared/ui/texts';
import { useEffect } from 'react';

/** Says that the player's code could not be loaded, and closes it. */
function FailedPlayer() {
  const close = useSetAtom(closePlayerAtom);
  const snackbar = useSnackbar();
  useEffect(() => {
    snackbar.show({ type: 'error', title: uiTexts.text('state.errorTitle') });
    close();
  }, [snackbar, close]);
  return null;
}

const LazyPlayer = lazyComponent(async () => {
  const { Player, playerTexts } = await import(/* webpackChunkName: "player" */ './player-chunk.ts');
  await playerTexts.load();
  return Player;
}, FailedPlayer);

/** The player of the page, whose code is loaded when the first track is played. */
export function PlayerHost() {
  const player = useAtomValue(playerAtom);
  const close = useSetAtom(closePlayerAtom);
  // At the end of the session, and on pages without navigation.
  useEffect(() => () => close(), [close]);
  return player && <LazyPlayer player={player} />;
}
