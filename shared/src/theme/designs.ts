/** The designs a domain can choose. */
export const DESIGN_IDS = ['mcn-1', 'mcn-2', 'mcn-3', 'mcn-4'] as const;

/** The id of a design. */
export type DesignId = (typeof DESIGN_IDS)[number];

/** The properties of a design that are not CSS variables. */
export type Design = {
  navigation: 'side' | 'top' | 'rail';
  /** Width in CSS pixels, at the browser's default text size, from which the laptop frame is shown. */
  breakpoint: number;
  /** Key figures as separate cards, or as one strip that serves as the chart's tabs. */
  kpi: 'cards' | 'strip';
};

/** The properties of each design. */
export const DESIGNS: Record<DesignId, Design> = {
  'mcn-1': { navigation: 'side', breakpoint: 1100, kpi: 'cards' },
  'mcn-2': { navigation: 'top', breakpoint: 1280, kpi: 'cards' },
  'mcn-3': { navigation: 'rail', breakpoint: 1400, kpi: 'strip' },
  'mcn-4': { navigation: 'top', breakpoint: 1400, kpi: 'strip' },
};

/** Returns the id if it names a design, else `mcn-1`. */
export const resolveDesignId = (id: string | null | undefined): DesignId =>
  DESIGN_IDS.find((known) => known === id) ?? 'mcn-1';
