import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';
import { shellTexts } from '../texts.ts';
import { MAIN_ID } from './main-id.ts';

const link = css({
  position: 'fixed',
  insetInlineStart: token.space[12],
  top: token.space[12],
  zIndex: token.layer.snackbar,
  padding: '8px 14px',
  borderRadius: token.radius.control,
  ...type.strong,
  color: token.color.onPrimary,
  backgroundColor: token.color.primary,
  '&:focus': { boxShadow: token.shadow.e3 },
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});

/** The first focusable element: a link that skips the navigation. */
export function SkipLink() {
  const { t } = shellTexts.useTexts();
  return (
    <a href={`#${MAIN_ID}`} css={link} data-print="hide">
      {t('nav.skip')}
    </a>
  );
}
