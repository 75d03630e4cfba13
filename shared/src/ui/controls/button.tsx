import type { ComponentProps, MouseEvent } from 'react';
import { ButtonContent, buttonLook } from './button-content.tsx';
import type { ButtonLook } from './button-content.tsx';

/** Props of `Button`; everything a native button takes, too. */
export type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** An action under way: shows a spinner and ignores presses, yet keeps the focus. */
    isBusy?: boolean | undefined;
  };

/** A button; `type` is `button` unless said otherwise. */
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
    // Also keeps a busy submit button from submitting again.
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
      css={buttonLook({ variant, size, tone, isBlock })}
      onClick={handleClick}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd} isBusy={isBusy}>
        {children}
      </ButtonContent>
    </button>
  );
};
