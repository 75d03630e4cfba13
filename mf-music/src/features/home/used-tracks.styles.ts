import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';
import { singleLineEllipsis } from '@portal/shared/ui/controls';
import { trackTitle } from '../../components/tracks/track-row.styles.ts';

/** Keeps its line while the period is not known. */
export const period = css({
  ...type.label,
  ...singleLineEllipsis,
  fontWeight: 450,
  minHeight: type.label.lineHeight,
  margin: '-4px 0 4px',
  color: token.color.text3,
  fontVariantNumeric: 'tabular-nums',
});

export const note = css({
  ...type.caption,
  ...singleLineEllipsis,
  margin: '0 0 4px',
  color: token.color.text3,
});

export const title = css([
  trackTitle,
  {
    textDecoration: 'none',
    // Extends the click target over the whole row.
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  },
]);

/** The artist's name takes the space that the numbers leave; a number that is cut would be another one. */
export const meta = css({
  ...type.caption,
  color: token.color.text3,
  flexWrap: 'nowrap',
  '& > * + *': { flex: 'none' },
  '@media (max-width: 359.98px)': { flexWrap: 'wrap' },
});

export const artist = css({ ...singleLineEllipsis, minWidth: 0 });

export const revenue = css({
  ...type.number,
  fontWeight: 600,
  minWidth: '96px',
  textAlign: 'right',
  [when.phone]: { minWidth: 0 },
  color: token.color.text,
});
