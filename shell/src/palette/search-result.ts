import type { IconName } from '@portal/shared/ui/controls';

/** One result of the command palette and the address it leads to. */
export type SearchResult = {
  /** Unique over all kinds of results. */
  id: string;
  label: string;
  note?: string;
  picture?: string | null;
  icon: IconName;
  to: string;
};
