import { screen } from '@testing-library/react';
import { createFormat } from '../../i18n/index.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { TrendChart } from './index.ts';

let drawings = 0;
let drawnValues: (number | null)[][] = [];

// ApexCharts measures texts, and jsdom has no layout.
jest.mock('react-apexcharts', () => ({
  __esModule: true,
  default: ({ series }: { series: { data: { y: number | null }[] }[] }) => {
    drawings += 1;
    drawnValues = series.map(({ data }) => data.map(({ y }) => y));
    return <p>lines</p>;
  },
}));

const { ResizeObserver, IntersectionObserver } = globalThis;

/** An observer that reports the same entry for each element as soon as it is observed. */
const observerOf = (entry: object) =>
  jest.fn((report: (entries: object[]) => void) => ({
    observe: () => report([entry]),
    disconnect: () => undefined,
  })) as never;

beforeAll(() => {
  globalThis.ResizeObserver = observerOf({ contentRect: { width: 800 } });
  globalThis.IntersectionObserver = observerOf({ isIntersecting: true });
});
afterAll(() => Object.assign(globalThis, { ResizeObserver, IntersectionObserver }));

const format = createFormat('ko', 'KRW');

const chart = (values: string[], isRefetching = false) => (
  <TrendChart
    title="예상 수익 추이"
    days={['2026-11-15', '2026-11-16']}
    // New objects with the same values, as each render of a page creates them.
    series={[{ id: 'revenue', name: '예상 수익', values }]}
    format={{ value: format.money, compact: format.moneyCompact }}
    isRefetching={isRefetching}
  />
);

it('the lines of a chart are drawn again when their values change, and not when its page renders again', async () => {
  const { rerender } = await renderUi(chart(['100', '200']));
  expect(await screen.findByText('lines')).toBeInTheDocument();
  const first = drawings;

  rerender(chart(['100', '200'], true));
  expect(drawings).toBe(first);

  rerender(chart(['100', '300'], true));
  expect(drawings).toBeGreaterThan(first);
  expect(screen.getByText('lines')).toBeInTheDocument();
});

it.each([
  [
    'dotted after a week that the period cuts',
    '2026-11-18',
    [
      [100, 200, null],
      [null, 200, 300],
    ],
  ],
  ['solid after a whole week', '2026-11-22', [[100, 200, 300]]],
])('the end of a line is %s', async (_, through, lines) => {
  await renderUi(
    <TrendChart
      title="예상 수익 추이"
      days={['2026-11-02', '2026-11-09', '2026-11-16']}
      interval="week"
      through={through}
      series={[{ id: 'revenue', name: '예상 수익', values: ['100', '200', '300'] }]}
      format={{ value: format.money, compact: format.moneyCompact }}
    />,
  );

  expect(await screen.findByText('lines')).toBeInTheDocument();
  expect(drawnValues).toEqual(lines);
});
