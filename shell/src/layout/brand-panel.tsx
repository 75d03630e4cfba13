import { css } from '@emotion/react';
import { siteMetadataAtom, useAtomValue } from '@portal/shared/state';
import { token, type, when } from '@portal/shared/theme';
import { shellTexts } from '../texts.ts';
import { WAVES_BOX, waveLines } from './waves.ts';

/** Black or white, opposite to the text colour, so that the text has contrast on any primary colour. */
const CONTRAST = `oklch(from ${token.color.onPrimary} calc(1 - l) 0 h)`;

const styles = {
  panel: css({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    isolation: 'isolate',
    overflow: 'hidden',
    padding: '40px',
    borderRadius: token.radius.sheet,
    color: token.color.onPrimary,
    backgroundColor: token.color.primary,
    backgroundImage: [
      `radial-gradient(100% 55% at 12% 9%, color-mix(in oklab, ${token.color.primaryDim} 68%, transparent), transparent 78%)`,
      `radial-gradient(95% 55% at 105% 105%, color-mix(in oklab, ${token.color.primary} 50%, ${CONTRAST}), transparent 80%)`,
    ].join(', '),
    [when.phone]: {
      minHeight: '216px',
      padding: '20px 24px',
      borderRadius: `0 0 ${token.radius.sheet} ${token.radius.sheet}`,
    },
    [when.forcedColors]: { border: '1px solid' },
  }),
  waves: css({
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    width: '100%',
    height: '100%',
    fill: 'none',
    stroke: token.color.primaryDim,
    strokeWidth: 1.25,
    // On a phone the text lies over the lines.
    [when.phone]: { opacity: 0.4 },
  }),
  mark: css({
    display: 'flex',
    alignItems: 'center',
    gap: token.space[12],
    fontSize: '22px',
    lineHeight: '28px',
    fontWeight: 700,
    letterSpacing: '-0.02em',
    [when.phone]: { fontSize: '18px' },
  }),
  logo: css({ flex: 'none', width: '36px', height: '36px', borderRadius: '10px', backgroundColor: 'white' }),
  textBlock: css({ display: 'grid', gap: token.space[16], [when.phone]: { gap: token.space[4] } }),
  title: css({
    ...type.display,
    whiteSpace: 'pre-line',
    textWrap: 'balance',
    [when.phone]: { fontSize: '22px', lineHeight: '30px' },
  }),
  text: css({
    maxWidth: '36em',
    fontSize: '15px',
    lineHeight: '25px',
    textWrap: 'pretty',
    [when.phone]: { fontSize: '13px', lineHeight: '20px' },
  }),
};

/** Logo, name and tagline of the domain on a background drawn from its two colours. */
export function BrandPanel() {
  const { t } = shellTexts.useTexts();
  const metadata = useAtomValue(siteMetadataAtom);
  const lines = waveLines(metadata?.domain);
  return (
    <section css={styles.panel} aria-label={metadata?.name ?? t('site.fallbackName')}>
      <svg
        css={styles.waves}
        viewBox={`0 0 ${WAVES_BOX.width} ${WAVES_BOX.height}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {lines.map(({ path, opacity }) => (
          <path key={path} d={path} opacity={opacity} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <p css={styles.mark}>
        {metadata && <img src={metadata.logo_favicon} alt="" css={styles.logo} />}
        <span>{metadata?.name ?? t('site.fallbackName')}</span>
      </p>
      {metadata && (
        <div css={styles.textBlock}>
          <h2 css={styles.title}>{metadata.tagline.title}</h2>
          <p css={styles.text}>{metadata.tagline.text}</p>
        </div>
      )}
    </section>
  );
}
