import fc from 'fast-check';
import { createChartData } from './testing/create-chart-data.ts';
import { findExtremes, describePoint } from './chart-point.ts';
import type { ChartSeries } from './chart-types.ts';
import { sortSeriesFromTop, moveCursor } from './cursor-position.ts';
import type { CursorPosition } from './cursor-position.ts';
import { computeDayTicks } from './day-ticks.ts';
import { placeEndLabels } from './place-end-labels.ts';
import { estimateCaptionWidth } from './text-width.ts';
import { computeValueScale } from './value-scale.ts';

describe('computeValueScale', () => {
  it.each([
    [382_263, 400_000],
    [308, 320],
    [2_981_179, 3_200_000],
    [83_000, 100_000],
    [0.0518, 0.06],
    [40, 40],
    [404_845, 500_000],
    [417_928, 500_000],
  ])('the scale of a highest value of %d ends at %d', (highest, max) => {
    const scale = computeValueScale([0, highest]);

    expect(scale.max).toBe(max);
    expect(scale.ticks[0]).toBe(0);
    expect(scale.ticks.at(-1)).toBe(max);
  });

  it('a scale has four or five steps, and the highest value is above three quarters of its maximum', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1e12, noNaN: true }), (highest) => {
        const { max, ticks } = computeValueScale([highest]);

        expect([5, 6]).toContain(ticks.length);
        // Tolerates floating-point rounding.
        expect(max * (1 + 1e-9)).toBeGreaterThanOrEqual(highest);
        // Small integers cannot be divided that finely.
        if (!Number.isInteger(highest)) expect(highest / max).toBeGreaterThan(0.75);
      }),
    );
  });

  it.each([
    [[-3, 10], { min: -4, max: 12, ticks: [-4, 0, 4, 8, 12] }],
    [[-3], { min: -4, max: 0, ticks: [-4, -3, -2, -1, 0] }],
    [[-120_000, -3], { min: -125_000, max: 0, ticks: [-125_000, -100_000, -75_000, -50_000, -25_000, 0] }],
    [[-0.02, 9.5], { min: -2.5, max: 10, ticks: [-2.5, 0, 2.5, 5, 7.5, 10] }],
    [[-1, 1], { min: -1, max: 1, ticks: [-1, 0, 1] }],
  ])('the scale of %j continues below zero', (values, scale) => {
    expect(computeValueScale(values)).toEqual(scale);
  });

  it('a scale contains zero, all its values and at most six ticks', () => {
    const value = fc.double({ min: -1e12, max: 1e12, noNaN: true }).filter((one) => Math.abs(one) > 1e-3);
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 5 }), (values) => {
        const { min, max, ticks } = computeValueScale(values);

        expect(ticks).toContain(0);
        expect(ticks.length).toBeLessThanOrEqual(6);
        // Tolerates floating-point rounding.
        const slack = (max - min) * 1e-8;
        expect(min - slack).toBeLessThanOrEqual(Math.min(...values));
        expect(max + slack).toBeGreaterThanOrEqual(Math.max(...values));
      }),
    );
  });

  it('the scale of integers has integer ticks', () => {
    expect(computeValueScale([1, 3]).ticks).toEqual([0, 1, 2, 3, 4]);
    expect(computeValueScale([0.5, 3]).ticks).toEqual([0, 0.8, 1.6, 2.4, 3.2]);
  });

  it('ticks have no floating-point rounding errors', () => {
    expect(computeValueScale([0.4]).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
  });

  it('a scale without values has only a baseline', () => {
    expect(computeValueScale([]).ticks).toEqual([0]);
    expect(computeValueScale([0, 0]).ticks).toEqual([0]);
  });
});

describe('computeDayTicks', () => {
  it('computeDayTicks labels every fourth day of a month and the last', () => {
    expect(computeDayTicks(28, 900, 34)).toEqual([3, 7, 11, 15, 19, 23, 27]);
  });

  it('computeDayTicks labels the first day, too, at phone width', () => {
    expect(computeDayTicks(28, 268, 43)).toEqual([0, 9, 18, 27]);
  });

  it('computeDayTicks labels every point of a short period', () => {
    expect(computeDayTicks(7, 900, 34)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(computeDayTicks(1, 900, 34)).toEqual([0]);
    expect(computeDayTicks(0, 900, 34)).toEqual([]);
  });

  it('computeDayTicks keeps labels apart', () => {
    for (const count of [10, 31, 92, 180, 366]) {
      const ticks = computeDayTicks(count, 600, 60);
      const gap = (600 / (count - 1)) * ((ticks[1] ?? 0) - (ticks[0] ?? 0));

      expect(gap).toBeGreaterThanOrEqual(60);
      expect(ticks.at(-1)).toBe(count - 1);
    }
  });
});

describe('placeEndLabels', () => {
  it('placeEndLabels keeps labels that do not overlap', () => {
    expect(placeEndLabels([10, 60, 120], 200)).toEqual([10, 60, 120]);
  });

  it('placeEndLabels moves overlapping labels apart in the order of their lines', () => {
    expect(placeEndLabels([100, 98, 96], 200)).toEqual([136, 116, 96]);
  });

  it('placeEndLabels keeps labels inside the chart', () => {
    expect(placeEndLabels([195, 198, 200], 200)).toEqual([160, 180, 200]);
  });
});

describe('estimateCaptionWidth', () => {
  it('estimateCaptionWidth is larger for Hangul and Han than for digits', () => {
    expect(estimateCaptionWidth('40만')).toBeGreaterThan(estimateCaptionWidth('40K') - 1);
    expect(estimateCaptionWidth('한강')).toBe(22);
  });
});

const seriesOf = (values: ChartSeries['values']) => [{ id: 'r', name: '예상 수익', values }];

describe('describePoint', () => {
  it('describePoint lists all values at a point', () => {
    const days = ['2026-11-09'];
    const data = createChartData(days, seriesOf(['382263']), {
      name: '이전 기간',
      days: [],
      values: [null],
    });
    const sentence = describePoint(data, { index: 0 });

    expect(sentence).toBe('11.09 (월), 예상 수익 ₩382,263, 이전 기간 –');
  });
});

describe('findExtremes', () => {
  it('findExtremes compares decimal strings by value and skips missing values', () => {
    const found = findExtremes(seriesOf([null, '9', '10', undefined, '2']));

    expect([found?.highest.index, found?.lowest.index]).toEqual([2, 4]);
    expect(findExtremes(seriesOf([null]))).toBeUndefined();
  });
});

const series = [
  { id: 'low', name: '낮은 선', values: ['10', '30', null] },
  { id: 'high', name: '높은 선', values: ['200', '20', '5'] },
  { id: 'none', name: '빈 선', values: [null, null, null] },
];

describe('findExtremes', () => {
  it('findExtremes finds the highest and lowest point of all series', () => {
    const found = findExtremes(series);

    expect([found?.highest.series.id, found?.highest.index]).toEqual(['high', 0]);
    expect([found?.lowest.series.id, found?.lowest.index]).toEqual(['high', 2]);
    expect(findExtremes([])).toBeUndefined();
  });
});

describe('moveCursor', () => {
  const press = (from: CursorPosition, ...keys: string[]) =>
    keys.reduce((cursor, key) => moveCursor(key, cursor, { series, last: 2 }) ?? cursor, from);

  it('moveCursor moves by 1 or 7 points, within the ends', () => {
    expect(press({ index: 2 }, 'ArrowLeft')).toEqual({ index: 1 });
    expect(press({ index: 2 }, 'PageUp', 'ArrowLeft')).toEqual({ index: 0 });
    expect(press({ index: 1 }, 'End', 'ArrowRight')).toEqual({ index: 2 });
    expect(moveCursor('Enter', { index: 1 }, { series, last: 2 })).toBeUndefined();
  });

  it('Up and Down select lines in the order of their values at the cursor', () => {
    expect(sortSeriesFromTop(series, 0)).toEqual(['high', 'low', 'none']);
    expect(press({ index: 0 }, 'ArrowDown').seriesId).toBe('high');
    expect(press({ index: 0 }, 'ArrowDown', 'ArrowDown').seriesId).toBe('low');
    expect(press({ index: 0 }, 'ArrowUp').seriesId).toBe('none');
    expect(press({ index: 0 }, 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp').seriesId).toBe('high');
  });

  it('Left and Right keep the selected line where lines cross', () => {
    expect(press({ index: 0 }, 'ArrowDown', 'ArrowRight')).toEqual({ index: 1, seriesId: 'high' });
    expect(press({ index: 0 }, 'ArrowDown', 'ArrowRight', 'ArrowUp')).toEqual({ index: 1, seriesId: 'low' });
  });

  it('moveCursor ignores Up and Down with one series', () => {
    const one = { series: series.slice(0, 1), last: 2 };

    expect(moveCursor('ArrowDown', { index: 1 }, one)).toBeUndefined();
  });
});
