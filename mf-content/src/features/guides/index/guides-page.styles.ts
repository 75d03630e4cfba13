import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[24],
  maxWidth: '1100px',
});

export const lead = css({ ...type.body, fontSize: '15px', lineHeight: '24px', color: token.color.text2 });

export const groupTitle = css({ ...type.section, marginBottom: token.space[12], color: token.color.text });

export const questions = css({ display: 'grid', gap: token.space[24], maxWidth: '760px' });

export const question = css({
  display: 'grid',
  gap: token.space[8],
  scrollMarginTop: `calc(${token.size.topBar} + ${token.space[24]})`,
  breakInside: 'avoid',
});

export const questionTitle = css({ ...type.strong, color: token.color.text });

export const answer = css({ ...type.body, lineHeight: '22px', color: token.color.text2 });
