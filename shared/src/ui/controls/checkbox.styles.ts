import { css } from '@emotion/react';
import { token, type, when } from '../../theme/index.ts';

/** CSS variable with the checkbox's own colour, e.g. of a chart's line. */
export const COLOR_VARIABLE = '--choice-color';
const ON = `var(${COLOR_VARIABLE}, ${token.color.primary})`;
const ON_EDGE = `var(${COLOR_VARIABLE}, ${token.color.primaryUi})`;

export const row = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[8],
  ...type.body,
  color: token.color.text,
  cursor: 'pointer',
  // The target of a small box is larger; that of a whole row must not reach into the next one.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: `min(0px, (100% - ${token.size.controlSmall}) / 2)`,
    [when.touch]: { inset: `min(0px, (100% - ${token.size.touch}) / 2)` },
  },
  '&:has(input:disabled)': { cursor: 'default', color: token.color.text3 },
});

export const input = css({
  position: 'absolute',
  width: '16px',
  height: '16px',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const box = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '16px',
  height: '16px',
  border: `1.5px solid ${token.color.compare}`,
  borderRadius: `min(${token.radius.tag}, 4px)`,
  backgroundColor: token.color.surface,
  color: `var(${COLOR_VARIABLE}-on, ${token.color.onPrimary})`,
  transition: `background-color ${token.duration.press} ${token.easing.move}, border-color ${token.duration.press} ${token.easing.move}`,
  '& > svg': { opacity: 0 },
  [when.hover]: { 'label:hover > input:enabled + &': { borderColor: token.color.text3 } },
  'input:checked + &, input:indeterminate + &': { backgroundColor: ON, borderColor: ON_EDGE },
  'label:hover > input:enabled:checked + &, label:hover > input:enabled:indeterminate + &': {
    borderColor: ON_EDGE,
  },
  'input:checked + & > svg, input:indeterminate + & > svg': { opacity: 1 },
  'input[aria-invalid="true"] + &': { borderColor: token.color.badDot },
  'input:focus-visible + &': { outline: `2px solid ${token.color.ring}`, outlineOffset: '2px' },
  'input:disabled + &': { opacity: 0.42 },
});

export const round = css({
  borderRadius: '50%',
  '&::after': {
    content: '""',
    width: '6px',
    height: '6px',
    borderRadius: '50%',
    backgroundColor: 'currentColor',
    opacity: 0,
  },
  'input:checked + &::after': { opacity: 1 },
});

export const track = css({
  flex: 'none',
  width: '28px',
  height: '16px',
  padding: '2px',
  borderRadius: token.radius.full,
  backgroundColor: token.color.controlLine,
  transition: `background-color ${token.duration.press} ${token.easing.move}`,
  '&::after': {
    content: '""',
    display: 'block',
    width: '12px',
    height: '12px',
    borderRadius: token.radius.full,
    // White in both schemes.
    backgroundColor: token.color.onDanger,
    boxShadow: token.shadow.e1,
    transition: `transform ${token.duration.press} ${token.easing.move}`,
    [when.reducedMotion]: { transition: 'none' },
  },
  'input:checked + &::after': { transform: 'translateX(12px)' },
  'input:focus-visible + &': { outline: `2px solid ${token.color.ring}`, outlineOffset: '2px' },
  'input:disabled + &': { opacity: 0.42 },
  [when.forcedColors]: { outline: '1px solid', 'input:checked + &': { backgroundColor: 'Highlight' } },
});

export const trackTones = {
  primary: css({ 'input:checked + &': { backgroundColor: token.color.primary } }),
  good: css({ 'input:checked + &': { backgroundColor: token.color.goodDot } }),
};

export const radios = css({ display: 'flex', flexWrap: 'wrap', gap: '12px 20px' });

/** By touch, the options are as far apart as their targets are high. */
export const stacked = css({ flexDirection: 'column', [when.touch]: { rowGap: token.space[24] } });

export const radioText = css({ display: 'flex', flexDirection: 'column' });

export const description = css({ ...type.caption, color: token.color.text3 });
