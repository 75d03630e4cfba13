import { useLanguage } from '@portal/shared/i18n';
import { matchPath } from '@portal/shared/routing';
import { isPlaylistAtom, sessionAtom, useAtomValue } from '@portal/shared/state';
import { useNavigation } from '../layout/use-navigation.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { decide } from '../routing/guard.ts';
import { titleOf } from '../routing/page-title.ts';
import { shellTexts } from '../texts.ts';
import type { Found } from './found.ts';

/** Says of an address whether it would show its page to this reader: the remote is on, and permits it. */
export const useIsOpen = (): ((to: string) => boolean) => {
  const { routes } = usePortal();
  const session = useAtomValue(sessionAtom);
  const isPlaylist = useAtomValue(isPlaylistAtom);
  return (to) => {
    const { pathname, search } = new URL(to, location.origin);
    return (
      decide({ pathname, search, session, isPlaylist, routes, userAgent: navigator.userAgent }).kind ===
      'show'
    );
  };
};

/** The pages this reader can open, those of the navigation first. */
export const usePages = (): Found[] => {
  const { routes } = usePortal();
  const { t } = shellTexts.useTexts();
  const language = useLanguage();
  const navigation = useNavigation();
  const isOpen = useIsOpen();
  const linked = navigation.map(({ id, label, icon, to }): Found => ({ id: `page/${id}`, label, icon, to }));
  const others = routes.filter(
    ({ path, layout }) =>
      layout === 'dashboard' &&
      !path.includes(':') &&
      !linked.some(({ to }) => matchPath(path, to) !== null) &&
      isOpen(path),
  );
  return [
    ...linked,
    ...others.map((route): Found => ({
      id: `page${route.path}`,
      label: titleOf(route, t, language),
      icon: 'file',
      to: route.path,
    })),
  ];
};

/** As people compare words: whatever the case, the width and the spaces. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s/g, '');

export const matches = (label: string, text: string): boolean => plain(label).includes(plain(text));
