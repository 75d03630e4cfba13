import { paths, useLocation, useNavigate } from '@portal/shared/routing';
import { isPlaylistSiteAtom, useAtomValue } from '@portal/shared/state';
import { Button, LinkButton } from '@portal/shared/ui/controls';
import { NotFoundPanel, StatePanel } from '@portal/shared/ui/feedback';
import { usePortal } from '../portal/portal-context.tsx';
import { shellTexts } from '../texts.ts';
import { startPath } from '../routing/guard.ts';

/** The actions of an error page: back, and the default page. */
export function ErrorPageActions() {
  const { t } = shellTexts.useTexts();
  const { routes } = usePortal();
  const navigate = useNavigate();
  const start = startPath(useAtomValue(isPlaylistSiteAtom), routes);
  return (
    <>
      <Button icon="arrow-left" onClick={() => void navigate(-1)}>
        {t('error.back')}
      </Button>
      <LinkButton variant="primary" to={start}>
        {t(start === paths.dashboard.path ? 'error.startDashboard' : 'error.start')}
      </LinkButton>
    </>
  );
}

/** The 404 page. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return <NotFoundPanel path={pathname} actions={<ErrorPageActions />} />;
}

/** The page for a known path whose remote this domain does not run. */
export function UnavailablePage() {
  const { t } = shellTexts.useTexts();
  return (
    <StatePanel
      kind="empty"
      icon="unplug"
      isFramed
      level={1}
      title={t('error.unavailableTitle')}
      text={t('error.unavailableText')}
      actions={<ErrorPageActions />}
    />
  );
}

/** The page for a route that the session has no permission for. */
export function ForbiddenPage() {
  return <StatePanel kind="forbidden" isFramed level={1} actions={<ErrorPageActions />} />;
}
