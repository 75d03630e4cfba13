import { css } from '@emotion/react';
import { NO_VALUE } from '@portal/shared/i18n';
import { token, type } from '@portal/shared/theme';
import { measureDomainContrasts } from '@portal/shared/theme/style-sheet';
import type { ColorPair, DomainContrasts } from '@portal/shared/theme/style-sheet';
import { Icon } from '@portal/shared/ui/controls';
import { siteTexts } from '../../components/site/texts.ts';

const PARTS = ['button', 'text', 'ui'] as const satisfies (keyof DomainContrasts)[];
const SCHEMES = ['light', 'dark'] as const;

const styles = {
  table: css({
    width: '100%',
    borderCollapse: 'collapse',
    ...type.label,
    fontWeight: 450,
    color: token.color.text2,
    '& th': { ...type.captionStrong, textAlign: 'start', color: token.color.text3 },
    '& tbody th': { ...type.label, fontWeight: 450, color: token.color.text2 },
    '& th, & td': { padding: `6px ${token.space[8]} 6px 0` },
    '& tbody tr': { borderTop: `1px solid ${token.color.line}` },
  }),
  cell: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: token.space[8],
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
  sample: css({
    display: 'grid',
    placeItems: 'center',
    width: '28px',
    height: '22px',
    borderRadius: token.radius.tag,
    boxShadow: `inset 0 0 0 1px ${token.color.line2}`,
    ...type.captionStrong,
  }),
  caption: css({ ...type.label, fontWeight: 600, textAlign: 'start', color: token.color.text }),
  note: css({ ...type.caption, margin: `${token.space[8]} 0 0`, color: token.color.text3 }),
};

/** With one digit, never more than it is, so that 4.46 does not read as the 4.5 that text needs. */
const formatContrast = (contrast: number) => (Math.floor(contrast * 10) / 10).toFixed(1);

type CellProps = { part: (typeof PARTS)[number]; pair: ColorPair };

function Cell({ part, pair: { color, background, contrast } }: CellProps) {
  const { t } = siteTexts.useTexts();
  return (
    <span css={styles.cell}>
      <span css={styles.sample} style={{ color, backgroundColor: background }} aria-hidden>
        {part === 'ui' ? <Icon name="check" size={14} /> : t('contrast.sample')}
      </span>
      <span>{t('contrast.ratio', { ratio: formatContrast(contrast) })}</span>
    </span>
  );
}

export type ContrastListProps = { primary: string | undefined };

/** How readable the colours are that pages derive from the primary colour, and whether pages use another shade of it. */
export function ContrastList({ primary }: ContrastListProps) {
  const { t } = siteTexts.useTexts();
  const measured = primary?.toLowerCase();
  const of = (scheme: (typeof SCHEMES)[number]) =>
    measured === undefined ? undefined : measureDomainContrasts(measured, scheme);
  const contrasts = { light: of('light'), dark: of('dark') };
  const adjusted = SCHEMES.filter((scheme) => contrasts[scheme] && contrasts[scheme].text.color !== measured);
  return (
    <div>
      <table css={styles.table}>
        <caption css={styles.caption}>{t('contrast.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('contrast.part')}</th>
            {SCHEMES.map((scheme) => (
              <th key={scheme} scope="col">
                {t(`contrast.${scheme}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PARTS.map((part) => (
            <tr key={part}>
              <th scope="row">{t(`contrast.${part}`)}</th>
              {SCHEMES.map((scheme) => {
                const pair = contrasts[scheme]?.[part];
                return <td key={scheme}>{pair ? <Cell part={part} pair={pair} /> : NO_VALUE}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p css={styles.note} aria-live="polite">
        {adjusted.length === 0
          ? t('contrast.same')
          : adjusted
              .map((scheme) =>
                t(`contrast.adjusted.${scheme}`, {
                  color: contrasts[scheme]?.text.color.toUpperCase() ?? '',
                }),
              )
              .join(' ')}
      </p>
    </div>
  );
}
