import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';
import { singleLineEllipsis } from '@portal/shared/ui/controls';

export const form = css({ display: 'grid', gap: token.space[12] });

/** A day is short; as wide as the dialog it would look like a text. */
export const day = css({ maxWidth: '240px' });

/** Who the dialog is about. */
export const person = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[12],
  padding: '10px 12px',
  marginBottom: token.space[16],
  borderRadius: token.radius.control,
  backgroundColor: token.color.sunken,
});
export const personWords = css({ display: 'grid', minWidth: 0 });
export const name = css({ ...type.strong, ...singleLineEllipsis });
export const email = css({ ...type.caption, ...singleLineEllipsis, color: token.color.text3 });
export const personEnd = css({ marginLeft: 'auto', flex: 'none', textAlign: 'right', display: 'grid' });
export const endLabel = css({ ...type.caption, color: token.color.text3 });
export const endValue = css({ ...type.strong, fontVariantNumeric: 'tabular-nums' });

export const waiting = css({ display: 'grid', gap: token.space[12] });

/** A quiet block inside a dialog. */
export const block = css({
  padding: '14px 16px',
  borderRadius: token.radius.control,
  border: `1px solid ${token.color.line}`,
  display: 'grid',
  gap: token.space[8],
});
export const blockTitle = css({
  ...type.label,
  margin: 0,
  color: token.color.text2,
  display: 'flex',
  justifyContent: 'space-between',
  gap: token.space[8],
  fontVariantNumeric: 'tabular-nums',
});
export const parts = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: token.space[8], margin: 0 });
export const partLabel = css({ ...type.caption, color: token.color.text3 });
export const partValue = css({ ...type.figureSmall, margin: 0 });
export const second = css({ textAlign: 'right' });

export const consequences = css({
  display: 'grid',
  gap: token.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const consequence = css({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '2px 10px',
});
export const consequenceIcon = css({ color: token.color.text3, marginTop: '2px', gridRow: 'span 2' });
export const consequenceTitle = css({
  ...type.strong,
  margin: 0,
  color: token.color.text,
  fontVariantNumeric: 'tabular-nums',
});
export const consequenceText = css({
  ...type.label,
  fontWeight: 450,
  margin: 0,
  color: token.color.text2,
  lineHeight: '20px',
});
/** Sentences on lines of their own, because Chinese has no spaces between them. */
export const line = css({ margin: 0 });
export const consequenceLink = css({
  ...type.label,
  color: token.color.primaryText,
  borderRadius: token.radius.tag,
  '&:focus-visible': { outline: `2px solid ${token.color.ring}`, outlineOffset: '2px' },
  [when.phone]: { display: 'inline-flex', alignItems: 'center', minHeight: token.size.touch },
});
export const confirmation = css({
  display: 'grid',
  gap: token.space[12],
  marginTop: token.space[20],
  paddingTop: token.space[16],
  borderTop: `1px solid ${token.color.line}`,
});
