import type { ReactNode } from 'react';

/** The unit to show beside a label; undefined when the label says it itself, as `每千次收益` does. */
export const unitBeside = (label: ReactNode, unit: ReactNode): ReactNode =>
  typeof label === 'string' && typeof unit === 'string' && label.includes(unit) ? undefined : unit;
