import { css } from '@emotion/react';
import { LANGUAGE_NAMES } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/routing';
import { token } from '@portal/shared/theme';
import { Avatar, Facts } from '@portal/shared/ui/data';
import { RowCard } from '@portal/shared/ui/table';
import { KindBadge } from '../../components/site/kind-badge.tsx';
import type { Site } from '../../components/sites.api.ts';
import type { SiteSettings } from '../../components/site/site.api.ts';
import { ThemeSwatches } from '../../components/site/theme-swatches.tsx';
import { ReleaseLink } from './release-link.tsx';

const styles = {
  foot: css({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: `${token.space[4]} ${token.space[12]}`,
    minHeight: token.size.touch,
    marginTop: token.space[4],
  }),
  // The place is one of an icon button, which has more room around its shape.
  end: css({ display: 'block', margin: '6px 6px 0 0' }),
  // Above the link of the title, which covers the card.
  link: css({
    position: 'relative',
    marginInlineStart: 'auto',
    // The button is as wide as this box at most, and would be cut by what reaches out of it.
    '& > a': { marginInlineStart: 0 },
  }),
};

export type SiteCardProps = { site: SiteSettings; released: Site | undefined };

/** A site of the list, as a card on a phone. */
export function SiteCard({ site, released }: SiteCardProps) {
  const { domain, name, logo_favicon: logo, design_id: design } = site;
  return (
    <RowCard
      media={<Avatar name={name} src={logo} size={44} shape="square" />}
      title={<Link to={paths.operatorSite.href({ domain })}>{name}</Link>}
      meta={<Facts items={[domain, LANGUAGE_NAMES[site.default_language], site.default_currency, design]} />}
      end={
        <span css={styles.end}>
          <KindBadge site={site} />
        </span>
      }
    >
      <div css={styles.foot}>
        <ThemeSwatches {...site} />
        <span css={styles.link}>
          <ReleaseLink site={released} />
        </span>
      </div>
    </RowCard>
  );
}
