import { createFormat } from '@portal/shared/i18n';
import { formatMetric, formatMetricShort } from './metric.ts';
import type { Metric } from './metric.ts';

const won = createFormat('ko', 'KRW');
const dollar = createFormat('en', 'USD');

describe('formatMetric', () => {
  const table: [Metric, string | number | null, string, string][] = [
    ['revenue', '8649829.4', '₩8,649,829', '$8,649,829.40'],
    ['views', 138_969_980, '138,969,980', '138,969,980'],
    ['rpm', '62.24', '₩62.2', '$62.2'],
    ['rpm', '0.05179', '₩0.0518', '$0.0518'],
    ['premium_rpm', null, '–', '–'],
    ['revenue', '0', '₩0', '$0.00'],
  ];

  it.each(table)('formatMetric() formats %s %s as %s or %s', (metric, value, inWon, inDollars) => {
    expect(formatMetric(won, metric, value)).toBe(inWon);
    expect(formatMetric(dollar, metric, value)).toBe(inDollars);
  });
});

describe('formatMetricShort', () => {
  it("formatMetricShort() formats axis labels in the language's units", () => {
    expect(formatMetricShort(won, 'revenue', 400_000)).toBe('₩40만');
    expect(formatMetricShort(won, 'rpm', 62.24)).toBe('₩62.2');
  });
});
