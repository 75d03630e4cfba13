import { renderUi } from '../testing/render-ui.tsx';
import { computeChartLayout } from './chart-layout.ts';
import { ChartNotes } from './chart-notes.tsx';

const FORMAT = { value: String, compact: String };
const MARKS = [
  { index: 1, count: 2, text: '채널 2개 승인', words: '채널 2개 승인', notes: [] },
  { index: 5, count: 1, text: '공지 1개', words: '', notes: [] },
];

const render = async (isPhone: boolean, current?: number) => {
  const layout = computeChartLayout({
    series: [{ id: 'a', name: 'a', values: [1, 2, 3, 4, 5, 6, 7] }],
    comparison: undefined,
    format: FORMAT,
    width: 320,
    height: 190,
    isPhone,
    hasTopLabels: true,
  });
  const { container } = await renderUi(
    <svg>
      <ChartNotes {...{ layout, isPhone, current }} right={300} marks={MARKS} />
    </svg>,
  );
  return {
    plot: layout.plot,
    dots: [...container.querySelectorAll('circle')].map((dot) => Number(dot.getAttribute('cy'))),
    lines: container.querySelectorAll('line').length,
    texts: [...container.querySelectorAll('text')].map((text) => text.textContent),
    heights: [...container.querySelectorAll('text')].map((text) => Number(text.getAttribute('y'))),
  };
};

it('marks with words are above the plot, so that they cover no line', async () => {
  const { plot, dots, texts, heights, lines } = await render(false);

  expect(texts).toEqual(['채널 2개 승인']);
  expect(dots[0]).toBeLessThan(plot.top);
  expect(heights[0]).toBeLessThan(plot.top);
  expect(lines).toBe(1);
});

it('quiet marks are dots below the axis', async () => {
  const { plot, dots } = await render(false);

  expect(dots).toHaveLength(2);
  expect(dots[1]).toBeGreaterThan(plot.top + plot.height);
});

it('on phones only the mark at the crosshair has words, a quiet one as well', async () => {
  expect((await render(true)).texts).toEqual(['', '']);
  expect((await render(true, 1)).texts).toEqual(['채널 2개 승인', '']);
  expect((await render(true, 5)).texts).toEqual(['', '공지 1개']);
});
