import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';
import { useLayoutEffect, type ReactNode } from 'react';
import { MAIN_ID } from './main-id.ts';

const inset = css({
  maxWidth: '640px',
  marginInline: 'auto',
  padding: `${token.space[48]} ${token.space[16]}`,
});

export type BareLayoutProps = {
  /** What is said in a panel keeps away from the edges of the window; a page of its own draws up to them. */
  isInset: boolean;
  children: ReactNode;
};

/** A page that fills the window by itself, on one plain surface up to the edge of the scroll bar. */
export function BareLayout({ isInset, children }: BareLayoutProps) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--page', 'var(--surface)');
    return () => void style.removeProperty('--page');
  }, []);
  return (
    <main id={MAIN_ID} tabIndex={-1} css={isInset && inset}>
      {children}
    </main>
  );
}
