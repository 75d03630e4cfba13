import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';

const divider = `1px solid ${token.color.line}`;

export const steps = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const step = css({
  ...type.body,
  paddingBlock: token.space[8],
  borderBottom: divider,
  // Not split between printed pages.
  breakInside: 'avoid',
  color: token.color.text2,
});

/** What the steps before it add up to. */
export const sum = css({ fontWeight: 600, color: token.color.text });

export const line = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: token.space[16],
});

export const amount = css({ ...type.number, flex: 'none', textAlign: 'end', whiteSpace: 'nowrap' });
