import type { ComponentProps } from 'react';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icons.ts';
import { Spinner } from '../parts/spinner.tsx';
import * as styles from './button.styles.ts';

/** Props of `IconButton`, and those of a native button. */
export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName;
  /** The button's accessible name, also shown as a tooltip. */
  label: string;
  /** @default 'quiet' */
  variant?: 'quiet' | 'secondary' | 'primary' | undefined;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Edge length of the icon. @default 16, in a large button 20 */
  iconSize?: number | undefined;
  /** For a toggle button: whether it is on. */
  isPressed?: boolean | undefined;
  /** Fills the icon, e.g. a star. */
  isFilled?: boolean | undefined;
  /** Shows a red dot for something new, which the label should mention, too. */
  hasDot?: boolean | undefined;
  isBusy?: boolean | undefined;
};

/** A square button with an icon only. */
export const IconButton = ({
  icon,
  label,
  variant = 'quiet',
  size = 'md',
  iconSize = size === 'lg' ? 20 : 16,
  isPressed,
  isFilled = false,
  hasDot = false,
  isBusy = false,
  onClick,
  ...rest
}: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    data-tooltip=""
    {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
    {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
    {...rest}
    css={[
      styles.buttonBase,
      styles.buttonVariants[variant],
      styles.square[size],
      variant !== 'primary' && styles.iconTone,
      isPressed && !isFilled && styles.pressed,
    ]}
    onClick={isBusy ? undefined : onClick}
  >
    {isBusy ? <Spinner size={iconSize} /> : <Icon name={icon} size={iconSize} isFilled={isFilled} />}
    {hasDot && <span css={styles.dot} aria-hidden />}
  </button>
);
