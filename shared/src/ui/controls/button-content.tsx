import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icons.ts';
import { Spinner } from '../parts/spinner.tsx';
import * as styles from './button.styles.ts';

/** Look of a button or of a link that looks like one. */
export type ButtonLook = {
  /** One `primary` per view. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** 32, 36, 44 or, in the foot of a sheet, 52 pixels high. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'sheet' | undefined;
  /** `bad` colours the words of a destructive secondary or quiet button. */
  tone?: 'bad' | undefined;
  /** Before the words. */
  icon?: IconName | undefined;
  /** After the words. */
  iconEnd?: IconName | undefined;
  /** As wide as its container. */
  isBlock?: boolean | undefined;
};

/** The styles of a look, in the order they apply. */
export const buttonLook = ({ variant = 'secondary', size = 'md', tone, isBlock }: ButtonLook) => [
  styles.buttonBase,
  styles.buttonVariants[variant],
  styles.buttonSizes[size][variant === 'primary' || variant === 'danger' ? 'filled' : 'plain'],
  (size === 'lg' || size === 'sheet') && styles.largeText,
  tone === 'bad' && styles.badText,
  isBlock && styles.block,
];

/** Props of `ButtonContent`. */
export type ButtonContentProps = Pick<ButtonLook, 'icon' | 'iconEnd'> & {
  isBusy?: boolean;
  children: ReactNode;
};

/** Icon, words and spinner; the spinner takes the place of the icon, or of the words where there is none. */
export const ButtonContent = ({ icon, iconEnd, isBusy = false, children }: ButtonContentProps) => (
  <>
    {icon && (isBusy ? <Spinner /> : <Icon name={icon} />)}
    {isBusy && !icon && (
      <span css={styles.centredSpinner}>
        <Spinner />
      </span>
    )}
    <span css={[styles.label, isBusy && !icon && styles.hiddenLabel]}>{children}</span>
    {iconEnd && <Icon name={iconEnd} />}
  </>
);
