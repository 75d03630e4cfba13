import { css } from '@emotion/react';
import { useFormat } from '../../i18n/index.ts';
import { token, type, when } from '../../theme/index.ts';
import { uiTexts } from '../texts/index.ts';
import { buttonReset, singleLineEllipsis } from '../parts/interaction.styles.ts';
import { EmptyValue } from './empty-value.tsx';
import { ShareBar } from './share-bar.tsx';

/** A list without room for its bars, which repeat the percentages. */
const NARROW = '@container (max-width: 279.98px)';

const styles = {
  box: css({ containerType: 'inline-size' }),
  list: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, auto) minmax(32px, 1fr) auto auto',
    columnGap: token.space[12],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [NARROW]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto', columnGap: token.space[8] },
  }),
  row: css({
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    position: 'relative',
    alignItems: 'center',
    minHeight: '28px',
  }),
  code: css({ ...type.caption, fontWeight: 500, color: token.color.text3 }),
  name: css(singleLineEllipsis, {
    ...type.body,
    fontSize: '13px',
    fontWeight: 500,
    color: token.color.text,
    // The system's font may be a fifth wider than the portal's.
    [NARROW]: { whiteSpace: 'normal' },
    // The figures stand on a line of their own.
    [when.narrow]: { gridColumn: '2 / -1' },
  }),
  bar: css({ [NARROW]: { display: 'none' } }),
  count: css({ fontWeight: 450, color: token.color.text3 }),
  value: css({
    ...type.number,
    fontSize: '13px',
    fontWeight: 600,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    color: token.color.text,
    [when.narrow]: { gridColumn: 3 },
  }),
  pressableRow: css({ [when.touch]: { minHeight: token.size.touch } }),
  // Its target is the whole row.
  press: css({
    ...buttonReset,
    ...singleLineEllipsis,
    maxWidth: '100%',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: token.radius.small },
    '&:focus-visible': { outline: 0 },
    '&:focus-visible::after': { outline: `2px solid ${token.color.ring}` },
    [when.hover]: { '&:hover::after': { backgroundColor: token.color.hover } },
  }),
  share: css({
    ...type.number,
    fontSize: '12px',
    textAlign: 'end',
    color: token.color.text3,
    minWidth: '42px',
    [NARROW]: { minWidth: 0 },
    [when.narrow]: { gridColumn: 4 },
  }),
};

/** Props of `CountryList`. */
export type CountryListProps = {
  /** Names the list for screen readers. */
  label: string;
  /** Formatted values in descending order; shares from 0 to 1, null where values have both signs. */
  items: readonly { country: string; value: string; share: number | null }[];
  /** The sum of all other countries. */
  others?: { count: number; value: string; share: number | null } | undefined;
  /** Why there are no shares, where they are null. */
  noShare?: string;
  /** Called with the country of a pressed row; without it rows are no buttons. */
  onSelect?: ((country: string) => void) | undefined;
  /** The country that is selected. */
  selected?: string | undefined;
  color?: string;
  className?: string;
};

/** Countries with bars, and the sum of the others in a last grey row. */
export const CountryList = (props: CountryListProps) => {
  const { label, items, others, noShare, onSelect, selected, color, className } = props;
  const { t } = uiTexts.useTexts();
  const format = useFormat();
  const full = Math.max(...items.map((item) => item.share ?? 0), others?.share ?? 0, Number.EPSILON);
  const shareText = (share: number | null) =>
    share === null ? <EmptyValue {...(noShare && { reason: noShare })} /> : format.percent(share);
  return (
    <div css={styles.box} className={className}>
      <ul css={styles.list} aria-label={label}>
        {items.map((item) => (
          <li key={item.country} css={[styles.row, onSelect && styles.pressableRow]}>
            <span css={styles.code} aria-hidden>
              {item.country}
            </span>
            <span css={styles.name} title={format.country(item.country)}>
              {onSelect ? (
                <button
                  type="button"
                  css={styles.press}
                  aria-pressed={item.country === selected}
                  onClick={() => onSelect(item.country)}
                >
                  {format.country(item.country)}
                </button>
              ) : (
                format.country(item.country)
              )}
            </span>
            <ShareBar css={styles.bar} share={item.share ?? 0} full={full} {...(color && { color })} />
            <span css={styles.value}>{item.value}</span>
            <span css={styles.share}>{shareText(item.share)}</span>
          </li>
        ))}
        {others && others.count > 0 && (
          <li css={styles.row}>
            <span />
            <span css={styles.name}>
              <span>{t('country.others')}</span> <span css={styles.count}>{format.count(others.count)}</span>
            </span>
            <ShareBar css={styles.bar} share={others.share ?? 0} full={full} color={token.color.compare} />
            <span css={styles.value}>{others.value}</span>
            <span css={styles.share}>{shareText(others.share)}</span>
          </li>
        )}
      </ul>
    </div>
  );
};
