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
  /** Whether the content has margins: a state panel does, a page of its own fills the window. */
  isInset: boolean;
  children: ReactNode;
};

/** The layout of a page without navigation; it also paints the document's background with the surface colour. */
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
