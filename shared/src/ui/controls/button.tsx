import type { ComponentProps, MouseEvent } from 'react';
import { ButtonContent, getButtonStyles } from './button-content.tsx';
import type { ButtonAppearance } from './button-content.tsx';

/** Props of `Button`, and those of a native button. */
export type ButtonProps = ButtonAppearance &
  ComponentProps<'button'> & {
    /** Shows a spinner and ignores clicks, but keeps the focus. */
    isBusy?: boolean | undefined;
  };

/** A button; its `type` is `button` by default. */
export const Button = ({
  variant,
  size,
  tone,
  icon,
  iconEnd,
  isBlock,
  isBusy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Prevents a busy submit button from submitting again.
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
      css={getButtonStyles({ variant, size, tone, isBlock })}
      onClick={handleClick}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd} isBusy={isBusy}>
        {children}
      </ButtonContent>
    </button>
  );
};
