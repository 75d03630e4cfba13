import { css } from '@emotion/react';
import { when } from '../../theme/index.ts';

export const box = css({ alignItems: 'stretch' });

export const area = css({
  resize: 'vertical',
  minHeight: '84px',
  padding: '10px 0',
  lineHeight: '21px',
  [when.phone]: { lineHeight: '24px' },
});
