import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

export const card = css({ [when.laptop]: { gridColumn: '1 / -1' } });

export const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[16] });

export const intro = css({ ...type.body, margin: 0, color: token.color.text2 });

export const form = css({
  display: 'grid',
  alignItems: 'end',
  gap: token.space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [when.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
});

export const meaning = css({ display: 'grid', gap: token.space[4] });

export const missing = css({ ...type.caption, color: token.color.bad });

export const search = css({ maxWidth: '320px', [when.phone]: { maxWidth: 'none' } });
