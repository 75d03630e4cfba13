import { css } from '@emotion/react';
import { seriesColor, token, type } from '@portal/shared/theme';

export const legend = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  margin: '12px 0 0',
  ...type.caption,
  color: token.color.text3,
});

const sample = (color: string) =>
  css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    '&::before': {
      content: '""',
      width: '8px',
      height: '8px',
      borderRadius: '2px',
      backgroundColor: color,
    },
  });

export const premiumSample = sample(seriesColor(0));
export const regularSample = sample(token.color.fill2);

export const prices = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: '16px 0 0',
  paddingTop: token.space[16],
  borderTop: `1px solid ${token.color.line}`,
  '& > * + *': { paddingLeft: token.space[16], borderLeft: `1px solid ${token.color.line}` },
});

export const price = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 4px',
  margin: '4px 0 0',
});
