import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';

/** From this width of the modal, not of the window, panels are side by side. */
const HAS_ROOM = '@container detail (min-width: 720px)';

export const container = css({ containerType: 'inline-size', containerName: 'detail' });

export const panels = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: token.space[12],
});

const panel = (columns: number) =>
  css({
    // Panels in a row have equal heights.
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridColumn: '1 / -1',
    minWidth: 0,
    [HAS_ROOM]: { gridColumn: `span ${columns}` },
  });

export const wide = panel(4);
export const half = panel(3);
export const narrow = panel(2);

/** A panel's rows of figures. */
export const rows = css({ display: 'grid', gap: token.space[16], margin: 0, padding: 0, listStyle: 'none' });

export const divided = css({
  '& > * + *': { paddingTop: token.space[16], borderTop: `1px solid ${token.color.line}` },
});

/** A row with a label at the start and a value at the end. */
export const line = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: token.space[12],
  marginBottom: token.space[8],
});

export const name = css({ ...type.label, fontWeight: 450, color: token.color.text2 });

export const figure = css({
  ...type.figureSmall,
  whiteSpace: 'nowrap',
  color: token.color.text,
});

export const value = css({ ...type.number, fontWeight: 600, whiteSpace: 'nowrap', color: token.color.text });

export const caption = css({ ...type.caption, margin: 0, color: token.color.text3 });

export const strong = css({ fontWeight: 600, color: token.color.text2 });

/** Aligns skeletons with the final content. */
export const belowFigures = css({ marginTop: token.space[12] });
export const titleSkeleton = css({ margin: '8px 0 17px' });

/** Reserves space. */
export const invisible = css({ visibility: 'hidden' });

export const amount = css({ display: 'flex', alignItems: 'baseline' });

export const share = css({
  ...type.number,
  fontSize: '12px',
  minWidth: '52px',
  textAlign: 'end',
  color: token.color.text3,
});
