import { useLanguage } from '@portal/shared/i18n';
import { isPlaylistAtom, sessionAtom, useAtomValue } from '@portal/shared/state';
import { useMemo } from 'react';
import { usePortal } from '../portal/portal-context.tsx';
import { buildNavigation, type NavItem } from './navigation.ts';

/** The navigation entries of the signed-in account, in the page's language. */
export const useNavItems = (): NavItem[] => {
  const { set } = usePortal();
  const session = useAtomValue(sessionAtom);
  const isPlaylist = useAtomValue(isPlaylistAtom);
  const language = useLanguage();
  return useMemo(
    () => buildNavigation({ set, session, isPlaylist, language }),
    [set, session, isPlaylist, language],
  );
};
