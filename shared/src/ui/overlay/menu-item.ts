import type { IconName } from '../parts/icons.ts';

/** One command of a menu. */
export type MenuItem = {
  id: string;
  label: string;
  icon?: IconName;
  /** A second, quieter line. */
  description?: string;
  /** Right of the label, e.g. when a blocked command opens: `18시간 뒤`. */
  note?: string;
  isDisabled?: boolean;
  /** For commands that destroy. */
  tone?: 'bad';
  /** A tick: this one of several holds. */
  isChosen?: boolean;
  onSelect: () => void;
};

/** A command, or a line between groups. */
export type MenuEntry = MenuItem | 'separator';
