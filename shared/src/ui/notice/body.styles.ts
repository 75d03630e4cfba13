import { css } from '@emotion/react';
import { token, type } from '../../theme/index.ts';

// Long text has a larger font size and line height than controls.
const readingText = { ...type.body, fontSize: '15px', lineHeight: '26px' };

export const body = css({
  ...readingText,
  display: 'grid',
  gap: token.space[16],
  minWidth: 0,
  color: token.color.text,
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  '&:lang(zh)': { wordBreak: 'normal' },
});

export const block = css({ margin: 0, minWidth: 0 });

export const heading = css({ ...type.section, margin: `${token.space[8]} 0 0` });

export const list = css({ margin: 0, paddingLeft: '22px', display: 'grid', gap: token.space[4] });

export const numbered = css({ listStyle: 'decimal' });

export const bulleted = css({ listStyle: 'disc' });

export const item = css({ minWidth: 0, '& > * + *': { marginTop: token.space[4] } });

export const quote = css({
  margin: 0,
  padding: `2px 0 2px ${token.space[16]}`,
  borderLeft: `3px solid ${token.color.line2}`,
  color: token.color.text2,
});

export const code = css({
  padding: '1px 5px',
  borderRadius: token.radius.tag,
  backgroundColor: token.color.fill,
  // The second family has Hangul and Han.
  fontFamily: `${token.font.mono}, ${token.font.family}`,
  fontSize: '13px',
});

export const codeBlock = css({
  margin: 0,
  padding: token.space[12],
  overflowX: 'auto',
  borderRadius: token.radius.small,
  backgroundColor: token.color.fill,
  // The second family has Hangul and Han.
  fontFamily: `${token.font.mono}, ${token.font.family}`,
  fontSize: '13px',
  lineHeight: '20px',
});

export const strong = css({ fontWeight: 650 });

export const rule = css({ width: '100%', margin: 0, border: 0, borderTop: `1px solid ${token.color.line}` });

export const link = css({
  color: token.color.primaryText,
  textDecorationLine: 'underline',
  textUnderlineOffset: '3px',
  '&:focus-visible': { outline: `2px solid ${token.color.ring}`, outlineOffset: '2px', borderRadius: '2px' },
});

export const image = css({
  display: 'block',
  maxWidth: '100%',
  // An image higher than the window would push the text away.
  maxHeight: '70vh',
  width: 'auto',
  height: 'auto',
  borderRadius: token.radius.small,
});

// Emphasis by weight, because Hangul and Han have no italics.
export const emphasis = css({ fontStyle: 'normal', fontWeight: 600 });

export const tableFrame = css({
  maxWidth: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  '&:focus-visible': { outline: `2px solid ${token.color.ring}`, outlineOffset: '-2px' },
});

export const table = css({
  borderCollapse: 'collapse',
  ...type.body,
  fontVariantNumeric: 'tabular-nums',
  // Breaking anywhere, as the text does, would let a column be as narrow as a letter.
  overflowWrap: 'break-word',
});

export const cell = css({
  padding: `${token.space[8]} ${token.space[12]}`,
  border: `1px solid ${token.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  // Chinese breaks between any two characters; seven of them fit.
  '&:lang(zh)': { minWidth: '9em' },
});

export const aligned = {
  left: css({ textAlign: 'left' }),
  center: css({ textAlign: 'center' }),
  right: css({ textAlign: 'right' }),
};

export const headCell = css({
  ...type.captionStrong,
  color: token.color.text2,
  backgroundColor: token.color.sunken,
});
