import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';

/** A form in a dialog, with what it is about above its fields. */
export const dialogForm = css({ gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[16] });

/** A refusal with the form that overrules it. */
export const overrule = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[16],
});

export const overruleButtons = css({ display: 'flex', justifyContent: 'flex-end' });

/** A list in a banner, without bullets; a failure's stack has a line for each frame. */
export const plainList = css({
  whiteSpace: 'pre-line',
  display: 'grid',
  gap: token.space[4],
  margin: `${token.space[4]} 0 0`,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});
