import { createFormat } from '../../i18n/index.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { computeChartLayout } from './chart-layout.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import { createChartData } from './testing/create-chart-data.ts';

const words = createFormat('ko', 'KRW');
const format = { value: words.money, compact: words.moneyCompact };
const days = ['2026-11-17', '2026-11-18'];
const series = [{ id: 'revenue', name: '예상 수익', values: ['90', '80'] }];
const comparison = { name: '이전 기간', days: ['2026-11-15', '2026-11-16'], values: ['70', '60'] };

const renderTooltip = async (index: number, compared = comparison) => {
  const size = { width: 800, height: 260, isPhone: false, hasTopLabels: true };
  const { container } = await renderUi(
    <ChartTooltip
      layout={computeChartLayout({ series, comparison: compared, format, ...size })}
      cursor={{ index }}
      data={{ ...createChartData(days, series, compared), incomplete: 1 }}
    />,
  );
  return container;
};

it('the tooltip of a point that is still being collected says so beside a comparison', async () => {
  expect(await renderTooltip(1)).toHaveTextContent(/^11\.18 \(수\)·집계 중\+33\.3%/);
});

it('the tooltip of a complete point has its day and the change only', async () => {
  expect(await renderTooltip(0)).toHaveTextContent(/^11\.17 \(화\)\+28\.6%/);
});

it('the tooltip of a point after the end of the comparison has no row for it', async () => {
  const shorter = { name: '이전 기간', days: ['2026-11-15'], values: ['70'] };

  expect(await renderTooltip(1, shorter)).toHaveTextContent(/^11\.18 \(수\)·집계 중예상 수익₩80$/);
});
