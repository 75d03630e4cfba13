import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';
import { siteTexts } from './texts.ts';
import type { SiteSettings } from './site.api.ts';

const styles = {
  swatches: css({ display: 'flex', alignItems: 'center', gap: token.space[8] }),
  pair: css({ display: 'inline-flex' }),
  swatch: css({
    width: '20px',
    height: '20px',
    borderRadius: token.radius.full,
    // Separates colours that are close to the surface.
    boxShadow: `inset 0 0 0 1px ${token.color.line2}`,
    outline: `2px solid ${token.color.surface}`,
    '& + &': { marginInlineStart: '-6px' },
  }),
  code: css({ ...type.caption, color: token.color.text2, fontVariantNumeric: 'tabular-nums' }),
};

export type ThemeSwatchesProps = Pick<SiteSettings, 'color_primary' | 'color_primary_dim'>;

/** The two colours that the theme of a domain is made of. */
export function ThemeSwatches({ color_primary: primary, color_primary_dim: dim }: ThemeSwatchesProps) {
  const { t } = siteTexts.useTexts();
  return (
    <span css={styles.swatches} title={t('list.colors', { primary, dim })}>
      <span css={styles.pair} aria-hidden>
        <span css={styles.swatch} style={{ backgroundColor: primary }} />
        <span css={styles.swatch} style={{ backgroundColor: dim }} />
      </span>
      <span css={styles.code}>{primary.toUpperCase()}</span>
    </span>
  );
}
