import { css } from '@emotion/react';
import { useQuery } from '@portal/shared/http';
import { paths } from '@portal/shared/routing';
import { LinkButton } from '@portal/shared/ui/controls';
import { sitesQuery } from '../../components/sites.api.ts';
import { siteTexts } from '../../components/site/texts.ts';
import type { SiteSettings } from '../../components/site/site.api.ts';

/** A quiet button has its padding outside the column. */
const inLine = css({ marginInlineStart: '-10px' });

export type ReleaseLinkProps = { site: SiteSettings };

/** The way to what a domain runs, or to its first release when it runs nothing yet; nothing while that is unknown. */
export function ReleaseLink({ site: { domain, name } }: ReleaseLinkProps) {
  const { t } = siteTexts.useTexts();
  const released = useQuery(sitesQuery).data?.domains.find((each) => each.domain === domain);
  if (!released) return null;
  const isUnreleased = released.release === null && released.refused === null;
  return (
    <LinkButton
      css={inLine}
      size="sm"
      variant="quiet"
      icon="rocket"
      aria-label={t(isUnreleased ? 'list.startOf' : 'list.releaseOf', { name })}
      to={paths.operatorReleases.href({
        site: domain,
        // The flag of the dialog that gives a domain its first release.
        ...(isUnreleased && { release: `${domain}:start` }),
      })}
    >
      {t(isUnreleased ? 'list.start' : 'list.release')}
    </LinkButton>
  );
}
