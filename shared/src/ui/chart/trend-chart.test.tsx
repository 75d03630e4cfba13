import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { createFormat } from '../../i18n/index.ts';
import { mockPhoneViewport } from '../testing/phone.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { TrendChart } from './index.ts';
import type { TrendChartProps } from './index.ts';

const format = createFormat('ko', 'KRW');
const DAYS = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18'];

const chart = (props: Partial<TrendChartProps> = {}) => (
  <TrendChart
    title="예상 수익 추이"
    days={DAYS}
    series={[{ id: 'revenue', name: '예상 수익', values: ['100', '382263', '90', null] }]}
    comparison={{
      name: '이전 기간',
      days: ['2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14'],
      values: ['80', '271264', '70', '60'],
    }}
    incomplete={1}
    format={{ value: format.money, compact: format.moneyCompact }}
    {...props}
  />
);

describe('TrendChart', () => {
  it('TrendChart is a figure with a title and a summary', async () => {
    await renderUi(chart());

    expect(screen.getByRole('figure', { name: '예상 수익 추이' })).toHaveTextContent(
      '예상 수익 추이, 2026.11.15부터 2026.11.18까지. 최고 11.16 ₩382,263, 최저 11.17 ₩90.',
    );
  });

  it('the arrow keys move the crosshair and announce each point', async () => {
    const { user } = await renderUi(chart());
    const picture = screen.getByRole('slider', { name: '예상 수익 추이' });

    await user.tab();
    await user.tab();
    expect(picture).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(picture).toHaveAttribute('aria-valuetext', '11.16 (월), 예상 수익 ₩382,263, 이전 기간 ₩271,264');

    await user.keyboard('{End}');
    expect(picture).toHaveAttribute('aria-valuetext', '11.18 (수), 예상 수익 –, 이전 기간 ₩60');
    await user.keyboard('{Home}{ArrowLeft}');
    expect(picture).toHaveAttribute('aria-valuenow', '0');
  });

  it('Up and Down select one of several lines and announce its value and rank', async () => {
    const { user } = await renderUi(
      chart({
        comparison: undefined,
        incomplete: 0,
        series: [
          { id: 'a', name: '오늘의 골목', values: ['100', '200', '300', '400'] },
          { id: 'b', name: '소소한 식탁', values: ['500', '600', '700', '350'] },
          { id: 'others', name: '기타', color: 'others', values: ['1', '2', '3', '4'] },
        ],
      }),
    );
    const picture = screen.getByRole('slider', { name: '예상 수익 추이' });
    const valueText = () => picture.getAttribute('aria-valuetext');
    expect(picture).toHaveAccessibleDescription(
      /최고 소소한 식탁 11\.17 ₩700, 최저 기타 11\.15 ₩1\..*위, 아래 화살표 키로 선을 바꿀 수 있어요\./,
    );

    await user.tab();
    await user.tab();
    expect(valueText()).toBe('11.18 (수), 오늘의 골목 ₩400, 소소한 식탁 ₩350, 기타 ₩4');
    await user.keyboard('{ArrowDown}');
    expect(valueText()).toBe('오늘의 골목 ₩400, 11.18 (수), 1 / 3');
    await user.keyboard('{ArrowDown}');
    expect(valueText()).toBe('소소한 식탁 ₩350, 11.18 (수), 2 / 3');
    await user.keyboard('{ArrowLeft}');
    expect(valueText()).toBe('소소한 식탁 ₩700, 11.17 (화), 1 / 3');

    await user.keyboard('{Escape}');
    expect(valueText()).toBe('11.18 (수), 오늘의 골목 ₩400, 소소한 식탁 ₩350, 기타 ₩4');
  });

  it('TrendChart can show its data as a table, newest first', async () => {
    const { user } = await renderUi(chart());

    await user.click(screen.getByRole('button', { name: '표로 보기' }));

    const table = screen.getByRole('table', { name: '예상 수익 추이' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      '날짜예상 수익이전 기간',
      '11.18 (수)–₩60',
      '11.17 (화)₩90₩70',
      '11.16 (월)₩382,263₩271,264',
      '11.15 (일)₩100₩80',
    ]);
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '차트로 보기' }));
    expect(screen.getByRole('slider')).toBeVisible();
  });

  it('the legend names the periods of the lines and the highest point', async () => {
    const { container } = await renderUi(chart());

    expect(container.querySelector('ul')?.parentElement).toHaveTextContent(
      '11.15 – 11.1811.11 – 11.14집계 중최고 11.16 ₩382,263',
    );
  });

  it('a comparison on the same days is labelled by its name and shows no change', async () => {
    const median = { name: '채널 중앙값', days: [], values: ['50', '60', null, '80'] };
    const { container, user } = await renderUi(
      chart({ comparison: median, incomplete: 0, summary: '4일 가운데 2일은 높아요.' }),
    );
    expect(container.querySelector('ul')?.parentElement).toHaveTextContent(
      '예상 수익채널 중앙값최고 11.16 ₩382,263',
    );
    expect(screen.getByRole('figure')).toHaveTextContent('최저 11.17 ₩90. 4일 가운데 2일은 높아요.');

    await user.tab();
    await user.tab();
    await user.keyboard('{Home}');
    expect(screen.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '11.15 (일), 예상 수익 ₩100, 채널 중앙값 ₩50',
    );
    await user.click(screen.getByRole('button', { name: '표로 보기' }));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent).slice(0, 3)).toEqual([
      '날짜예상 수익채널 중앙값',
      '11.18 (수)–₩80',
      '11.17 (화)₩90–',
    ]);
  });

  it('a comparison for the table only is neither drawn nor in the legend', async () => {
    const median = { name: '채널 중앙값', days: [], values: ['5', '6', '7', '8'], isTableOnly: true };
    const { user } = await renderUi(chart({ comparison: median, incomplete: 0 }));
    expect(screen.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.not.stringContaining('중앙값'),
    );
    expect(screen.queryByText('채널 중앙값')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: '표로 보기' }));

    expect(screen.getByRole('columnheader', { name: '채널 중앙값' })).toBeVisible();
  });

  it('the phone readout of a comparison on the same days shows no change', async () => {
    mockPhoneViewport();
    const median = { name: '채널 중앙값', days: [], values: ['50', '60', '70', '80'] };
    const { container } = await renderUi(chart({ comparison: median }));

    expect(container.querySelector('figcaption + div')).toHaveTextContent(
      /^11\.17 \(화\)₩90채널 중앙값 ₩70$/,
    );
  });

  it('the phone readout of a point that is still being collected says so instead of a change', async () => {
    mockPhoneViewport();
    const { container, user } = await renderUi(chart());
    const readout = () => container.querySelector('figcaption + div');
    expect(readout()).toHaveTextContent(/^11\.17 \(화\)₩9011\.13 ₩70.*\+28\.6%/);

    await user.tab();
    await user.tab();
    await user.keyboard('{End}');

    expect(readout()).toHaveTextContent(/^11\.18 \(수\)–11\.14 ₩60집계 중$/);
  });

  it('the phone readout of a point after the end of the comparison has only its own value', async () => {
    mockPhoneViewport();
    const comparison = { name: '비교 기간', days: ['2026-11-11'], values: ['80'] };
    const { container } = await renderUi(chart({ comparison }));

    expect(container.querySelector('figcaption + div')).toHaveTextContent(/^11\.17 \(화\)₩90$/);
  });

  describe('with notes', () => {
    const notes = [
      { day: '2026-11-16', text: '채널 2개 승인', count: 2, names: '오늘의 골목, 냥이연구소' },
      { day: '2026-11-16', text: '공지 1개' },
    ];

    it('the crosshair at a day says what happened, with the names', async () => {
      const { user } = await renderUi(chart({ notes }));
      await user.tab();
      await user.tab();
      await user.keyboard('{Home}{ArrowRight}');

      expect(screen.getByRole('slider')).toHaveAttribute(
        'aria-valuetext',
        '11.16 (월), 예상 수익 ₩382,263, 이전 기간 ₩271,264, 채널 2개 승인: 오늘의 골목, 냥이연구소, 공지 1개',
      );
      await user.keyboard('{ArrowRight}');
      expect(screen.getByRole('slider')).toHaveAttribute(
        'aria-valuetext',
        expect.not.stringContaining('승인'),
      );
    });

    it('the summary lists the days on which something happened', async () => {
      await renderUi(chart({ notes }));

      expect(screen.getByRole('slider')).toHaveAccessibleDescription(/11\.16 채널 2개 승인 · 공지 1개\./);
    });

    it('the table names what happened beside the day', async () => {
      await renderUi(chart({ notes, view: 'table' }));

      expect(screen.getByRole('rowheader', { name: '11.16 (월) 채널 2개 승인 · 공지 1개' })).toBeVisible();
      expect(screen.getByRole('rowheader', { name: '11.17 (화)' })).toBeVisible();
    });
  });

  it('the legend shows a dashed sample for dashed lines', async () => {
    await renderUi(
      chart({
        comparison: undefined,
        incomplete: 0,
        view: 'table',
        series: [
          { id: 'own', name: '이 영상', values: ['100', '200', '90', '80'] },
          { id: 'median', name: '채널 중앙값', lineStyle: 'dashed', values: ['50', '60', '70', '80'] },
          { id: 'eleventh', name: '열한째', color: 10, values: ['50', '60', '70', '80'] },
        ],
      }),
    );

    const dashOf = (name: string) =>
      screen
        .getByText(name, { selector: 'li *' })
        .closest('li')
        ?.querySelector('line')
        ?.getAttribute('stroke-dasharray');
    expect([dashOf('이 영상'), dashOf('채널 중앙값'), dashOf('열한째')]).toEqual([null, '4 2', '4 2']);
  });

  it('the dots of the legend of an incomplete end are in the middle of their sample', async () => {
    await renderUi(chart({ comparison: undefined, incomplete: 1 }));

    const line = screen.getByText('집계 중', { selector: 'li *' }).closest('li')?.querySelector('line');
    const [first, width] = [
      Number(line?.getAttribute('x1')),
      Number(line?.ownerSVGElement?.getAttribute('viewBox')?.split(' ')[2]),
    ];
    const last = first + 2 * (0.1 + 4.6);
    expect(width - last).toBeCloseTo(first, 0);
  });

  const channels = [
    { id: 'c1', name: '오늘의 골목', color: 4, values: ['100', '200', '90', '80'] },
    { id: 'c2', name: '소소한 식탁', color: 0, values: ['50', '60', '70', null] },
    { id: 'others', name: '기타 2', color: 'others' as const, values: ['5', '6', '7', '8'] },
  ];

  it('the phone readout has a row for each of several lines', async () => {
    mockPhoneViewport();
    const { container } = await renderUi(chart({ comparison: undefined, incomplete: 1, series: channels }));

    expect(container.querySelector('figcaption + div')).toHaveTextContent(
      '11.17 (화)오늘의 골목₩90소소한 식탁₩70기타 2₩7',
    );
    expect(container.querySelector('ul')).not.toBeInTheDocument();
  });

  it('the phone readout shows the only day even when it is incomplete', async () => {
    mockPhoneViewport();
    const { container } = await renderUi(
      chart({
        comparison: undefined,
        incomplete: 1,
        days: ['2026-11-18'],
        series: channels.map((one) => ({ ...one, values: one.values.slice(0, 1) })),
      }),
    );

    expect(container.querySelector('figcaption + div')).toHaveTextContent(
      '11.18 (수)·집계 중오늘의 골목₩100',
    );
  });

  it('legend, summary and announcements name the days of a week', async () => {
    const { container, user } = await renderUi(
      chart({
        interval: 'week',
        through: '2026-11-17',
        days: ['2026-10-28', '2026-11-02', '2026-11-09', '2026-11-16'],
        comparison: {
          name: '이전 기간',
          days: ['2026-10-07', '2026-10-12', '2026-10-19', '2026-10-26'],
          values: ['80', '271264', '70', '60'],
        },
      }),
    );

    expect(container.querySelector('ul')?.parentElement).toHaveTextContent(
      '10.28 – 11.1710.07 – 10.27집계 중 · 한 주로 환산최고 11.02 – 11.08 ₩382,263',
    );
    expect(screen.getByRole('figure')).toHaveTextContent('2026.10.28부터 2026.11.17까지. 최고 11.02 – 11.08');
    await user.tab();
    await user.tab();
    await user.keyboard('{Home}');
    expect(screen.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '10.28 – 11.01, 예상 수익 ₩100, 한 주로 환산 ≈ ₩140, 이전 기간 ₩80',
    );
  });

  it('TrendChart shows its empty state without values', async () => {
    await renderUi(
      chart({
        series: [{ id: 'revenue', name: '예상 수익', values: [null, null, null, null] }],
        empty: <p>곧 집계돼요</p>,
      }),
    );

    expect(screen.getByText('곧 집계돼요')).toBeVisible();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '표로 보기' })).not.toBeInTheDocument();
  });

  it('TrendChart shows a skeleton while loading', async () => {
    await renderUi(chart({ isLoading: true }));

    expect(screen.getByRole('status')).toHaveTextContent('불러오는 중');
  });
});

/** Does what a browser's page translation does: each text node is replaced by an element with the text. */
function translateTexts(root: Element) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(text.textContent ?? '');
    text.parentNode?.replaceChild(font, text);
  }
}

it('TrendChart shows new data and notes after page translation has replaced its texts', async () => {
  let setChart: (props: Partial<TrendChartProps>) => void = () => undefined;
  const Chart = () => {
    const [props, setProps] = useState<Partial<TrendChartProps>>({
      notes: [{ day: '2026-11-16', text: '오늘의 골목 게시' }],
    });
    setChart = setProps;
    return chart(props);
  };
  await renderUi(<Chart />);
  translateTexts(screen.getByRole('figure'));

  act(() => setChart({ notes: [], summary: '이전 기간보다 늘었어요.', comparison: undefined }));

  const summary = screen.getByRole('figure').querySelector('figcaption');
  expect(summary).toHaveTextContent('최저 11.17 ₩90. 이전 기간보다 늘었어요.');
  expect(summary).not.toHaveTextContent('오늘의 골목 게시');
});
