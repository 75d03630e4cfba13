import { LinkButton } from '@portal/shared/ui/controls';
import { Avatar, Card } from '@portal/shared/ui/data';
import { KindBadge } from '../../components/site/kind-badge.tsx';
import type { SiteSettings } from '../../components/site/site.api.ts';
import { siteTexts } from '../../components/site/texts.ts';
import * as styles from './site.styles.ts';

/** The address of a domain, on the port that this page is served from. */
const addressOf = (domain: string) => {
  const { protocol, port } = window.location;
  return `${protocol}//${domain}${port && `:${port}`}`;
};

export type SiteHeaderProps = { site: SiteSettings };

/** Which site it is, and the way to it. */
export function SiteHeader({ site }: SiteHeaderProps) {
  const { t } = siteTexts.useTexts();
  const { domain, name, logo_favicon: logo } = site;
  return (
    <Card css={styles.header}>
      <Avatar name={name} src={logo} size={48} shape="square" />
      <div css={styles.words}>
        <h2 css={styles.name}>
          {name}
          <KindBadge site={site} />
        </h2>
        <p css={styles.meta}>{domain}</p>
      </div>
      <div css={styles.actions}>
        <LinkButton icon="external" href={addressOf(domain)}>
          {t('page.open')}
        </LinkButton>
      </div>
    </Card>
  );
}
