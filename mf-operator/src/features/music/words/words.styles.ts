import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

export const card = css({ [when.laptop]: { gridColumn: '1 / -1' } });

export const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[16] });

export const intro = css({ ...type.body, margin: 0, color: token.color.text2 });

export const form = css({
  display: 'grid',
  alignItems: 'start',
  gap: token.space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [when.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
});

/** Beside the fields, below the line of their labels. */
export const save = css({ [when.laptop]: { marginTop: '26px' } });

export const search = css({ maxWidth: '320px', [when.phone]: { maxWidth: 'none' } });
