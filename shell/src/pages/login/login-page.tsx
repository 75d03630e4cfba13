import { useLanguage } from '@portal/shared/i18n';
import { Link, matchPath, paths, useLocation } from '@portal/shared/routing';
import { isConsoleAtom, isPlaylistSiteAtom, useAtom, useAtomValue, useSnackbar } from '@portal/shared/state';
import { useEffect, useRef } from 'react';
import { SignInLayout, signInAside } from '../../layout/sign-in-layout.tsx';
import { usePortal } from '../../portal/portal-context.tsx';
import { readFromUrl } from '../../routing/guard.ts';
import { getPageTitle } from '../../routing/page-title.ts';
import { sessionEndReasonAtom } from '../../session/session-end.ts';
import { shellTexts } from '../../texts.ts';
import { LoginForm } from './login-form.tsx';

/** Shows a snackbar with the reason for the redirect to the sign-in page. */
const useReasonSnackbar = () => {
  const { t } = shellTexts.useTexts();
  const { routes } = usePortal();
  const language = useLanguage();
  const { search } = useLocation();
  const { show, dismiss } = useSnackbar();
  const [end, setEnd] = useAtom(sessionEndReasonAtom);
  const isHandled = useRef(false);
  const snackbarId = useRef<number>(undefined);
  useEffect(() => {
    if (isHandled.current) return;
    isHandled.current = true;
    if (end) {
      setEnd(undefined);
      return;
    }
    const requestedPath = readFromUrl(search, navigator.userAgent)?.replace(/[?#].*$/, '');
    const route = routes.find(({ path }) => requestedPath && matchPath({ path, end: true }, requestedPath));
    if (!route) return;
    snackbarId.current = show({
      type: 'info',
      title: t('login.neededTitle'),
      text: t('login.neededText', { page: getPageTitle(route, t, language) }),
    });
  }, [end, language, routes, search, setEnd, show, t]);
  // After signing in the reason is obsolete.
  useEffect(() => () => void (snackbarId.current !== undefined && dismiss(snackbarId.current)), [dismiss]);
};

/** The link to the sign-up page, on a domain that has one. */
function JoinLink() {
  const { t } = shellTexts.useTexts();
  const { routes } = usePortal();
  const isPlaylistSite = useAtomValue(isPlaylistSiteAtom);
  if (isPlaylistSite || !routes.some(({ path }) => path === paths.join.path)) return null;
  return (
    <p css={signInAside}>
      <span>{t('login.newHere')}</span> <Link to={paths.join.href()}>{t('page.join')}</Link>
    </p>
  );
}

/** The sign-in page. */
export function LoginPage() {
  const { t } = shellTexts.useTexts();
  const isConsole = useAtomValue(isConsoleAtom);
  useReasonSnackbar();
  return (
    <SignInLayout title={t('page.login')} lead={t(isConsole ? 'login.leadConsole' : 'login.lead')}>
      <LoginForm />
      <JoinLink />
    </SignInLayout>
  );
}
