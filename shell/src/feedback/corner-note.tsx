import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';
import type { ReactNode } from 'react';

const note = css({
  position: 'fixed',
  insetInline: 0,
  bottom: `calc(76px + env(safe-area-inset-bottom))`,
  zIndex: token.layer.snackbar,
  width: 'min(440px, calc(100% - 32px))',
  marginInline: 'auto',
  borderRadius: token.radius.control,
  backgroundColor: token.color.raised,
  boxShadow: token.shadow.e3,
});

export type CornerNoteProps = { children: ReactNode };

/** A note over the foot of the page for as long as its reason lasts; read out when it comes. */
export function CornerNote({ children }: CornerNoteProps) {
  return (
    <div role="status" css={children ? note : undefined}>
      {children}
    </div>
  );
}
