import { cloneElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './tooltip.styles.ts';
import { useTooltip } from './use-tooltip.tsx';

/** Props of `Tooltip`. */
export type TooltipProps = {
  /** A short text; without it there is no tooltip. */
  text: ReactNode;
  /** The side it stands on if there is room. @default 'top' */
  placement?: 'top' | 'bottom';
  /** One element that can take the focus; it gets the text as its description. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  className?: string;
};

/** Explains its child while that is pointed at or has the focus. */
export const Tooltip = ({ text, placement, children, className }: TooltipProps) => {
  const { describedBy, triggerProps, tooltip } = useTooltip(text, placement);
  return (
    <span css={styles.trigger} className={className} {...triggerProps}>
      {describedBy ? cloneElement(children, { 'aria-describedby': describedBy }) : children}
      {tooltip}
    </span>
  );
};
