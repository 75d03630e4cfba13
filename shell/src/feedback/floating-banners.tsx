import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';
import type { ReactNode } from 'react';

const styles = {
  stack: css({
    position: 'fixed',
    insetInline: 0,
    // The player sets its height.
    bottom: `calc(76px + env(safe-area-inset-bottom) + var(--player-bar, 0px))`,
    // Below menus and modals, of which a banner would cover texts and buttons; they show themselves what fails.
    zIndex: token.layer.rail + 1,
    display: 'grid',
    gap: token.space[8],
    width: 'min(440px, calc(100% - 32px))',
    marginInline: 'auto',
    // The page stays clickable between two banners.
    pointerEvents: 'none',
  }),
  banner: css({
    borderRadius: token.radius.control,
    backgroundColor: token.color.raised,
    boxShadow: token.shadow.e3,
    pointerEvents: 'auto',
  }),
};

export type FloatingBannersProps = { children: ReactNode };

/** A stack of banners fixed to the bottom of the window. */
export function FloatingBanners({ children }: FloatingBannersProps) {
  return (
    <div css={styles.stack} data-print="hide">
      {children}
    </div>
  );
}

export type FloatingBannerProps = { children: ReactNode };

/** One banner of the stack; screen readers announce it when its children appear. */
export function FloatingBanner({ children }: FloatingBannerProps) {
  return (
    <div role="status" css={children ? styles.banner : undefined}>
      {children}
    </div>
  );
}
