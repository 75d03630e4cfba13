import { act, fireEvent, screen, within } from '@testing-library/react';
import { createFormat } from '../../i18n/index.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { FigureCard, FigureRow } from './index.ts';

const format = createFormat('ko', 'KRW');
const rise = format.change('123.2', '100');

describe('FigureCard', () => {
  afterEach(() => jest.useRealTimers());

  it('a selectable FigureCard is a toggle button described by value and change', async () => {
    const handleSelect = jest.fn();
    const { user } = await renderUi(
      <FigureCard label="예상 수익" value="₩8,649,829" change={rise} isSelected onSelect={handleSelect} />,
    );
    const card = screen.getByRole('button', { name: '예상 수익', pressed: true });

    await user.click(card);

    expect(handleSelect).toHaveBeenCalled();
    expect(card).toHaveAccessibleDescription(/₩8,649,829.*\+23\.2%.*늘었어요.*이전 대비/);
  });

  it('FigureCard shows a unit unless its label says it', async () => {
    await renderUi(
      <>
        <FigureCard label="Premium RPM" unit="每千次" value="$0.142" />
        <FigureCard label="每千次收益" unit="每千次" value="$0.0518" />
      </>,
    );

    expect(screen.getAllByText('每千次')).toHaveLength(1);
  });

  it('FigureCard shows its definition when its label has the focus', async () => {
    const { user } = await renderUi(
      <FigureCard label="조회당 단가" definition="조회 1,000회에 얻은 수익이에요" value="₩62.2" />,
    );

    await user.tab();

    expect(await screen.findByRole('tooltip')).toHaveTextContent('조회 1,000회에 얻은 수익이에요');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('the definition of a selectable FigureCard opens on its icon, not on the card', async () => {
    await renderUi(
      <FigureCard
        label="조회당 단가"
        definition="조회 1,000회에 얻은 수익이에요"
        value="₩62.2"
        onSelect={() => undefined}
      />,
    );
    jest.useFakeTimers();
    const hover = (name: string) => {
      fireEvent.pointerEnter(screen.getByRole('button', { name }));
      act(() => jest.advanceTimersByTime(1_000));
    };

    hover('조회당 단가');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    hover('조회 1,000회에 얻은 수익이에요');

    expect(screen.getByRole('tooltip')).toHaveTextContent('조회 1,000회에 얻은 수익이에요');
  });

  it('a selectable FigureCard shows its definition by keyboard with one tab stop', async () => {
    const { user } = await renderUi(
      <>
        <FigureCard label="조회수" definition="재생된 횟수예요" value="1" onSelect={() => undefined} />
        <button>next</button>
      </>,
    );

    await user.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('재생된 횟수예요');
    await user.tab();

    expect(screen.getByRole('button', { name: 'next' })).toHaveFocus();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('FigureCard shows a missing value as a dash with its reason', async () => {
    await renderUi(<FigureCard label="예상 수익" value={null} emptyReason="수익은 이틀 뒤에 집계돼요" />);

    expect(screen.getByText('–')).toBeVisible();
    expect(screen.getByText('수익은 이틀 뒤에 집계돼요')).toBeInTheDocument();
    expect(screen.queryByText('0')).not.toBeInTheDocument();
  });

  it('FigureCard names a decrease for screen readers', async () => {
    await renderUi(<FigureCard label="조회수" value="1" change={format.change('98.7', '100')} />);

    expect(screen.getByText('줄었어요')).toBeInTheDocument();
    expect(screen.getByText(/1\.3%/)).toBeVisible();
  });
});

describe('FigureCard with a compact value', () => {
  it('FigureCard has the full value as its text, and as the title of the compact one', async () => {
    await renderUi(
      <FigureCard label="조회수" value="138,969,980" compactValue="1.39억" onSelect={() => undefined} />,
    );

    expect(screen.getByRole('button', { name: '조회수' })).toHaveAccessibleDescription('138,969,980');
    expect(screen.getByTitle('138,969,980')).toHaveAttribute('data-text', '1.39억');
    expect(screen.getByText('138,969,980')).toBeVisible();
  });
});

describe('FigureRow', () => {
  it('FigureRow is a named list of its cards', async () => {
    await renderUi(
      <FigureRow label="주요 지표">
        <FigureCard label="조회수" value="138,969,980" />
        {null}
        <FigureCard label="수익" value="₩1" />
      </FigureRow>,
    );

    expect(within(screen.getByRole('list', { name: '주요 지표' })).getAllByRole('listitem')).toHaveLength(2);
  });
});
