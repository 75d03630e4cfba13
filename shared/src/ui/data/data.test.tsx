import { fireEvent, screen } from '@testing-library/react';
import { token } from '../../theme/index.ts';
import { renderUi } from '../testing/render-ui.tsx';
import {
  Avatar,
  AvatarStack,
  Card,
  CountryList,
  DateText,
  Delta,
  Freshness,
  ShareBar,
  Sparkline,
  SplitBar,
  Thumbnail,
} from './index.ts';

describe('Freshness', () => {
  it('Freshness shows the latest days, the time zone and the status', async () => {
    const { container } = await renderUi(
      <Freshness viewsThrough="2026-11-19" revenueThrough="2026-11-18" status="estimated" />,
    );

    expect(container).toHaveTextContent('조회수 11.19까지·수익 11.18까지·PT 기준예상');
  });

  it('Freshness marks data that is older than expected', async () => {
    const dotColorOf = async (viewsThrough: string) => {
      const { container, unmount } = await renderUi(
        <Freshness viewsThrough={viewsThrough} revenueThrough={null} status="estimated" />,
      );
      const dot = container.querySelector('[aria-hidden]');
      const color = dot && getComputedStyle(dot).backgroundColor;
      unmount();
      return color;
    };
    const today = new Date().toISOString().slice(0, 10);

    expect([await dotColorOf('2026-01-02'), await dotColorOf(today)]).toEqual([
      token.color.warnDot,
      token.color.goodDot,
    ]);
  });

  it('Freshness has a short form', async () => {
    const { container } = await renderUi(
      <Freshness viewsThrough="2026-11-19" revenueThrough="2026-11-18" status="estimated" isShort />,
    );

    expect(container).toHaveTextContent('조회수 11.19·수익 11.18·PT예상');
  });

  it('Freshness shows that the first revenue is still being collected', async () => {
    const { container } = await renderUi(
      <Freshness viewsThrough="2026-11-19" revenueThrough={null} status="final" />,
    );

    expect(container).toHaveTextContent('수익 집계 중');
    expect(screen.getByText('확정')).toBeVisible();
  });

  it('Freshness is translated', async () => {
    const { container } = await renderUi(
      <Freshness viewsThrough="2026-11-19" revenueThrough="2026-11-18" status="estimated" />,
      { language: 'zh-TW' },
    );

    expect(container).toHaveTextContent('觀看次數 截至 11/19·收益 截至 11/18·太平洋時間預估');
  });
});

describe('Avatar', () => {
  it('Avatar shows the first letter when its picture is missing or fails to load', async () => {
    const { container, rerender } = await renderUi(<Avatar name="민지원" src={null} />);
    expect(screen.getByText('민')).toBeInTheDocument();

    rerender(<Avatar name="민지원" src="/media/a.svg" />);
    const picture = container.querySelector('img');
    expect(picture).not.toBeNull();
    if (picture) fireEvent.error(picture);

    expect(screen.getByText('민')).toBeInTheDocument();
  });

  it('Avatar exposes its name to screen readers only with isNamed', async () => {
    await renderUi(
      <>
        <Avatar name="민지원" />
        <Avatar name="하도윤" isNamed />
      </>,
    );

    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.getByRole('img', { name: '하도윤' })).toBeInTheDocument();
  });
});

describe('AvatarStack', () => {
  it('AvatarStack shows two avatars, the number of others and the names for screen readers', async () => {
    const people = ['지수빈', '민지원', '하도윤'].map((name, id) => ({ id, name }));
    await renderUi(<AvatarStack people={people} />);

    expect(screen.getByText('+1')).toBeVisible();
    expect(screen.getByText(/지수빈, 민지원/)).toHaveTextContent('지수빈, 민지원 외 1명');
  });
});

describe('CountryList', () => {
  it('CountryList shows country names and the others last', async () => {
    await renderUi(
      <CountryList
        label="국가별 수익"
        items={[
          { country: 'KR', value: '₩3,563,730', share: 0.412 },
          { country: 'JP', value: '₩1,453,171', share: 0.168 },
        ]}
        others={{ count: 42, value: '₩1,323,424', share: 0.153 }}
      />,
    );

    const rows = screen.getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveTextContent('대한민국₩3,563,73041.2%');
    expect(rows[2]).toHaveTextContent('기타 42₩1,323,42415.3%');
  });

  it('CountryList has neither bars nor percentages without shares', async () => {
    const { container } = await renderUi(
      <CountryList
        label="국가별 수익"
        items={[
          { country: 'KR', value: '₩300', share: null },
          { country: 'JP', value: '-₩100', share: null },
        ]}
        noShare="음수가 있어요"
      />,
    );

    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('일본-₩100–음수가 있어요');
    for (const bar of container.querySelectorAll('[style*=width]')) expect(bar).toHaveStyle({ width: '0%' });
  });

  it('CountryList omits the others when their count is 0', async () => {
    await renderUi(<CountryList label="국가" items={[]} others={{ count: 0, value: '₩0', share: 0 }} />);

    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });
});

describe('ShareBar', () => {
  it('ShareBar above 100 % is full and has a mark at 100 %', async () => {
    const { container } = await renderUi(
      <>
        <ShareBar share={0.25} />
        <ShareBar share={1.25} />
      </>,
    );

    const [bar, beyond] = container.querySelectorAll(':scope > span');
    expect(bar?.children).toHaveLength(1);
    expect(bar?.firstElementChild).toHaveStyle({ width: '25%' });
    expect(beyond?.firstElementChild).toHaveStyle({ width: '100%' });
    expect(beyond?.children[2]).toHaveStyle({ left: '80%' });
  });
});

describe('SplitBar', () => {
  it('SplitBar is empty while its share is null', async () => {
    const { container } = await renderUi(<SplitBar share={null} first="–" second="–" />);

    expect(container.querySelector('[aria-hidden]')).toBeEmptyDOMElement();
  });
});

describe('Sparkline', () => {
  it('Sparkline draws incomplete values as dots and skips missing values', async () => {
    const { container } = await renderUi(<Sparkline values={[null, 1, 3, 2, 4]} incomplete={1} />);

    const [line, tail] = container.querySelectorAll('path');
    expect(line).not.toHaveAttribute('stroke-dasharray');
    expect(tail).toHaveAttribute('stroke-dasharray', '0.1 3.2');
    expect(line?.getAttribute('d')).not.toContain('NaN');
  });

  it('Sparkline draws a flat line for equal values and nothing without values', async () => {
    const { container } = await renderUi(
      <>
        <Sparkline values={[5, 5, 5]} />
        <Sparkline values={[null]} />
      </>,
    );

    const [level, none] = container.querySelectorAll('path');
    expect(level?.getAttribute('d')).toMatch(/^M2 24/);
    expect(none).toHaveAttribute('d', '');
  });
});

describe('Thumbnail', () => {
  it('Thumbnail shows an icon when its picture fails to load', async () => {
    const { container } = await renderUi(<Thumbnail src="/media/x.svg" />);
    const picture = container.querySelector('img');
    if (picture) fireEvent.error(picture);

    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg')).not.toBeNull();
  });
});

describe('DateText', () => {
  it('DateText has a machine-readable datetime attribute', async () => {
    await renderUi(<DateText day="2026-11-09" />, { language: 'en' });

    expect(screen.getByText('Nov 9, 2026')).toHaveAttribute('datetime', '2026-11-09');
  });

  it('DateText shows a missing date as a dash', async () => {
    await renderUi(<DateText day={null} />);

    expect(screen.getByText('–')).toBeVisible();
  });
});

describe('Delta', () => {
  it('Delta has no arrow for an unchanged value and no text for a missing one', async () => {
    const { container, rerender } = await renderUi(<Delta change={{ direction: 'same', text: '0%' }} />);
    expect(container.querySelector('svg')).toBeNull();

    rerender(<Delta change={{ direction: 'none', text: '–' }} />);
    expect(container).toHaveTextContent(/^–$/);
  });
});

describe('Card', () => {
  it('Card is a region named by its title', async () => {
    await renderUi(
      <Card title="국가별 수익" meta="상위 5개">
        내용
      </Card>,
    );

    expect(screen.getByRole('region', { name: '국가별 수익' })).toHaveTextContent('내용');
  });
});
