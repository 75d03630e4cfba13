import type { IconName } from '@portal/shared/ui/controls';

type ListedItem = {
  /** Unique over all kinds of results and actions. */
  id: string;
  label: string;
  note?: string;
  picture?: string | null;
  icon: IconName;
};

/** One result of the command palette and the address it leads to. */
export type SearchResult = ListedItem & {
  to: string;
  /** Of a track. */
  isrc?: string;
};

/** Something that the command palette does where the user is; never among the recent results. */
export type PaletteAction = ListedItem & {
  /** Other words that find it. */
  words?: string;
  /** Acts and closes the palette. */
  run: () => void;
};

export type PaletteItem = SearchResult | PaletteAction;
