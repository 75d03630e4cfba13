import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { token, type, when } from '../../theme/index.ts';

const styles = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: '20px',
  height: '20px',
  padding: '0 5px',
  border: `1px solid ${token.color.line2}`,
  borderRadius: token.radius.tag,
  backgroundColor: token.color.surface,
  color: token.color.text2,
  fontFamily: 'inherit',
  ...type.caption,
  // Hidden on touch devices, which have no keyboard.
  [when.touch]: { display: 'none' },
});

/** Props of `Kbd`. */
export type KbdProps = { children: ReactNode };

/** A keyboard key. */
export const Kbd = ({ children }: KbdProps) => <kbd css={styles}>{children}</kbd>;
