import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';

export const intro = css({ ...type.label, fontWeight: 450, margin: '0 0 12px', color: token.color.text2 });

export const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: token.space[8],
  marginBottom: token.space[12],
});

export const day = css({ width: '180px' });

export const warnings = css({ display: 'grid', gap: token.space[8], marginBottom: token.space[12] });
