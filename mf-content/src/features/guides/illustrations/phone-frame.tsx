import { token } from '@portal/shared/theme';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Platform } from '../guides.ts';
import { Block } from './marks.tsx';
import * as styles from './picture.styles.ts';

/** The size of a phone's screen between its status bar and its lower edge, in which pictures are drawn. */
export const PHONE_SCREEN = { width: 146, height: 236 } as const;

export type PhoneFrameProps = {
  /** Describes the picture. */
  title: string;
  platform: Platform;
  children: ReactNode;
};

/** A phone around a screen; iPhones and Android phones differ in camera and navigation. */
export function PhoneFrame({ title, platform, children }: PhoneFrameProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 160 296" role="img" aria-labelledby={id} css={[styles.picture, styles.phone]}>
      <title id={id}>{title}</title>
      <rect x={1} y={1} width={158} height={294} rx={24} fill={token.color.text3} />
      <rect x={6} y={6} width={148} height={284} rx={19} fill={token.color.surface} />
      {platform === 'ios' ? (
        <>
          <Block x={58} y={12} width={44} height={12} radius={6} tone="ink" />
          <Block x={55} y={281} width={50} height={4} radius={2} tone="ink" />
        </>
      ) : (
        <>
          <circle cx={80} cy={18} r={5} fill={token.color.text3} />
          <path d="M52 278l-7 4 7 4z" fill={token.color.text3} />
          <circle cx={80} cy={282} r={3.5} fill="none" stroke={token.color.text3} strokeWidth={1.5} />
          <rect
            x={108}
            y={279}
            width={6.5}
            height={6.5}
            fill="none"
            stroke={token.color.text3}
            strokeWidth={1.5}
          />
        </>
      )}
      <g transform="translate(7 34)">{children}</g>
    </svg>
  );
}
