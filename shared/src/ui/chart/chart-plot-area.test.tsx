import type { ApexOptions } from 'apexcharts';
import { screen } from '@testing-library/react';
import { createFormat } from '../../i18n/index.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { TrendChart } from './index.ts';

let drawings = 0;
let drawnValues: (number | null)[][] = [];
let options: ApexOptions = {};

// ApexCharts measures texts, and jsdom has no layout.
jest.mock('react-apexcharts', () => ({
  __esModule: true,
  default: ({ series, ...props }: { series: { data: { y: number | null }[] }[]; options: ApexOptions }) => {
    options = props.options;
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
    'dotted, and at the height of a whole week, after a week that the period cuts',
    '2026-11-18',
    [
      [100, 200, null],
      [null, 200, 700],
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

it('a line ends with what a cut month would be as a whole, never with its partial sum', async () => {
  const seriesOf = (id: string, values: string[]) => ({ id, name: id, values });
  const { container, user } = await renderUi(
    <TrendChart
      title="예상 수익 추이"
      days={['2026-09-01', '2026-10-01', '2026-11-01']}
      interval="month"
      through="2026-11-06"
      series={[seriesOf('a', ['900', '800', '100']), seriesOf('b', ['500', '400', '30'])]}
      format={{ value: format.money, compact: format.moneyCompact }}
    />,
  );

  expect(await screen.findByText('한 달로 환산')).toBeVisible();
  expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['≈ ₩500', '≈ ₩150']),
  );
  // The lowest value is that of a whole month.
  expect(screen.getByRole('figure')).toHaveTextContent(/최고 a 2026년 9월 ₩900, 최저 b 2026년 10월 ₩400\./);
  await user.tab();
  await user.tab();
  await user.keyboard('{End}');
  expect(screen.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    '11.01 – 11.06, a ₩100, b ₩30, 한 달로 환산',
  );
});

it('the price of a cut month is not scaled', async () => {
  await renderUi(
    <TrendChart
      title="조회당 단가 추이"
      days={['2026-10-01', '2026-11-01']}
      interval="month"
      through="2026-11-06"
      isRatio
      series={[{ id: 'rpm', name: '조회당 단가', values: ['60', '62'] }]}
      format={{ value: format.unitPrice, compact: format.unitPrice }}
    />,
  );

  expect(await screen.findByText('lines')).toBeInTheDocument();
  expect(drawnValues.at(-1)).toEqual([60, 62]);
  expect(screen.queryByText('한 달로 환산')).not.toBeInTheDocument();
});

it('the label of a single day ends where its point is, at the right end', async () => {
  await renderUi(
    <TrendChart
      title="예상 수익 추이"
      days={['2026-11-16']}
      series={[{ id: 'revenue', name: '예상 수익', values: ['100'] }]}
      format={{ value: format.money, compact: format.moneyCompact }}
    />,
  );

  const label = screen.getByText('11.16', { selector: 'text' });
  expect(label).toHaveAttribute('text-anchor', 'end');
});

it('lines of negative values are drawn down to a round value below zero', async () => {
  await renderUi(chart(['-3', '10']));
  await screen.findByText('lines');

  expect(options.yaxis).toMatchObject({ min: -4, max: 12 });
});

it('the size of the lines is among the options, whose changes alone make ApexCharts return to its first size', async () => {
  await renderUi(chart(['100', '200']));
  await screen.findByText('lines');

  expect(options.chart).toMatchObject({ width: expect.any(Number), height: expect.any(Number) });
});
