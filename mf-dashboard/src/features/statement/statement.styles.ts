import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';
import { visuallyHidden } from '@portal/shared/ui/controls';

export const hidden = visuallyHidden;

const divider = `1px solid ${token.color.line}`;

/** A readable width for a document of figures. */
export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.size.cardGap,
  maxWidth: '1040px',
  [when.print]: { maxWidth: 'none' },
});

export const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[8] });

/** On phones it is on its own line below. */
export const month = css({ [when.phone]: { order: 1, width: '100%' } });

export const end = css({ display: 'flex', alignItems: 'center', gap: token.space[8], marginLeft: 'auto' });

/** Without a border in print. */
export const document = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[24],
  padding: token.space[24],
  [when.phone]: { padding: token.space[16] },
  [when.print]: { padding: 0, border: 0, boxShadow: 'none' },
});

export const waiting = css({ display: 'grid', gap: token.space[12] });

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: token.space[16],
});

export const title = css({
  ...type.page,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[8],
  color: token.color.text,
});

export const meta = css({
  ...type.body,
  marginTop: token.space[4],
  color: token.color.text2,
  fontVariantNumeric: 'tabular-nums',
});

export const printedOn = css({ ...type.caption, display: 'none', [when.print]: { display: 'block' } });

export const brand = css({
  ...type.strong,
  display: 'none',
  alignItems: 'center',
  gap: token.space[8],
  marginBottom: token.space[16],
  color: token.color.text,
  [when.print]: { display: 'flex' },
});

export const contact = css({
  ...type.caption,
  display: 'grid',
  justifyItems: 'end',
  gap: '2px',
  fontStyle: 'normal',
  textAlign: 'end',
  color: token.color.text2,
  [when.phone]: { justifyItems: 'start', textAlign: 'start' },
});

export const company = css({ ...type.strong, color: token.color.text });

export const table = css({ width: '100%' });

export const printOnly = css({ display: 'none', [when.print]: { display: 'table' } });

/** A footer group would be printed on every page. Its rows are on one page, so that the total is not alone on it. */
export const foot = css({ [when.print]: { display: 'table-row-group', breakInside: 'avoid' } });

const cellBase = {
  padding: '10px 12px',
  textAlign: 'start',
  borderBottom: divider,
  // Addresses fit on one line.
  [when.print]: { paddingInline: '8px' },
} as const;

export const headCell = css({
  ...type.caption,
  ...cellBase,
  paddingBlock: token.space[8],
  fontWeight: 550,
  color: token.color.text3,
  '&:first-of-type': { paddingLeft: 0 },
  '&:last-of-type': { paddingRight: 0 },
  // The arrow of the sorted column would be on a line of its own.
  [when.print]: { paddingInline: '8px', '& svg': { display: 'none' } },
});

export const cell = css({
  ...type.body,
  ...cellBase,
  color: token.color.text,
  '&:first-of-type': { paddingLeft: 0 },
  'td&:last-of-type': { paddingRight: 0 },
});

export const numberHead = css({ textAlign: 'end', whiteSpace: 'nowrap' });

export const number = css({ ...type.number, textAlign: 'end', whiteSpace: 'nowrap' });

/** Rows are not split between printed pages. */
export const row = css({ breakInside: 'avoid' });

/** Marked by its rule and weight; a background would need padding, which moves figures out of their columns. */
export const total = css({
  '& > *': { borderBottom: 0, borderTop: `2px solid ${token.color.text}`, fontWeight: 700 },
});

export const name = css({ ...type.strong, color: token.color.text });

export const email = css({ ...type.caption, display: 'block', color: token.color.text3 });

export const strong = css({ fontWeight: 650 });

export const rate = css({ display: 'block' });

export const archived = css({ ...type.caption, marginInlineStart: token.space[8], color: token.color.text3 });

export const quiet = css({ ...type.caption, color: token.color.text3 });

export const cards = css({ display: 'grid', gap: token.space[12] });

export const card = css({
  padding: token.space[12],
  border: divider,
  borderRadius: token.radius.control,
  breakInside: 'avoid',
});

export const totalCard = css({ backgroundColor: token.color.sunken, borderColor: token.color.line2 });

export const pairs = css({
  ...type.body,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 12px',
  // Amounts are buttons, which are taller than names where there is touch.
  alignItems: 'baseline',
  marginTop: token.space[8],
  '& > dt': { color: token.color.text2 },
  '& > dd': { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums', color: token.color.text },
});

export const notes = css({
  ...type.caption,
  display: 'grid',
  gap: token.space[4],
  color: token.color.text3,
  breakInside: 'avoid',
});

/** In print all channels and corrections are shown. */
export const details = css({
  breakInside: 'auto',
  [when.print]: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
});

/** Below the table of channels. */
export const corrections = css({ marginTop: token.space[8] });

export const summary = css({ display: 'inline-flex' });

export const compared = css({
  '& > summary': { cursor: 'pointer' },
  [when.touch]: { '& > summary': { minHeight: token.size.touch, alignContent: 'center' } },
  [when.print]: { '&:not([open])': { display: 'none' } },
});
