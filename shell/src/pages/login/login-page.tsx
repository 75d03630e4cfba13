import { useLanguage } from '@portal/shared/i18n';
import { Link, matchPath, paths, useLocation } from '@portal/shared/routing';
import { isConsoleAtom, isPlaylistAtom, useAtom, useAtomValue, useSnackbar } from '@portal/shared/state';
import { useEffect, useRef } from 'react';
import { Entrance, entranceAside } from '../../layout/entrance.tsx';
import { usePortal } from '../../portal/portal-context.tsx';
import { titleOf } from '../../routing/page-title.ts';
import { sessionEndAtom } from '../../session/session-end.ts';
import { shellTexts } from '../../texts.ts';
import { LoginForm } from './login-form.tsx';

/** Says why the sign-in page stands where another page was asked for. */
const useReason = () => {
  const { t } = shellTexts.useTexts();
  const { routes } = usePortal();
  const language = useLanguage();
  const { search } = useLocation();
  const { show, dismiss } = useSnackbar();
  const [end, setEnd] = useAtom(sessionEndAtom);
  const isSaid = useRef(false);
  const shown = useRef<number>(undefined);
  useEffect(() => {
    if (isSaid.current) return;
    isSaid.current = true;
    if (end) {
      setEnd(undefined);
      return;
    }
    const wanted = new URLSearchParams(search).get('fromUrl')?.replace(/[?#].*$/, '');
    const route = routes.find(({ path }) => wanted && matchPath({ path, end: true }, wanted));
    if (!route) return;
    shown.current = show({
      type: 'info',
      title: t('login.neededTitle'),
      text: t('login.neededText', { page: titleOf(route, t, language) }),
    });
  }, [end, language, routes, search, setEnd, show, t]);
  // Whoever has signed in need not read on why.
  useEffect(() => () => void (shown.current !== undefined && dismiss(shown.current)), [dismiss]);
};

/** Leads to the sign-up page of a domain that has one. */
function WayToJoin() {
  const { t } = shellTexts.useTexts();
  const { routes } = usePortal();
  const isPlaylist = useAtomValue(isPlaylistAtom);
  if (isPlaylist || !routes.some(({ path }) => path === paths.join.path)) return null;
  return (
    <p css={entranceAside}>
      {t('login.newHere')} <Link to={paths.join.href()}>{t('login.join')}</Link>
    </p>
  );
}

/** The sign-in page. */
export function LoginPage() {
  const { t } = shellTexts.useTexts();
  const isConsole = useAtomValue(isConsoleAtom);
  useReason();
  return (
    <Entrance title={t('page.login')} lead={t(isConsole ? 'login.leadConsole' : 'login.lead')}>
      <LoginForm />
      <WayToJoin />
    </Entrance>
  );
}
