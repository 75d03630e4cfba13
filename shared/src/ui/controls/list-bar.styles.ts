import { css } from '@emotion/react';
import { token, when } from '../../theme/index.ts';

export const frame = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[16] });

export const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: token.space[12],
});

export const tabs = css({ minWidth: 0, maxWidth: '100%' });

/** As wide as its content where it fits, so that the bar wraps before the tools do. */
export const tools = css({
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: token.space[8],
});

/** On a phone the lines are: search and what is beside it, filters, action. */
export const search = css({
  flex: '1 1 180px',
  maxWidth: '240px',
  [when.phone]: { maxWidth: 'none', order: -2 },
});

export const aside = css({ display: 'flex', alignItems: 'center', [when.phone]: { order: -1 } });

/** On a phone they fill their line, each as wide as its value needs before all are cut. */
export const filters = css({
  display: 'contents',
  [when.phone]: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, auto)',
    flex: '1 1 auto',
    minWidth: 0,
    gap: token.space[8],
  },
  [when.narrow]: { gridAutoFlow: 'row', flexBasis: '100%' },
});

export const action = css({ display: 'grid' });

export const ownLine = css({ [when.phone]: { flexBasis: '100%' } });

/** As high as the fields of the lines above. */
export const actionLine = css({ [when.phone]: { minHeight: token.size.touch } });
