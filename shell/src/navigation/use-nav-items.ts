import { useLanguage } from '@portal/shared/i18n';
import { isPlaylistSiteAtom, sessionAtom, useAtomValue } from '@portal/shared/state';
import { useMemo } from 'react';
import { usePortal } from '../portal/portal-context.tsx';
import { buildNavigation, type NavItem } from './navigation.ts';

/** The navigation entries of the signed-in account, in the page's language. */
export const useNavItems = (): NavItem[] => {
  const { set } = usePortal();
  const session = useAtomValue(sessionAtom);
  const isPlaylistSite = useAtomValue(isPlaylistSiteAtom);
  const language = useLanguage();
  return useMemo(
    () => buildNavigation({ set, session, isPlaylistSite, language }),
    [set, session, isPlaylistSite, language],
  );
};
