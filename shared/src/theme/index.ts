// The style sheet itself is `@portal/shared/theme/style-sheet`: the server needs it always, a page hardly ever.
export { CHART_PALETTE, SAFE_SERIES, seriesColor } from './chart-palette.ts';
export { DESIGNS, DESIGN_IDS, designOf } from './designs.ts';
export type { Design, DesignId } from './designs.ts';
export { PHONE_BREAKPOINT, token, type, when } from './token.ts';
