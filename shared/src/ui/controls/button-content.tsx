import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icons.ts';
import { Spinner } from '../parts/spinner.tsx';
import * as styles from './button.styles.ts';

/** The appearance of a button or of a link styled as one. */
export type ButtonAppearance = {
  /** One `primary` per view. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** 32, 36, 44 or, in the footer of a sheet, 52 pixels high. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'sheet' | undefined;
  /** `bad` colours the text of a destructive secondary or quiet button. */
  tone?: 'bad' | undefined;
  /** Icon before the text. */
  icon?: IconName | undefined;
  /** Icon after the text. */
  iconEnd?: IconName | undefined;
  /** As wide as its container. */
  isBlock?: boolean | undefined;
};

/** Returns the styles of an appearance, in the order they apply. */
export const getButtonStyles = ({ variant = 'secondary', size = 'md', tone, isBlock }: ButtonAppearance) => [
  styles.buttonBase,
  styles.buttonVariants[variant],
  styles.buttonSizes[size][variant === 'primary' || variant === 'danger' ? 'filled' : 'plain'],
  (size === 'lg' || size === 'sheet') && styles.largeText,
  tone === 'bad' && styles.badText,
  isBlock && styles.block,
];

/** Props of `ButtonContent`. */
export type ButtonContentProps = Pick<ButtonAppearance, 'icon' | 'iconEnd'> & {
  isBusy?: boolean;
  children: ReactNode;
};

/** Icon, text and spinner; the spinner replaces the icon, or the text of a button without an icon. */
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
