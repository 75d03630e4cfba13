/** The gallery's sections in the order of navigation. */
export const SECTION_IDS = [
  'buttons',
  'inputs',
  'choices',
  'forms',
  'figures',
  'tables',
  'long-tables',
  'charts',
  'overlays',
  'snackbars',
] as const;

export type SectionId = (typeof SECTION_IDS)[number];
