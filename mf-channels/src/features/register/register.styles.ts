import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';
import { singleLineEllipsis } from '@portal/shared/ui/controls';

export const content = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[16] });

/** The textarea is as high as the five lines that the hint speaks of. */
export const links = css({
  '& textarea': { minHeight: '127px', [when.phone]: { minHeight: '116px' } },
});

export const openCsv = css({ justifySelf: 'start', marginTop: '-8px' });
/** The line for an error above the link is empty most of the time. */
export const csv = css({ display: 'grid', gap: token.space[12], '& > a': { marginTop: '-8px' } });

export const resultsHead = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${token.space[4]} ${token.space[8]}`,
  minHeight: token.size.controlSmall,
  marginBottom: token.space[8],
  ...type.label,
  // The summary has two lines there, and the title stands beside the first one.
  [when.phone]: { alignItems: 'baseline' },
});

export const resultsTitle = css({ margin: 0, ...type.label, fontWeight: 600, color: token.color.text });

export const resultsSummary = css({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  gap: `0 ${token.space[8]}`,
  color: token.color.text2,
});

export const available = css({ fontWeight: 600, color: token.color.good });
export const progress = css({
  marginLeft: 'auto',
  color: token.color.text3,
  fontWeight: 450,
  [when.phone]: { flexBasis: '100%', marginLeft: 0 },
});
export const missing = css({ ...type.caption, margin: `${token.space[8]} 0 0`, color: token.color.bad });

export const rows = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
  overflow: 'hidden',
});

export const row = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${token.space[8]} ${token.space[12]}`,
  padding: '11px 14px',
  '& + &': { borderTop: `1px solid ${token.color.line}` },
});

/** Without a category there is room for the badge of every outcome beside the words. */
export const excludedRow = css({ flexWrap: 'nowrap', backgroundColor: token.color.sunken });

export const excludedAvatar = css({ filter: 'grayscale(1)', opacity: 0.6 });

export const noAvatar = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '36px',
  height: '36px',
  borderRadius: token.radius.full,
  border: `1px dashed ${token.color.line2}`,
  color: token.color.text3,
});

export const words = css({ flex: '1 1 180px', minWidth: 0, '& > p': { margin: 0 } });

export const name = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: token.space[8],
  minWidth: 0,
  ...type.strong,
});

export const channelName = css({ ...singleLineEllipsis, minWidth: 0 });
export const handle = css({
  ...singleLineEllipsis,
  minWidth: 0,
  ...type.label,
  fontWeight: 450,
  color: token.color.text2,
  flex: '0 1 auto',
});
export const facts = css({ ...type.caption, lineHeight: '18px', color: token.color.text2 });
export const failed = css({ color: token.color.bad });

export const end = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: token.space[12],
  marginLeft: 'auto',
});

export const template = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: token.space[8],
  minHeight: token.size.controlSmall,
  ...type.label,
  color: token.color.primaryText,
  [when.touch]: { minHeight: token.size.touch },
});
