import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

export const bar = css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: token.space[12] });

export const chips = css({ [when.phone]: { width: '100%' } });

export const search = css({
  width: '248px',
  marginLeft: 'auto',
  // On a phone it fills the row beside the tag filter.
  [when.phone]: { width: 'auto', minWidth: 0, flex: 1, marginLeft: 0 },
});

export const tagFailed = css({ ...type.label, color: token.color.text2 });
