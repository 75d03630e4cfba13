import type { IconName } from '@portal/shared/ui/controls';

/** One thing that was found, and where it leads. */
export type Found = {
  /** Unique over all kinds. */
  id: string;
  label: string;
  note?: string;
  picture?: string | null;
  icon: IconName;
  to: string;
};
