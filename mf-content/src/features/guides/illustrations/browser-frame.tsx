import { token } from '@portal/shared/theme';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Block, Label } from './marks.tsx';
import * as styles from './picture.styles.ts';

/** The size of a window's content, in which pictures are drawn. */
export const BROWSER_SCREEN = { width: 340, height: 190 } as const;

export type BrowserFrameProps = {
  /** Describes the picture. */
  title: string;
  /** What the address bar shows; a program's window has none. */
  address?: string;
  children: ReactNode;
};

/** A window around a screen: of a browser, or of a program. */
export function BrowserFrame({ title, address, children }: BrowserFrameProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 342 220" role="img" aria-labelledby={id} css={[styles.picture, styles.browser]}>
      <title id={id}>{title}</title>
      <rect
        x={1}
        y={1}
        width={340}
        height={218}
        rx={10}
        fill={token.color.surface}
        stroke={token.color.line2}
        strokeWidth={2}
      />
      <path d="M2 28V11a9 9 0 0 1 9-9h320a9 9 0 0 1 9 9v17z" fill={token.color.fill} />
      {[16, 28, 40].map((x) => (
        <circle key={x} cx={x} cy={15} r={3.5} fill={token.color.compare} />
      ))}
      {address !== undefined && (
        <>
          <Block x={60} y={6} width={200} height={18} radius={9} tone="surface" />
          <Label x={160} y={15} anchor="middle" tone="quiet">
            {address}
          </Label>
        </>
      )}
      <g transform="translate(1 28)">{children}</g>
    </svg>
  );
}
