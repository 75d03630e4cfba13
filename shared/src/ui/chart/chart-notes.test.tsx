import { computeChartLayout } from './chart-layout.ts';
import { ChartNotes } from './chart-notes.tsx';
import { renderUi } from '../testing/render-ui.tsx';

const FORMAT = { value: String, compact: String };
const MARKS = [
  { index: 1, count: 2, text: '채널 2개 승인', notes: [] },
  { index: 2, count: 1, text: '공지 1개', notes: [] },
];

const render = async (isPhone: boolean, current?: number) => {
  const layout = computeChartLayout({
    series: [{ id: 'a', name: 'a', values: [1, 2, 3, 4, 5, 6, 7] }],
    ...{ comparison: undefined, format: FORMAT, width: 320, height: 190, isPhone, hasTopLabels: true },
  });
  const { container } = await renderUi(
    <svg>
      <ChartNotes {...{ layout, isPhone, current }} right={300} marks={MARKS} />
    </svg>,
  );
  const top = layout.plot.top;
  return {
    top,
    dots: [...container.querySelectorAll('circle')].map((dot) => Number(dot.getAttribute('cy'))),
    texts: [...container.querySelectorAll('text')],
  };
};

it('marks and their words are above the plot, so that they cover no line', async () => {
  const { top, dots, texts } = await render(false);

  expect(dots).toHaveLength(2);
  expect(texts.map((text) => text.textContent)).toEqual(['2', '공지 1개']);
  for (const y of [...dots, ...texts.map((text) => Number(text.getAttribute('y')))])
    expect(y).toBeLessThan(top);
});

it('on phones only the mark at the crosshair has words', async () => {
  expect((await render(true)).texts.map((text) => text.textContent)).toEqual(['', '']);
  expect((await render(true, 1)).texts.map((text) => text.textContent)).toEqual(['채널 2개 승인', '']);
});
