import { css } from '@emotion/react';
import { token, type, when } from '../../theme/index.ts';
import { singleLineEllipsis, breakBetweenWords } from '../parts/interaction.styles.ts';

export const zone = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: token.space[8],
  width: '100%',
  padding: '24px 16px',
  border: `1.5px dashed ${token.color.controlLine}`,
  borderRadius: token.radius.card,
  backgroundColor: token.color.surface,
  color: token.color.text3,
  textAlign: 'center',
  transition: `border-color ${token.duration.press} ${token.easing.move}, background-color ${token.duration.press} ${token.easing.move}`,
  '&[data-over]': { borderColor: token.color.primaryUi, backgroundColor: token.color.primaryTint },
  '&[data-invalid]': { borderColor: token.color.badDot },
  '&[data-disabled]': { backgroundColor: token.color.fill, borderColor: token.color.fill },
});

export const words = css({ ...type.body, color: token.color.text2, ...breakBetweenWords });

/** Hidden on touch devices, where files cannot be dragged. */
export const desktopWords = css({ [when.touch]: { display: 'none' } });

export const choose = css({
  display: 'inline-block',
  borderRadius: token.radius.tag,
  color: token.color.primaryText,
  fontWeight: 600,
  cursor: 'pointer',
  [when.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  '&:focus-within:has(:focus-visible)': { outline: `2px solid ${token.color.ring}`, outlineOffset: '2px' },
  '&:has(:disabled)': { color: token.color.text3, cursor: 'default', textDecoration: 'none' },
  // The whole zone opens the file dialog.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

export const input = css({ position: 'absolute', inset: 0, width: '1px', height: '1px', opacity: 0 });

export const hint = css({ ...type.caption, color: token.color.text3, ...breakBetweenWords });

export const list = css({ display: 'grid', gap: token.space[8], width: '100%', margin: 0, padding: 0 });

export const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[12],
  padding: '10px 8px 10px 12px',
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
  color: token.color.text2,
});

export const file = css({ display: 'grid', gap: '2px', flex: 1, minWidth: 0 });

export const name = css({ ...type.strong, ...singleLineEllipsis, color: token.color.text });

export const facts = css({ ...type.caption, color: token.color.text3, fontVariantNumeric: 'tabular-nums' });

export const bad = css({ color: token.color.bad });

export const progress = css({ marginTop: '4px' });
