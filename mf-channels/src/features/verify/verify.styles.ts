import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';
import { touchTarget } from '@portal/shared/ui/controls';

export const content = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[16],
});

export const line = css({ margin: 0, '& + &': { marginTop: token.space[4] } });

export const head = css({ display: 'flex', alignItems: 'center', gap: token.space[12], minWidth: 0 });
export const headWords = css({ flex: 1, minWidth: 0, '& > p': { margin: 0 } });
export const headName = css({ ...type.section, color: token.color.text, overflowWrap: 'anywhere' });
export const headFacts = css({
  ...type.label,
  fontWeight: 450,
  color: token.color.text2,
  overflowWrap: 'anywhere',
});

const card = {
  padding: token.space[16],
  borderRadius: token.radius.card,
  border: `1px solid ${token.color.line}`,
} as const;

export const codeCard = css({
  ...card,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: token.space[12],
  backgroundColor: token.color.sunken,
});
export const codeWords = css({ display: 'grid', flex: '1 1 140px', minWidth: 0, gap: token.space[4] });
export const codeLabel = css({ ...type.caption, color: token.color.text2 });

/** One press selects the code, where copying by the button is denied. */
export const code = css({
  fontFamily: 'inherit',
  fontSize: '20px',
  lineHeight: '28px',
  fontWeight: 700,
  letterSpacing: '.01em',
  color: token.color.text,
  overflowWrap: 'anywhere',
  userSelect: 'all',
  // A whole code beside its button at 390 pixels.
  [when.phone]: { fontSize: '17px', letterSpacing: 0 },
});
export const codeError = css({ ...type.caption, color: token.color.bad });

export const steps = css({ margin: 0, padding: 0, listStyle: 'none' });

export const step = css({
  position: 'relative',
  display: 'flex',
  gap: token.space[12],
  paddingBottom: token.space[12],
  // The line to the next step.
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: '11.5px',
    top: '26px',
    bottom: '2px',
    width: '1px',
    backgroundColor: token.color.line2,
  },
  '&:last-of-type': { paddingBottom: 0 },
});

export const stepMark = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '24px',
  height: '24px',
  borderRadius: token.radius.full,
  border: `2px solid ${token.color.primaryUi}`,
  ...type.captionStrong,
  color: token.color.primaryText,
});
export const stepDone = css({
  backgroundColor: token.color.primary,
  color: token.color.onPrimary,
  borderColor: token.color.primary,
});
export const stepWords = css({ minWidth: 0, paddingTop: '2px', '& > p': { margin: 0 } });
export const stepTitle = css({ ...type.strong, color: token.color.text });
export const stepText = css({ ...type.label, fontWeight: 450, marginTop: '2px', color: token.color.text2 });

export const searchCard = css({
  ...card,
  borderColor: token.color.primaryTint2,
  backgroundColor: token.color.primaryTint,
});
export const delayedCard = css({ borderColor: token.color.line, backgroundColor: token.color.warnBg });

export const searchHead = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[12],
  paddingBottom: token.space[12],
  borderBottom: `1px solid ${token.color.line2}`,
});
export const searchWords = css({ flex: 1, minWidth: 0, '& > p': { margin: 0 } });
export const searchTitle = css({ ...type.section, color: token.color.text });
export const searchText = css({
  ...type.label,
  fontWeight: 450,
  color: token.color.text2,
  fontVariantNumeric: 'tabular-nums',
  '& > b': { fontWeight: 700, color: token.color.text },
});
export const searchCount = css({ backgroundColor: token.color.surface, color: token.color.primaryText });

export const ring = css({ position: 'relative', display: 'grid', placeItems: 'center', flex: 'none' });
export const ringTrack = css({ fill: 'none', stroke: token.color.primaryTint2, strokeWidth: 3.5 });
export const ringArc = css({
  fill: 'none',
  stroke: token.color.primaryUi,
  strokeWidth: 3.5,
  strokeLinecap: 'round',
  transform: 'rotate(-90deg)',
  transformOrigin: 'center',
  transition: `stroke-dashoffset 1s linear`,
  [when.reducedMotion]: { transition: 'none' },
});
export const ringIcon = css({ position: 'absolute', color: token.color.primaryText });

export const log = css({
  margin: 0,
  padding: `${token.space[12]} 0 0`,
  listStyle: 'none',
  display: 'grid',
  gap: token.space[8],
});
export const logLine = css({
  display: 'flex',
  gap: token.space[12],
  ...type.label,
  fontWeight: 450,
  color: token.color.text2,
});
export const logTime = css({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

export const note = css({
  display: 'flex',
  gap: token.space[8],
  margin: 0,
  ...type.label,
  fontWeight: 450,
  lineHeight: '20px',
  color: token.color.text2,
});
export const noteIcon = css({ flex: 'none', marginTop: '1px', color: token.color.text3 });

export const guides = css({ display: 'grid', gap: token.space[8] });

export const guide = css({ borderRadius: token.radius.control, backgroundColor: token.color.sunken });
export const guideHead = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[12],
  minHeight: token.space[48],
  padding: `${token.space[8]} ${token.space[16]}`,
  borderRadius: token.radius.control,
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&:focus-visible': { outline: `2px solid ${token.color.ring}`, outlineOffset: '-2px' },
  [when.hover]: { '&:hover': { backgroundColor: token.color.hover } },
});
export const guideIcon = css({ flex: 'none', color: token.color.text2 });
export const guideTitle = css({
  flex: 1,
  minWidth: 0,
  ...type.body,
  fontWeight: 500,
  color: token.color.text,
});
export const guideChevron = css({
  flex: 'none',
  color: token.color.text3,
  'details[open] &': { transform: 'rotate(90deg)' },
});
export const guideBody = css({ padding: '0 16px 14px 48px', color: token.color.text2 });
export const guideHeading = css({ margin: '8px 0 0', ...type.captionStrong, color: token.color.text });
export const guideSteps = css({
  margin: '4px 0 0',
  paddingLeft: token.space[20],
  listStyle: 'decimal',
  ...type.label,
  fontWeight: 450,
  lineHeight: '20px',
  '& > li + li': { marginTop: '2px' },
});
export const guideLink = css({
  ...type.label,
  margin: '6px 0 0',
  '& > a': { position: 'relative', textDecorationLine: 'underline', ...touchTarget },
});
