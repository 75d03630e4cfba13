import { createHash } from 'node:crypto';

/** What a content security policy calls a text: its hash. */
export const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Emotion adds an empty element and puts its rules in by CSSOM, so only the empty text needs a hash. */
const EMPTY = cspHash('');

/** The fixed style sheet that ApexCharts 4.7.0 adds for its legend; the chart's own is kept out by `claimApexStyle`. */
export const APEXCHARTS_LEGEND = "'sha256-aSysLrDECVdJ6L+jLf8CC5QKLmwRuk/OZiZk9mYky8A='";

/** Every inline style that a page of the portal may contain, besides its own. */
export const LIBRARY_STYLES = [EMPTY, APEXCHARTS_LEGEND];
