import { css } from '@emotion/react';
import { seriesColor, token, when } from '@portal/shared/theme';

export const map = css({ position: 'relative', overflow: 'hidden' });

export const picture = css({ display: 'block', width: '100%', height: 'auto' });

export const land = css({
  stroke: token.color.mapDot,
  strokeWidth: 0.62,
  strokeLinecap: 'round',
  [when.forcedColors]: { stroke: 'GrayText' },
});

/** Around the point of a country. */
export const place = css({
  position: 'absolute',
  aspectRatio: 1,
  transform: 'translate(-50%, -50%)',
  '& > span': { display: 'block', width: '100%', height: '100%' },
});

export const bubble = css({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  padding: 0,
  borderRadius: '50%',
  border: `1px solid ${seriesColor(0)}`,
  backgroundColor: `color-mix(in srgb, ${seriesColor(0)} 22%, transparent)`,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'calc(50% - 2px)',
    borderRadius: '50%',
    backgroundColor: seriesColor(0),
  },
  '&:focus-visible': { outline: `2px solid ${token.color.ring}`, outlineOffset: '1px' },
  [when.hover]: {
    '&:hover': { backgroundColor: `color-mix(in srgb, ${seriesColor(0)} 40%, transparent)` },
  },
});
