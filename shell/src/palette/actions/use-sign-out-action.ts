import { usePatchQuery } from '@portal/shared/routing';
import { isSignedInAtom, useAtomValue } from '@portal/shared/state';
import { shellTexts } from '../../texts.ts';
import { paletteTexts } from '../palette-texts.ts';
import type { PaletteAction } from '../search-result.ts';

/** The action that opens the dialog for signing out, in place of the palette. */
export const useSignOutAction = (): PaletteAction[] => {
  const { t } = paletteTexts.useTexts();
  const { t: shellText } = shellTexts.useTexts();
  const patchQuery = usePatchQuery();
  const isSignedIn = useAtomValue(isSignedInAtom);
  if (!isSignedIn) return [];
  return [
    {
      id: 'sign-out',
      label: shellText('account.signOut'),
      words: t('words.signOut'),
      icon: 'log-out',
      run: () =>
        patchQuery({ palette: null, logout: '1' }, { history: 'replace', state: { openedFlag: 'logout' } }),
    },
  ];
};
