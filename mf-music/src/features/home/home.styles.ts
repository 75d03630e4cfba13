import { css } from '@emotion/react';
import { token, when } from '@portal/shared/theme';

const SIDE_WIDTH = '300px';

/** Popular tracks and the catalogue beside the favourites, below the design's breakpoint all in one column. */
export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[24],
  [when.laptop]: {
    gridTemplateColumns: `minmax(0, 1fr) ${SIDE_WIDTH}`,
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"popular side" "catalogue side"',
    columnGap: token.space[24],
  },
});

export const popular = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: token.space[24],
  [when.laptop]: { gridArea: 'popular' },
});

export const side = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[16],
  alignContent: 'start',
  [when.laptop]: { gridArea: 'side' },
});

/** Not seen before the favourites above are there, because it would move when they arrive. */
export const waiting = css({ visibility: 'hidden' });

export const catalogue = css({ minWidth: 0, [when.laptop]: { gridArea: 'catalogue' } });
