import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';

export const list = css({
  ...type.caption,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[8],
  margin: `${token.space[8]} 0 0`,
  padding: 0,
  listStyle: 'none',
  color: token.color.text2,
});

/** The amount is beside the first line; the lines below it have all of the width. */
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `2px ${token.space[16]}`,
  fontWeight: 400,
});

export const amount = css({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const quiet = css({
  gridColumn: '1 / -1',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  color: token.color.text3,
});

/** The rows of one month. */
export const group = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[4] });

/** Set apart from the amounts above it, because the name of a file may take several lines. */
export const author = css({ marginTop: token.space[4] });
