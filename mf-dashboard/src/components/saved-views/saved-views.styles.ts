import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

/** Takes the space that other filters leave, from a few words of a view's name to all of it. */
export const named = css({ flex: '1 1 120px', minWidth: '96px', maxWidth: 'max-content' });

export const list = css({ margin: 0, padding: 0, listStyle: 'none', outline: 0 });

export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[8],
  minHeight: token.size.touch,
  padding: '4px 0',
  '& + &': { borderTop: `1px solid ${token.color.line}` },
});

export const name = css({
  ...type.strong,
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: token.color.text,
});

export const pin = css({ color: token.color.primaryUi });

export const rename = css({
  display: 'flex',
  flex: 1,
  alignItems: 'flex-start',
  gap: token.space[8],
  [when.phone]: { flexWrap: 'wrap' },
});

export const renameField = css({ flex: 1, minWidth: '160px' });
