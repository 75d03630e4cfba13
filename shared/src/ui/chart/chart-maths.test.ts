import fc from 'fast-check';
import { createFormat } from '../../i18n/index.ts';
import { extremes, extremesOf, pointSentence } from './chart-point.ts';
import { linesFromTop, spotAfterKey } from './chart-spot.ts';
import type { ChartSpot } from './chart-spot.ts';
import { dayTicks } from './day-ticks.ts';
import { placeEndLabels } from './place-end-labels.ts';
import { captionWidth } from './text-width.ts';
import { valueScale } from './value-scale.ts';

describe('valueScale', () => {
  it.each([
    [382_263, 400_000],
    [308, 320],
    [2_981_179, 3_200_000],
    [83_000, 100_000],
    [0.0518, 0.06],
    [40, 40],
    [404_845, 500_000],
    [417_928, 500_000],
  ])('holds %d under a round top of %d', (highest, max) => {
    const scale = valueScale([0, highest]);

    expect(scale.max).toBe(max);
    expect(scale.ticks[0]).toBe(0);
    expect(scale.ticks.at(-1)).toBe(max);
  });

  it('has four or five lines, and the highest value fills three quarters of the picture', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1e12, noNaN: true }), (highest) => {
        const { max, ticks } = valueScale([highest]);

        expect([5, 6]).toContain(ticks.length);
        // What only the rounding of binary fractions puts above the top is on it.
        expect(max * (1 + 1e-9)).toBeGreaterThanOrEqual(highest);
        // Whole numbers as small as counts of a day's first views cannot be cut so finely.
        if (!Number.isInteger(highest)) expect(highest / max).toBeGreaterThan(0.75);
      }),
    );
  });

  it('cuts no count into fractions', () => {
    expect(valueScale([1, 3]).ticks).toEqual([0, 1, 2, 3, 4]);
    expect(valueScale([0.5, 3]).ticks).toEqual([0, 0.8, 1.6, 2.4, 3.2]);
  });

  it('makes labels without the dust of binary fractions', () => {
    expect(valueScale([0.4]).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
  });

  it('has only a baseline where there is nothing', () => {
    expect(valueScale([]).ticks).toEqual([0]);
    expect(valueScale([0, 0]).ticks).toEqual([0]);
  });
});

describe('dayTicks', () => {
  it('labels every fourth day of a month and always the last', () => {
    expect(dayTicks(28, 900, 34)).toEqual([3, 7, 11, 15, 19, 23, 27]);
  });

  it('labels the first day, too, where a phone has room for few', () => {
    expect(dayTicks(28, 268, 43)).toEqual([0, 9, 18, 27]);
  });

  it('labels every point of a short period', () => {
    expect(dayTicks(7, 900, 34)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(dayTicks(1, 900, 34)).toEqual([0]);
    expect(dayTicks(0, 900, 34)).toEqual([]);
  });

  it('never lets labels touch', () => {
    for (const count of [10, 31, 92, 180, 366]) {
      const ticks = dayTicks(count, 600, 60);
      const gap = (600 / (count - 1)) * ((ticks[1] ?? 0) - (ticks[0] ?? 0));

      expect(gap).toBeGreaterThanOrEqual(60);
      expect(ticks.at(-1)).toBe(count - 1);
    }
  });
});

describe('placeEndLabels', () => {
  it('leaves labels where they are while they do not touch', () => {
    expect(placeEndLabels([10, 60, 120], 200)).toEqual([10, 60, 120]);
  });

  it('moves labels apart in the order of their lines', () => {
    expect(placeEndLabels([100, 98, 96], 200)).toEqual([136, 116, 96]);
  });

  it('keeps all of them inside the picture', () => {
    expect(placeEndLabels([195, 198, 200], 200)).toEqual([160, 180, 200]);
  });
});

describe('captionWidth', () => {
  it('gives Hangul and Han more room than digits', () => {
    expect(captionWidth('40만')).toBeGreaterThan(captionWidth('40K') - 1);
    expect(captionWidth('한강')).toBe(22);
  });
});

describe('pointSentence', () => {
  it('says all values at a point', () => {
    const sentence = pointSentence({
      name: '11.09 (월)',
      spot: { index: 0 },
      series: [{ id: 'r', name: '예상 수익', values: ['382263'] }],
      comparison: { name: '이전 기간', days: [], values: [null] },
      format: { value: createFormat('ko', 'KRW').money, compact: String },
    });

    expect(sentence).toBe('11.09 (월), 예상 수익 ₩382,263, 이전 기간 –');
  });
});

describe('extremes', () => {
  it('compares amounts by value and passes over what is missing', () => {
    expect(extremes([null, '9', '10', undefined, '2'])).toEqual({ highest: 2, lowest: 4 });
    expect(extremes([null])).toBeUndefined();
  });
});

const series = [
  { id: 'low', name: '낮은 선', values: ['10', '30', null] },
  { id: 'high', name: '높은 선', values: ['200', '20', '5'] },
  { id: 'none', name: '빈 선', values: [null, null, null] },
];

describe('extremesOf', () => {
  it('finds the highest and the lowest point of all lines', () => {
    const found = extremesOf(series);

    expect([found?.highest.series.id, found?.highest.index]).toEqual(['high', 0]);
    expect([found?.lowest.series.id, found?.lowest.index]).toEqual(['high', 2]);
    expect(extremesOf([])).toBeUndefined();
  });
});

describe('spotAfterKey', () => {
  const walk = (from: ChartSpot, ...keys: string[]) =>
    keys.reduce((spot, key) => spotAfterKey(key, spot, { series, last: 2 }) ?? spot, from);

  it('moves through time by days and weeks, and no further than the ends', () => {
    expect(walk({ index: 2 }, 'ArrowLeft')).toEqual({ index: 1 });
    expect(walk({ index: 2 }, 'PageUp', 'ArrowLeft')).toEqual({ index: 0 });
    expect(walk({ index: 1 }, 'End', 'ArrowRight')).toEqual({ index: 2 });
    expect(spotAfterKey('Enter', { index: 1 }, { series, last: 2 })).toBeUndefined();
  });

  it('moves down and up through the lines as they lie at that point', () => {
    expect(linesFromTop(series, 0)).toEqual(['high', 'low', 'none']);
    expect(walk({ index: 0 }, 'ArrowDown').seriesId).toBe('high');
    expect(walk({ index: 0 }, 'ArrowDown', 'ArrowDown').seriesId).toBe('low');
    expect(walk({ index: 0 }, 'ArrowUp').seriesId).toBe('none');
    expect(walk({ index: 0 }, 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp').seriesId).toBe('high');
  });

  it('stays on its line through time, where the lines may cross', () => {
    expect(walk({ index: 0 }, 'ArrowDown', 'ArrowRight')).toEqual({ index: 1, seriesId: 'high' });
    expect(walk({ index: 0 }, 'ArrowDown', 'ArrowRight', 'ArrowUp')).toEqual({ index: 1, seriesId: 'low' });
  });

  it('leaves Up and Down to the page where there is one line', () => {
    const one = { series: series.slice(0, 1), last: 2 };

    expect(spotAfterKey('ArrowDown', { index: 1 }, one)).toBeUndefined();
  });
});
