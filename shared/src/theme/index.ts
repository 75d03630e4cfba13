// `@portal/shared/theme/style-sheet` is a separate export: the server always needs it, pages only for previews.
export { CHART_PALETTE, COLOR_ONLY_SERIES, seriesColor } from './chart-palette.ts';
export { DESIGNS, DESIGN_IDS, resolveDesignId } from './designs.ts';
export type { Design, DesignId } from './designs.ts';
export { DEFAULT_TEXT_SIZE, followTextSize, rem } from './text-size.ts';
export { PHONE_BREAKPOINT, token, type, when } from './token.ts';
