import type { IconName } from '../parts/icons.ts';

/** A command of a menu. */
export type MenuItem = {
  id: string;
  label: string;
  icon?: IconName;
  /** A second line in a secondary colour. */
  description?: string;
  /** Right of the label, e.g. when a disabled command becomes available: `18시간 뒤`. */
  note?: string;
  isDisabled?: boolean;
  /** For destructive commands. */
  tone?: 'bad';
  /** Shows a tick at the selected one of several commands. */
  isChosen?: boolean;
  onSelect: () => void;
};

/** A command, or a separator between groups. */
export type MenuEntry = MenuItem | 'separator';
