import { css } from '@emotion/react';
import { token, when } from '@portal/shared/theme';

export const picture = css({
  width: '100%',
  height: 'auto',
  margin: '0 auto',
  fontFamily: token.font.family,
  // The ring and the buttons are the point of a picture, and backgrounds are not printed by default.
  [when.print]: { printColorAdjust: 'exact' },
});

export const phone = css({ maxWidth: '200px', [when.print]: { maxWidth: '120px' } });

export const browser = css({ maxWidth: '360px', [when.print]: { maxWidth: '240px' } });
