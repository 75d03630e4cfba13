import { createHash } from 'node:crypto';

/** What a content security policy calls a text: its hash. */
export const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Emotion adds an empty element and puts its rules in by CSSOM, so only the empty text needs a hash. */
const EMPTY = cspHash('');

/** The two fixed style sheets that ApexCharts 4.7.0 adds: the chart's, and the legend's. */
export const APEXCHARTS_STYLES = [
  "'sha256-TBymqJXQvXKxe+z+3ydUYBErlkFFu110c5FjiVB8p+M='",
  "'sha256-aSysLrDECVdJ6L+jLf8CC5QKLmwRuk/OZiZk9mYky8A='",
] as const;

/** Every inline style that a page of the portal may contain, besides its own. */
export const LIBRARY_STYLES = [EMPTY, ...APEXCHARTS_STYLES];
