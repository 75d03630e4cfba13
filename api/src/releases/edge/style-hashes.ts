import { createHash } from 'node:crypto';

/** The hash of a text as a content security policy writes it. */
export const computeCspHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Emotion adds an empty element and inserts its rules by CSSOM, so only the empty text needs a hash. */
const EMPTY = computeCspHash('');

/** The fixed legend style of ApexCharts 4.7.0; the chart's own style is replaced by `apex-plot.tsx`. */
export const APEXCHARTS_LEGEND = "'sha256-aSysLrDECVdJ6L+jLf8CC5QKLmwRuk/OZiZk9mYky8A='";

/** The hashes of all inline styles of libraries on portal pages. */
export const LIBRARY_STYLES = [EMPTY, APEXCHARTS_LEGEND];
