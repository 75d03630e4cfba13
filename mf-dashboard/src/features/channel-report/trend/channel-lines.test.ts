import type { ChannelTrend } from './channel-trend.api.ts';
import { placeholderLines, channelLines } from './channel-lines.ts';

const names = { others: '기타 3', comparison: '비교 기간' };

const seriesOf = (id: string, color: number): ChannelTrend['series'][number] => ({
  channel: { id, name: `채널 ${id}`, handle: `@${id}`, thumbnail: '', color },
  values: [1, 2],
  compare_values: [3, 4],
});

const trend = (changes: Partial<ChannelTrend> = {}): ChannelTrend => ({
  success: true,
  message: '',
  period: { from: '2026-11-01', to: '2026-11-02' },
  compare: { from: '2026-10-30', to: '2026-10-31' },
  compare_gap: null,
  compare_changes: [],
  currency: 'KRW',
  status: 'estimated',
  metric: 'views',
  dates: ['2026-11-01', '2026-11-02'],
  compare_dates: ['2026-10-30', '2026-10-31'],
  compare_through: ['2026-10-30', '2026-10-31'],
  series: [seriesOf('a', 4), seriesOf('b', 0)],
  others: { count: 3, values: [5, 6] },
  totals: [7, 10],
  ...changes,
});

describe('channelLines()', () => {
  it('channelLines() gives channels their own colours, and all others grey', () => {
    const { series, comparison, totals } = channelLines(trend(), names);

    expect(series.map(({ name, color, values }) => [name, color, values])).toEqual([
      ['채널 a', 4, [1, 2]],
      ['채널 b', 0, [1, 2]],
      ['기타 3', 'others', [5, 6]],
    ]);
    expect(comparison).toBeUndefined();
    expect(totals).toEqual([7, 10]);
  });

  it('channelLines() omits the others when there are none', () => {
    const { series } = channelLines(trend({ others: { count: 0, values: [0, 0] } }), names);

    expect(series.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('channelLines() compares a single channel with its comparison period, without the others', () => {
    const alone = channelLines(trend({ series: [seriesOf('a', 4)] }), names);

    expect(alone.series.map(({ id }) => id)).toEqual(['a']);
    expect(alone.comparison).toEqual({
      name: '비교 기간',
      days: ['2026-10-30', '2026-10-31'],
      ends: ['2026-10-30', '2026-10-31'],
      values: [3, 4],
    });
    expect(alone.totals).toBeUndefined();
  });

  it('channelLines() has no comparison without figures of the comparison period', () => {
    const only = { ...seriesOf('a', 4), compare_values: null };

    expect(channelLines(trend({ series: [only] }), names).comparison).toBeUndefined();
  });

  it('placeholderLines() returns the requested number of lines', () => {
    expect(placeholderLines(6).series).toHaveLength(6);
  });
});
