import { css } from '@emotion/react';
import { token, when } from '@portal/shared/theme';

export const page = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[16] });

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

export const search = css({
  flex: '1 1 180px',
  maxWidth: '240px',
  [when.phone]: { flexBasis: '100%', maxWidth: 'none' },
});

export const filter = css({ [when.phone]: { flex: 1, minWidth: 0 } });

/** Dates and states do not wrap; the table scrolls horizontally instead. */
export const oneLine = css({ whiteSpace: 'nowrap' });

/** A cell of more than the two lines that rows have room for. */
export const tallCell = css({ padding: `${token.space[8]} 0` });
