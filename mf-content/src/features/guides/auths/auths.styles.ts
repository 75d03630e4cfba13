import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

export const list = css({
  ...type.body,
  lineHeight: '22px',
  display: 'grid',
  gap: token.space[8],
  paddingLeft: token.space[20],
  listStyle: 'decimal',
  color: token.color.text2,
});

export const results = css({ display: 'grid', gap: token.space[16] });

export const result = css({
  display: 'grid',
  gridTemplateColumns: '140px minmax(0, 1fr)',
  gap: `${token.space[4]} ${token.space[16]}`,
  alignItems: 'start',
  [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const text = css({ ...type.body, lineHeight: '22px', color: token.color.text2 });

/** The anchor stops below the sticky bar. */
export const anchor = css({ scrollMarginTop: `calc(${token.size.topBar} + ${token.space[24]})` });

export const translated = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 340px)',
  gap: token.space[24],
  alignItems: 'center',
  [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const translatedWords = css({ display: 'grid', gap: token.space[12] });
