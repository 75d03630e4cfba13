import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

/** Only the title is printed. */
export const bar = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: token.space[12],
  [when.print]: { '& > * + *': { display: 'none !important' } },
});

export const chips = css({ [when.phone]: { width: '100%' } });

export const search = css({
  width: '248px',
  marginLeft: 'auto',
  // On a phone it fills its row, or what others leave of theirs.
  [when.phone]: { width: 'auto', minWidth: 0, flex: '1 1 180px', marginLeft: 0 },
  // Beside the filter its key would not fit.
  [when.narrow]: { flexBasis: '100%' },
});

export const traits = css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: token.space[8] });

/** Long filters break into the next row. */
export const active = css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: token.space[8] });

export const understood = css({ ...type.label, color: token.color.text2 });

export const sheet = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[12] });

export const tagFailed = css({ ...type.label, color: token.color.text2 });
