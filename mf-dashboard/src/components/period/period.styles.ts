import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

export const editor = css({ display: 'grid', gap: token.space[12] });

export const problem = css({ ...type.caption, margin: 0, color: token.color.bad });

export const popover = css({ display: 'grid', gap: token.space[12] });

export const foot = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[8],
  // On a turned phone the calendar scrolls behind the buttons.
  [when.short]: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    margin: `0 calc(-1 * ${token.space[16]}) calc(-1 * ${token.space[16]})`,
    padding: `${token.space[8]} ${token.space[16]}`,
    backgroundColor: token.color.raised,
    borderTop: `1px solid ${token.color.line}`,
  },
});

export const through = css({ ...type.caption, flex: 1, minWidth: 0, color: token.color.text2 });
