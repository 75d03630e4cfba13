import { css } from '@emotion/react';
import { token, type, when } from '../../theme/index.ts';
import { focusRing, hoverLayer } from '../parts/interaction.styles.ts';

export const list = css({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const lineList = css({ gap: token.space[24], boxShadow: `inset 0 -1px 0 ${token.color.line}` });

export const pillList = css({ gap: token.space[4] });

export const link = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  ...type.body,
  fontWeight: 500,
  color: token.color.text2,
  whiteSpace: 'nowrap',
  [when.touch]: { minWidth: token.size.touch, justifyContent: 'center' },
  '&, &:hover': { textDecoration: 'none' },
  ...focusRing,
});

export const lineLink = css({
  height: token.size.touch,
  '&:focus-visible': {
    outline: `2px solid ${token.color.ring}`,
    outlineOffset: '-2px',
    borderRadius: token.radius.tag,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: '2px',
    backgroundColor: token.color.primaryUi,
    transform: 'scaleX(0)',
    transition: `transform ${token.duration.menu} ${token.easing.move}`,
    [when.reducedMotion]: { transition: 'none' },
  },
  [when.hover]: { '&:hover': { color: token.color.text } },
  '&[aria-current]': { color: token.color.text, fontWeight: 650 },
  '&[aria-current]::after': { transform: 'none' },
});

export const pillLink = css({
  height: token.size.control,
  padding: '0 12px',
  borderRadius: token.radius.control,
  '&:focus-visible': { outline: `2px solid ${token.color.ring}`, outlineOffset: '-2px' },
  ...hoverLayer,
  '&[aria-current]': { color: token.color.text, fontWeight: 600, backgroundColor: token.color.fill2 },
  [when.phone]: { height: token.size.touch },
});

export const count = css({
  ...type.captionStrong,
  color: token.color.text3,
  '[aria-current] > &': { color: token.color.text2 },
  fontVariantNumeric: 'tabular-nums',
});

export const lineCount = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '20px',
  height: '20px',
  padding: '0 6px',
  borderRadius: token.radius.small,
  backgroundColor: token.color.fill,
});

export const dot = css({
  width: '6px',
  height: '6px',
  marginLeft: '-2px',
  alignSelf: 'flex-start',
  marginTop: '12px',
  borderRadius: '50%',
  backgroundColor: token.color.badDot,
});

export const markTones = {
  good: css({ color: token.color.good }),
  bad: css({ color: token.color.bad }),
};
