import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';
import { singleLineEllipsis } from '@portal/shared/ui/controls';

export const none = css({ ...type.label, margin: '4px 0 0', color: token.color.text3 });

export const place = css({ margin: '4px 0 0', [when.phone]: { margin: 0 } });

export const tracks = css(place, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[8],
  maxWidth: '100%',
  padding: 0,
  listStyle: 'none',
});

export const track = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[8],
  minWidth: 0,
  maxWidth: '100%',
  padding: '3px 4px 3px 5px',
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
  backgroundColor: token.color.sunken,
  // On phones the ISRC is below, at full width.
  [when.phone]: { flexWrap: 'wrap', width: '100%', padding: token.space[8], '& > button': { width: '100%' } },
});

export const cover = css({ borderRadius: token.radius.small });

export const words = css({
  ...type.body,
  ...singleLineEllipsis,
  flex: 1,
  minWidth: 0,
  color: token.color.text2,
});

export const title = css({ fontWeight: 600, color: token.color.text });

export const isrc = css({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  marginLeft: token.space[4],
  paddingLeft: token.space[12],
  borderLeft: `1px solid ${token.color.line2}`,
  ...type.label,
  fontVariantNumeric: 'tabular-nums',
  color: token.color.text2,
});
