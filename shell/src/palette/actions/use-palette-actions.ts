import type { PaletteAction } from '../search-result.ts';
import { usePeriodActions } from './use-period-actions.ts';
import { usePreferenceActions } from './use-preference-actions.ts';
import { useRegisterAction } from './use-register-action.ts';
import { useSignOutAction } from './use-sign-out-action.ts';
import { useStatementAction } from './use-statement-action.ts';

type PaletteActions = {
  /** What the text itself names, e.g. a month or a channel; found already. */
  named: readonly PaletteAction[];
  /** The actions of every search, found by their words. */
  listed: readonly PaletteAction[];
};

/** The actions that the user may run on this page, without those that would change nothing. */
export const usePaletteActions = (text: string, close: () => void): PaletteActions => {
  const statement = useStatementAction(text);
  const register = useRegisterAction(text);
  const period = usePeriodActions();
  const preferences = usePreferenceActions(close);
  const signOut = useSignOutAction();
  return { named: [...statement, ...register], listed: [...period, ...preferences, ...signOut] };
};
