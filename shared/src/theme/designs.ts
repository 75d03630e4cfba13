/** The properties of a design that are not CSS variables. */
export type Design = {
  navigation: 'side' | 'top' | 'rail';
  /** Width in CSS pixels, at the browser's default text size, from which the laptop frame is shown. */
  breakpoint: number;
  /** Key figures as separate cards, or as one strip that serves as the chart's tabs, on a surface or without one. */
  figures: 'card' | 'strip' | 'plain';
  /** Whether pictures in lists are small, because the rows are low. */
  isCompact: boolean;
  /** Whether the menu of language and currency is an icon without text. */
  hasIconMenu: boolean;
};

/** The designs a domain can choose, by id. */
export const DESIGNS = {
  'mcn-1': { navigation: 'side', breakpoint: 1100, figures: 'card', isCompact: false, hasIconMenu: false },
  'mcn-2': { navigation: 'top', breakpoint: 1280, figures: 'card', isCompact: false, hasIconMenu: true },
  'mcn-3': { navigation: 'rail', breakpoint: 1400, figures: 'strip', isCompact: true, hasIconMenu: false },
  'mcn-4': { navigation: 'top', breakpoint: 1400, figures: 'plain', isCompact: false, hasIconMenu: false },
} satisfies Record<string, Design>;

/** The id of a design. */
export type DesignId = keyof typeof DESIGNS;

/** The ids of the designs. */
// Object.keys returns plain strings.
export const DESIGN_IDS = Object.keys(DESIGNS) as DesignId[];

/** Returns the id if it names a design, else `mcn-1`. */
export const resolveDesignId = (id: string | null | undefined): DesignId =>
  DESIGN_IDS.find((known) => known === id) ?? 'mcn-1';
