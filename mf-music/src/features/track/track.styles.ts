import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';
import { rowTarget, trackTitle } from '../../components/tracks/track-row.styles.ts';

const grid = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.size.cardGap } as const;

export const page = css(grid);
export const stack = css({ ...grid, alignContent: 'start' });

export const back = css({ display: 'flex', margin: '-4px 0 -4px -12px' });

export const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[16],
});

export const cover = css({ width: '120px', flex: 'none', [when.phone]: { width: '88px' } });

export const words = css({
  flex: '1 1 0',
  minWidth: 'min(180px, 100%)',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[4],
  color: token.color.text2,
});

export const title = css({ ...type.page, margin: 0, color: token.color.text, overflowWrap: 'anywhere' });

export const badges = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[4],
  marginTop: token.space[4],
});

export const rank = css({
  ...type.label,
  fontWeight: 450,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  margin: 0,
  color: token.color.text2,
  fontVariantNumeric: 'tabular-nums',
  '& > strong': { fontWeight: 600, color: token.color.text },
});

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[8],
  [when.phone]: { width: '100%', '& > button:first-of-type': { flex: '1 1 auto', minWidth: 0 } },
  // The targets of its buttons do not overlap.
  [when.touch]: { gap: token.space[12] },
});

/** Figures beside facts; stacked where there is no room for both. */
export const columns = css({
  ...grid,
  alignItems: 'start',
  [when.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
});

export const facts = css({
  display: 'grid',
  gap: token.space[8],
  margin: 0,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: token.space[12] },
  '& dt': { ...type.label, fontWeight: 450, color: token.color.text2 },
  '& dd': { ...type.strong, margin: 0, textAlign: 'end', color: token.color.text },
});

export const period = css({
  ...type.label,
  fontWeight: 450,
  margin: 0,
  color: token.color.text3,
  fontVariantNumeric: 'tabular-nums',
});

export const meta = css({ ...type.caption, color: token.color.text3 });

export const video = css([trackTitle, rowTarget, { textDecoration: 'none' }]);

export const amount = css({ ...type.number, fontWeight: 600, color: token.color.text });

export const commands = css({
  display: 'inline-flex',
  alignItems: 'center',
  [when.touch]: { gap: token.space[12] },
});
