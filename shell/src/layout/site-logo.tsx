import { css } from '@emotion/react';
import { Link, paths } from '@portal/shared/routing';
import { siteMetadataAtom, useAtomValue } from '@portal/shared/state';
import { token } from '@portal/shared/theme';
import { singleLineEllipsis, touchTarget } from '@portal/shared/ui/controls';
import { shellTexts } from '../texts.ts';

const styles = {
  link: css({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minWidth: 0,
    color: token.color.text,
    borderRadius: token.radius.small,
    '&:hover': { textDecoration: 'none' },
    ...touchTarget,
  }),
  logo: css({ flex: 'none', borderRadius: token.radius.small }),
  name: css({
    ...singleLineEllipsis,
    fontSize: '17px',
    lineHeight: '24px',
    fontWeight: 700,
    letterSpacing: '-0.02em',
  }),
};

export type SiteLogoProps = {
  /** Edge length of the logo in pixels. @default 28 */
  size?: number;
  isNameHidden?: boolean;
};

/** Logo and name of the domain, linked to the home page. */
export function SiteLogo({ size = 28, isNameHidden = false }: SiteLogoProps) {
  const { t } = shellTexts.useTexts();
  const metadata = useAtomValue(siteMetadataAtom);
  const site = metadata?.name ?? t('site.fallbackName');
  return (
    <Link to={paths.home.href()} css={styles.link} aria-label={t('nav.home', { site })}>
      {metadata && (
        <img
          src={metadata.logo_favicon}
          alt=""
          css={[styles.logo, { width: `${size}px`, height: `${size}px` }]}
        />
      )}
      {!isNameHidden && (
        <span css={styles.name} data-rail-label>
          {site}
        </span>
      )}
    </Link>
  );
}
