import { css } from '@emotion/react';
import { token, type, when } from '../../theme/index.ts';
import { buttonReset, singleLineEllipsis, touchTarget } from '../parts/interaction.styles.ts';

const PADDING_TOP = '14px';
const HEAD_HEIGHT = '18px';

export const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: token.size.figureCard,
  padding: `${PADDING_TOP} 16px 12px`,
  containerType: 'inline-size',
  backgroundColor: token.color.surface,
  [when.forcedColors]: { '&[data-selected]': { outline: '2px solid Highlight' } },
});

export const compact = css({ minHeight: 0 });

export const variants = {
  card: css({
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.card,
    boxShadow: token.shadow.e1,
    transition: `box-shadow ${token.duration.hover} ${token.easing.move}, border-color ${token.duration.hover} ${token.easing.move}`,
    [when.hover]: {
      '&[data-selectable]:hover:not([data-selected])': {
        borderColor: token.color.line2,
        boxShadow: `${token.shadow.e1}, ${token.shadow.e2}`,
      },
    },
    '&[data-selected]': {
      borderColor: token.color.primaryUi,
      boxShadow: `inset 0 0 0 1px ${token.color.primaryUi}, ${token.shadow.e1}`,
    },
  }),
  strip: css({
    '&[data-selectable]:not([data-selected])': { backgroundColor: token.color.sunken },
    [when.hover]: {
      '&[data-selectable]:hover:not([data-selected])': { backgroundColor: token.color.surface },
    },
    '&[data-selected]::before': {
      content: '""',
      position: 'absolute',
      inset: '-1px 0 auto',
      height: '2px',
      backgroundColor: token.color.primaryUi,
    },
  }),
  plain: css({
    [when.hover]: { '&[data-selectable]:hover:not([data-selected])': { backgroundColor: token.color.hover } },
    '&[data-selected]::before': {
      content: '""',
      position: 'absolute',
      inset: '-1px 0 auto',
      height: '2px',
      backgroundColor: token.color.primaryUi,
    },
  }),
};

export const head = css({ display: 'flex', alignItems: 'center', gap: '6px', minHeight: HEAD_HEIGHT });

export const swatch = css({ width: '8px', height: '8px', flex: 'none', borderRadius: '2px' });

export const label = css({
  ...type.label,
  ...singleLineEllipsis,
  minWidth: 0,
  color: token.color.text2,
  '[data-selected] &': { color: token.color.text },
});

/** Extends over the whole card, so that a click anywhere selects it. */
export const labelButton = css({
  ...buttonReset,
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `2px solid ${token.color.ring}`,
    outlineOffset: '2px',
    borderRadius: token.radius.card,
  },
});

/** With the padding of the card, a finger fits on the shortest label, such as RPM, beside the icon of its definition. */
export const labelTouch = css({ [when.touch]: { minWidth: '28px' } });

const hintBase = {
  ...buttonReset,
  ...touchTarget,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  cursor: 'help',
  borderRadius: token.radius.tag,
  '&:focus-visible': { outline: `2px solid ${token.color.ring}`, outlineOffset: '2px' },
} as const;

/** A label that only shows its definition. */
export const labelHint = css({ ...hintBase, gap: token.space[4], minWidth: 0 });

/** The icon of a definition, above the button that extends over the card. */
export const hint = css({
  ...hintBase,
  flex: 'none',
  marginLeft: '-2px',
  // Extends to the right, so that a finger on a short label does not press the icon.
  [when.touch]: {
    '&::after': {
      ...touchTarget[when.touch]['&::after'],
      left: `-${token.space[4]}`,
      right: `min(0px, 100% + ${token.space[4]} - ${token.size.touch})`,
    },
  },
});

export const hintIcon = css({
  flex: 'none',
  color: token.color.text3,
  [when.hover]: { 'button:hover > &': { color: token.color.text } },
});

export const unit = css({ marginLeft: 'auto', flex: 'none', ...type.caption, color: token.color.text3 });

export const value = css({
  ...type.figure,
  ...singleLineEllipsis,
  marginTop: token.space[4],
  color: token.color.text,
});

export const valueCompact = css({ ...type.figureCompact });

/**
 * A line that shows the full number, or the short one where the full one would not fit, in whatever font is there: the
 * full number then wraps below the line, and only then the short one has a width.
 */
export const fitted = css({
  display: 'flex',
  flexWrap: 'wrap',
  height: type.figure.lineHeight,
  textOverflow: 'clip',
});
export const fittedCompact = css({ height: type.figureCompact.lineHeight });
export const short = css({
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'hidden',
  '&::before': { content: 'attr(data-text)' },
});
/** Takes all of the line's space, so that none is left for the short number. */
export const full = css({ flex: '1000000 0 auto' });

export const foot = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[8],
  marginTop: 'auto',
  paddingTop: token.space[4],
  minHeight: '26px',
});

// Container width is the content box: a card's width less 34 px of padding and border.
const below = (width: number) => `@container (max-width: ${width - 0.02}px)`;

/** From this width (a card of 210 px) the longest label and its unit fit in one line. */
const ONE_LINE = 176;
/** Below this width the sparkline is hidden. */
const WORDS_ONLY = 112;

/** On narrow cards as high as a change above its comparison, so that loaded figures move nothing. */
export const footWords = css({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: '20px',
  [below(ONE_LINE)]: { minHeight: `calc(2 * ${type.caption.lineHeight})` },
  ...type.caption,
  textWrap: 'balance',
  color: token.color.text3,
  '&:empty': { display: 'none' },
});

/** Where label and unit do not fit side by side, the unit is below the value, above the foot. */
export const unitBelow = css({
  [below(ONE_LINE)]: {
    position: 'absolute',
    top: `calc(${PADDING_TOP} + ${HEAD_HEIGHT} + ${type.figure.lineHeight})`,
    left: '16px',
  },
});

/** Leaves the line of the unit free. */
export const footBelowUnit = css({
  [below(ONE_LINE)]: { paddingTop: `calc(${token.space[4]} + ${type.caption.lineHeight})` },
});

/** Shrinks before the text does. */
export const spark = css({
  flex: '0 1000 56px',
  minWidth: '40px',
  [below(WORDS_ONLY)]: { display: 'none' },
});

/** Without words beside it, it takes the whole foot. */
export const sparkAlone = css({ flex: '1 1 56px' });
