import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

/** On phones the rows are cards directly on the page. */
export const panel = css({
  [when.phone]: {
    border: 0,
    borderRadius: 0,
    boxShadow: 'none',
    backgroundColor: 'transparent',
    overflow: 'visible',
  },
});

export const search = css({ width: '236px', [when.phone]: { width: '100%', order: 1 } });

export const sort = css({ ...type.body, paddingInline: token.space[4] });
