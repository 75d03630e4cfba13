import { css } from '@emotion/react';
import { paths } from '@portal/shared/routing';
import { LinkButton } from '@portal/shared/ui/controls';
import type { Site } from '../../components/sites.api.ts';
import { siteTexts } from '../../components/site/texts.ts';

/** A quiet button has its padding outside the column. */
const inLine = css({ marginInlineStart: '-10px' });

export type ReleaseLinkProps = {
  /** Undefined while it is unknown what the domain runs. */
  site: Site | undefined;
};

/** The way to what a domain runs, or to its first release when it runs nothing yet; nothing while that is unknown. */
export function ReleaseLink({ site }: ReleaseLinkProps) {
  const { t } = siteTexts.useTexts();
  if (!site) return null;
  const { domain, name, release, refused } = site;
  const isUnreleased = release === null && refused === null;
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
