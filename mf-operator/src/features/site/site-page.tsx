import { isApiError, useQuery } from '@portal/shared/http';
import { paths, useParams } from '@portal/shared/routing';
import { LinkButton } from '@portal/shared/ui/controls';
import { FailedQuery, StatePanel } from '@portal/shared/ui/feedback';
import { siteQuery } from '../../components/site/site.api.ts';
import { siteTexts } from '../../components/site/texts.ts';
import { AccountsCard } from './accounts-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SiteDialogs } from './site-dialogs.tsx';
import { SiteHeader } from './site-header.tsx';
import { SiteSkeleton } from './site-skeleton.tsx';
import * as styles from './site.styles.ts';

export { siteTexts };

/** One site: all its settings with a preview of its theme, its payment contact and its accounts. */
export function SitePage() {
  const { t } = siteTexts.useTexts();
  const { domain = '' } = useParams();
  const query = useQuery(siteQuery(domain));
  const backToList = (
    <LinkButton variant="quiet" icon="arrow-left" to={paths.operatorSites.href()}>
      {t('page.back')}
    </LinkButton>
  );
  // A site that was deleted in another window is gone, also when an older response is still there.
  if (isApiError(query.error, 'unknown_domain'))
    return (
      <StatePanel
        kind="empty"
        icon="globe"
        isFramed
        title={t('page.goneTitle')}
        text={t('page.goneText', { domain })}
        actions={backToList}
      />
    );
  const site = query.data?.site;
  if (!site && query.isError) return <FailedQuery query={query} isFramed title={t('page.failed')} />;
  return (
    <div css={styles.page}>
      <div css={styles.back}>{backToList}</div>
      {site ? (
        <>
          <SiteHeader site={site} />
          <SettingsForm key={domain} site={site} />
          {!site.is_console && <ContactCard key={`contact ${domain}`} domain={domain} />}
          <AccountsCard key={`accounts ${domain}`} site={site} />
          <SiteDialogs site={site} />
        </>
      ) : (
        <SiteSkeleton />
      )}
    </div>
  );
}
