import { useLayoutEffect, type ReactNode } from 'react';
import { MAIN_ID } from './skip-link.tsx';

export type BareLayoutProps = { children: ReactNode };

/** A page that fills the window by itself, on one plain surface up to the edge of the scroll bar. */
export function BareLayout({ children }: BareLayoutProps) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--page', 'var(--surface)');
    return () => void style.removeProperty('--page');
  }, []);
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      {children}
    </main>
  );
}
