/** The looks a domain can have. */
export const DESIGN_IDS = ['mcn-1', 'mcn-2', 'mcn-3', 'mcn-4'] as const;

/** The design identifier of a domain. */
export type DesignId = (typeof DESIGN_IDS)[number];

/** What a design fixes beside the tokens: the frame and the places where components differ. */
export type Design = {
  navigation: 'side' | 'top' | 'rail';
  /** From this width on the laptop frame is drawn. */
  breakpoint: number;
  /** Whether the key figures are one joined strip that serves as the chart's tabs. */
  kpi: 'cards' | 'strip';
};

/** The four designs. */
export const DESIGNS: Record<DesignId, Design> = {
  'mcn-1': { navigation: 'side', breakpoint: 1100, kpi: 'cards' },
  'mcn-2': { navigation: 'top', breakpoint: 1280, kpi: 'cards' },
  'mcn-3': { navigation: 'rail', breakpoint: 1400, kpi: 'strip' },
  'mcn-4': { navigation: 'top', breakpoint: 1400, kpi: 'strip' },
};

/** The known design of an identifier; any other looks like mcn-1. */
export const designOf = (id: string | null | undefined): DesignId =>
  DESIGN_IDS.find((known) => known === id) ?? 'mcn-1';
