import { useQueryFlag } from '@portal/shared/routing';
import { IconButton, LinkButton } from '@portal/shared/ui/controls';
import { Avatar, Card } from '@portal/shared/ui/data';
import { Menu } from '@portal/shared/ui/overlay';
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

/** Which site it is, the way to it, and its deletion. */
export function SiteHeader({ site }: SiteHeaderProps) {
  const { t } = siteTexts.useTexts();
  const { open: openDeletion } = useQueryFlag('delete');
  const { domain, name, logo_favicon: logo } = site;
  const menuLabel = t('page.menu', { name });
  return (
    <Card css={styles.header}>
      <Avatar name={name} src={logo} size={48} shape="square" />
      <div css={styles.words}>
        <h2 css={styles.name}>
          <span>{name}</span>
          <KindBadge site={site} />
        </h2>
        <p css={styles.meta}>{domain}</p>
      </div>
      <div css={styles.actions}>
        <LinkButton icon="external" href={addressOf(domain)}>
          {t('page.open')}
        </LinkButton>
        <Menu
          label={menuLabel}
          trigger={<IconButton icon="more" variant="secondary" label={menuLabel} />}
          entries={[
            {
              id: 'delete',
              label: t('delete.open'),
              icon: 'trash',
              tone: 'bad',
              onSelect: () => openDeletion(),
            },
          ]}
        />
      </div>
    </Card>
  );
}
