import type { Visit } from './browser/visit.ts';
import { median, pairedRatio } from './statistics.ts';

/** The visits of one page under one profile, by variant, ordered by round. `again` is a second copy of the control. */
export type Series = { page: string; profile: string } & Record<'portal' | 'control' | 'again', Visit[]>;

const metrics: { key: keyof Visit; name: string; unit: 'ms' | 'KB' | '' }[] = [
  { key: 'requests', name: 'requests', unit: '' },
  { key: 'bytes', name: 'bytes, all', unit: 'KB' },
  { key: 'scriptBytes', name: 'bytes, scripts', unit: 'KB' },
  { key: 'fcp', name: 'first contentful paint', unit: 'ms' },
  { key: 'lcp', name: 'largest contentful paint', unit: 'ms' },
  { key: 'figures', name: 'time to the figures', unit: 'ms' },
];

/** Limits of the control/control ratio, outside of which the times are too noisy. */
const NOISE = { low: 0.97, high: 1.03 };

const formatValue = (value: number, unit: string) =>
  unit === 'KB' ? `${(value / 1000).toFixed(1)} KB` : `${value.toFixed(0)} ${unit}`.trim();

const formatRatio = (value: number) => value.toFixed(3);

type Line = { cells: string[]; noise?: number };

function lineOf(series: Series, { key, name, unit }: (typeof metrics)[number]): Line {
  const of = (variant: 'portal' | 'control' | 'again') => series[variant].map((visit) => visit[key]);
  const ratio = pairedRatio(of('portal'), of('control'));
  const selfRatio = pairedRatio(of('again'), of('control'));
  return {
    cells: [
      name,
      formatValue(median(of('portal')), unit),
      formatValue(median(of('control')), unit),
      formatRatio(ratio.median),
      `${formatRatio(ratio.min)}–${formatRatio(ratio.max)}`,
      formatRatio(selfRatio.median),
    ],
    ...(unit === 'ms' && { noise: selfRatio.median }),
  };
}

const HEAD = ['', 'portal', 'control', 'ratio', 'min–max', 'control/control'];

function table(rows: string[][]): string {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/** Formats a table for each page and profile, and lists the series whose control differs from itself. */
export function report(all: readonly Series[]): { text: string; noisy: string[] } {
  const noisy: string[] = [];
  const tables = all.map((series) => {
    const title = `${series.page}, cold, ${series.profile}, ${series.portal.length} rounds`;
    const lines = metrics.map((metric) => lineOf(series, metric));
    lines.forEach(({ cells, noise }) => {
      if (noise !== undefined && (noise < NOISE.low || noise > NOISE.high))
        noisy.push(`${title}: ${cells[0]}`);
    });
    return `${title}\n${table([HEAD, ...lines.map(({ cells }) => cells)])}`;
  });
  return { text: tables.join('\n\n'), noisy };
}
