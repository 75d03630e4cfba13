import { css } from '@emotion/react';
import { seriesColor, token, type } from '@portal/shared/theme';

const dashes = `repeating-linear-gradient(${token.color.text} 0 4px, transparent 4px 7px)`;

export const track = css({
  position: 'relative',
  height: '9px',
  // Margins for the median's line, which is taller than the bar.
  marginBlock: '5px',
  marginRight: '2px',
  borderRadius: token.radius.full,
  backgroundColor: token.color.fill2,
});

export const bar = css({
  position: 'absolute',
  inset: '0 auto 0 0',
  borderRadius: 'inherit',
  backgroundColor: seriesColor(0),
});

export const median = css({
  position: 'absolute',
  insetBlock: '-5px',
  width: '2px',
  marginLeft: '-1px',
  backgroundColor: token.color.surface,
  backgroundImage: dashes,
  boxShadow: `0 0 0 1.5px ${token.color.surface}`,
});

export const words = css({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  ...type.caption,
  margin: '6px 0 0',
  color: token.color.text3,
});

/** A sample of the median's line. */
export const sample = css({ flex: 'none', width: '2px', height: '11px', backgroundImage: dashes });

export const times = css({ ...type.caption, marginRight: token.space[8], color: token.color.text3 });
