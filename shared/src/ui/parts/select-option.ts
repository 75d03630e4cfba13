import type { IconName } from './icons.ts';

/** An option of a select or combobox. */
export type SelectOption<Value extends string = string> = {
  value: Value;
  label: string;
  /** Right of the label, e.g. how many channels. */
  count?: string | number;
  /** A second, quieter line. */
  description?: string;
  icon?: IconName;
  /** A person or channel: picture, or initials of the label. */
  avatar?: { src?: string | null };
  isDisabled?: boolean;
};
