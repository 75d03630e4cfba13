import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';
import type { ReactNode } from 'react';

const styles = {
  corner: css({
    position: 'fixed',
    insetInline: 0,
    bottom: `calc(76px + env(safe-area-inset-bottom))`,
    zIndex: token.layer.snackbar,
    display: 'grid',
    gap: token.space[8],
    width: 'min(440px, calc(100% - 32px))',
    marginInline: 'auto',
    // Between two notes the page can be pressed.
    pointerEvents: 'none',
  }),
  note: css({
    borderRadius: token.radius.control,
    backgroundColor: token.color.raised,
    boxShadow: token.shadow.e3,
    pointerEvents: 'auto',
  }),
};

export type CornerNotesProps = { children: ReactNode };

/** The notes over the foot of the page, one above the other. */
export function CornerNotes({ children }: CornerNotesProps) {
  return (
    <div css={styles.corner} data-print="hide">
      {children}
    </div>
  );
}

export type CornerNoteProps = { children: ReactNode };

/** A note for as long as its reason lasts; read out when it comes. */
export function CornerNote({ children }: CornerNoteProps) {
  return (
    <div role="status" css={children ? styles.note : undefined}>
      {children}
    </div>
  );
}
