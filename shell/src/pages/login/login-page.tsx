import { css } from '@emotion/react';
import { useLanguage } from '@portal/shared/i18n';
import { Link, matchPath, paths, useLocation } from '@portal/shared/routing';
import { isConsoleAtom, siteMetadataAtom, useAtom, useAtomValue, useSnackbar } from '@portal/shared/state';
import { token, type, when } from '@portal/shared/theme';
import { useEffect, useRef } from 'react';
import { PreferencesMenu, SchemeMenu } from '../../layout/preferences-menus.tsx';
import { usePortal } from '../../portal/portal-context.tsx';
import { titleOf } from '../../routing/page-title.ts';
import { sessionEndAtom } from '../../session/session-end.ts';
import { shellTexts } from '../../texts.ts';
import { BrandPanel } from './brand-panel.tsx';
import { LoginForm } from './login-form.tsx';

const styles = {
  page: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(320px, 34%) 1fr',
    minHeight: '100dvh',
    padding: '16px 0 16px 16px',
    [when.phone]: { gridTemplateColumns: '1fr', gridTemplateRows: 'auto 1fr', padding: 0 },
  }),
  side: css({
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    minWidth: 0,
    paddingInline: '24px',
  }),
  tools: css({ display: 'flex', justifyContent: 'end', gap: token.space[4], paddingTop: '8px' }),
  centre: css({
    alignSelf: 'center',
    width: '100%',
    maxWidth: '384px',
    marginInline: 'auto',
    paddingBlock: '24px',
    [when.phone]: { alignSelf: 'start' },
  }),
  title: css({ ...type.figure, fontSize: '28px', lineHeight: '38px', color: token.color.text }),
  lead: css({
    ...type.body,
    fontSize: '15px',
    lineHeight: '24px',
    marginTop: '6px',
    color: token.color.text2,
  }),
  join: css({
    display: 'flex',
    justifyContent: 'center',
    flexWrap: 'wrap',
    gap: token.space[8],
    marginTop: token.space[24],
    ...type.body,
    color: token.color.text2,
    '& a': { fontWeight: 600 },
  }),
  foot: css({
    display: 'flex',
    justifyContent: 'center',
    gap: token.space[12],
    padding: '12px',
    ...type.caption,
    color: token.color.text3,
    '& a': { color: token.color.text2 },
  }),
};

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
  if (!routes.some(({ path }) => path === paths.join.path)) return null;
  return (
    <p css={styles.join}>
      {t('login.newHere')} <Link to={paths.join.href()}>{t('login.join')}</Link>
    </p>
  );
}

/** The sign-in page. */
export function LoginPage() {
  const { t } = shellTexts.useTexts();
  const metadata = useAtomValue(siteMetadataAtom);
  const isConsole = useAtomValue(isConsoleAtom);
  useReason();
  return (
    <div css={styles.page}>
      <BrandPanel />
      <div css={styles.side}>
        <div css={styles.tools}>
          <PreferencesMenu hasCurrency={false} />
          <SchemeMenu />
        </div>
        <div css={styles.centre}>
          <h1 css={styles.title}>{t('page.login')}</h1>
          <p css={styles.lead}>{t(isConsole ? 'login.leadConsole' : 'login.lead')}</p>
          <LoginForm />
          <WayToJoin />
        </div>
        <footer css={styles.foot}>
          {!isConsole && <Link to={paths.service.href()}>{t('login.service')}</Link>}
          {metadata && !isConsole && <span aria-hidden>·</span>}
          {metadata && (
            <span>
              © {new Date().getFullYear()} {metadata.name}
            </span>
          )}
        </footer>
      </div>
    </div>
  );
}
