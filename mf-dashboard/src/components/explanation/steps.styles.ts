import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

const divider = `1px solid ${token.color.line}`;

export const steps = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Nothing follows the last step that it must be told from.
  'ol& > li:last-of-type': { borderBottom: 0 },
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

/** A step whose amount is a button, which is as tall as a finger where there is touch. */
export const pressable = css({ [when.touch]: { marginBlock: `calc(-1 * ${token.space[8]})` } });

/** As heavy as its name: sums are heavier than what they consist of. */
export const amount = css({
  ...type.number,
  flex: 'none',
  fontWeight: 'inherit',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
