import type { PaletteAction } from '../search-result.ts';
import { usePreferenceActions } from './use-preference-actions.ts';
import { useSignOutAction } from './use-sign-out-action.ts';

/** The actions of every search, found by their words. */
export const usePaletteActions = (close: () => void): PaletteAction[] => {
  const preferences = usePreferenceActions(close);
  const signOut = useSignOutAction();
  return [...preferences, ...signOut];
};
