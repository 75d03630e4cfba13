import { cloneElement } from 'react';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import * as styles from './tooltip.styles.ts';
import { useTooltip } from './use-tooltip.tsx';

/** Props of `Tooltip`. */
export type TooltipProps = {
  /** The text; empty for no tooltip. */
  text: ReactNode;
  /** The preferred side. @default 'top' */
  placement?: 'top' | 'bottom';
  /** One focusable element; the text becomes its accessible description. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** Also shows the text on a tap; for a child that does nothing when it is pressed. @default false */
  isOnTap?: boolean;
  className?: string;
};

/** Shows a text while its child is hovered or focused. */
export const Tooltip = ({ text, placement, children, isOnTap = false, className }: TooltipProps) => {
  const { describedBy, triggerProps, show, tooltip } = useTooltip(text, placement);
  return (
    <span
      css={styles.trigger}
      className={className}
      {...triggerProps}
      {...(isOnTap && { onClick: (event: MouseEvent<HTMLElement>) => show(event.currentTarget) })}
    >
      {describedBy ? cloneElement(children, { 'aria-describedby': describedBy }) : children}
      {tooltip}
    </span>
  );
};
