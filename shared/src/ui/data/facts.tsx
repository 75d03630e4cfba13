import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { wrapText } from '../../i18n/index.ts';
import { rem, token } from '../../theme/index.ts';

// Follows the text's size also where it is spacing, or the dots would not be clipped.
const GAP = rem(14);

const styles = {
  facts: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `2px ${GAP}`,
    minWidth: 0,
    // Clips the dot before the first fact of each line, but not the focus ring of a link.
    overflowX: 'clip',
    overflowClipMargin: '4px',
  }),
  // Nothing is positioned, so that links whose area covers a card stay above the facts in it.
  fact: css({ display: 'flex', alignItems: 'center', minWidth: 0 }),
  dot: css({
    flex: 'none',
    width: GAP,
    marginLeft: `-${GAP}`,
    textAlign: 'center',
    color: token.color.text4,
  }),
};

/** Props of `Facts`. */
export type FactsProps = {
  /** Those that do not apply may be false, null, undefined or empty. */
  items: readonly ReactNode[];
  className?: string;
};

/** Short facts in a line with dots between them; a line that wraps neither begins nor ends with a dot. */
export const Facts = ({ items, className }: FactsProps) => (
  <span css={styles.facts} className={className}>
    {items.filter(Boolean).map((item, index) => (
      // Facts have no identity but their place.
      <span key={index} css={styles.fact}>
        {index > 0 && (
          <span css={styles.dot} aria-hidden>
            ·
          </span>
        )}
        {wrapText(item)}
      </span>
    ))}
  </span>
);
