import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { mockPhoneViewport } from '../testing/phone.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { DataTable, RowCard, TitleCell } from './index.ts';
import type { DataTableProps, TableColumn, TableSort } from './index.ts';

type Video = { id: string; title: string; views: number };

const VIDEOS: Video[] = [
  { id: 'a', title: '한강 야경', views: 12 },
  { id: 'b', title: '고양이', views: 9 },
  { id: 'c', title: '편의점', views: 7 },
];

const COLUMNS: TableColumn<Video>[] = [
  { id: 'title', header: '영상', cell: (video) => <TitleCell title={video.title} to={`?v=${video.id}`} /> },
  {
    id: 'views',
    header: '조회수',
    kind: 'number',
    isSortable: true,
    cell: (video) => video.views,
    total: '28',
  },
  { id: 'name', header: '이름', isSortable: true, unit: '한글', cell: (video) => video.title.length },
];

const table = (props: Partial<DataTableProps<Video>> = {}) => (
  <DataTable
    label="내 영상"
    columns={COLUMNS}
    rows={VIDEOS}
    rowId={(video) => video.id}
    empty={<p>영상이 없어요</p>}
    {...props}
  />
);

type HarnessProps = { onSelection?: (ids: string[]) => void; columns?: TableColumn<Video>[] };

const SelectionHarness = ({ onSelection, columns = COLUMNS }: HarnessProps) => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return table({
    columns,
    tools: <h2>도구</h2>,
    selection: {
      selected,
      onChange: (next) => {
        setSelected(next);
        onSelection?.([...next]);
      },
      rowName: (video) => video.title,
      isSelectable: (video) => video.id !== 'c',
      actions: <button type="button">멤버 배정</button>,
    },
  });
};

describe('DataTable', () => {
  it('DataTable is a named table whose first column has the row headers', async () => {
    await renderUi(table({ hasTotal: true }));

    const rows = within(screen.getByRole('table', { name: '내 영상' })).getAllByRole('row');
    expect(rows).toHaveLength(5);
    expect(within(rows[1] as HTMLElement).getByRole('rowheader')).toHaveTextContent('합계');
    expect(rows[1]).toHaveTextContent('합계28');
    expect(within(rows[2] as HTMLElement).getByRole('rowheader')).toHaveTextContent('한강 야경');
  });

  it('DataTable exposes aria-sort and calls onSortChange when a header is clicked', async () => {
    const handleSort = jest.fn<void, [TableSort]>();
    const { user, rerender } = await renderUi(
      table({ sort: { id: 'views', order: 'desc' }, onSortChange: handleSort }),
    );
    expect(screen.getByRole('columnheader', { name: '조회수' })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('columnheader', { name: '영상' })).not.toHaveAttribute('aria-sort');

    await user.click(screen.getByRole('button', { name: '조회수' }));
    expect(handleSort).toHaveBeenLastCalledWith({ id: 'views', order: 'asc' });

    rerender(table({ sort: { id: 'views', order: 'asc' }, onSortChange: handleSort }));
    expect(screen.getByRole('columnheader', { name: '조회수' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: /이름/ }));
    expect(handleSort).toHaveBeenLastCalledWith({ id: 'name', order: 'asc' });
  });

  it('DataTable does not sort its rows', async () => {
    await renderUi(table({ sort: { id: 'views', order: 'asc' } }));

    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      '한강 야경',
      '고양이',
      '편의점',
    ]);
  });

  it('DataTable omits hidden columns', async () => {
    await renderUi(table({ hiddenColumns: ['views'], hasTotal: true }));

    expect(screen.queryByRole('columnheader', { name: '조회수' })).not.toBeInTheDocument();
    expect(screen.queryByText('28')).not.toBeInTheDocument();
  });

  it('DataTable does not render unchanged rows again', async () => {
    const cell = jest.fn((video: Video) => video.title);
    const columns = [{ id: 'title', header: '영상', cell }];
    const hidden = () => ['views', 'name'];
    const { rerender } = await renderUi(table({ columns, hiddenColumns: hidden() }));
    cell.mockClear();

    rerender(table({ columns, hiddenColumns: hidden(), isRefetching: true }));

    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(cell).not.toHaveBeenCalled();
  });

  it('a click on a row opens it, but not a click on its link', async () => {
    const handleOpen = jest.fn();
    const { user } = await renderUi(table({ onRowOpen: handleOpen }));

    await user.click(screen.getByRole('cell', { name: '9' }));
    expect(handleOpen).toHaveBeenLastCalledWith(VIDEOS[1]);

    await user.click(screen.getByRole('link', { name: '한강 야경' }));
    expect(handleOpen).toHaveBeenCalledTimes(1);
  });

  it('the empty state and the error replace the table', async () => {
    const { rerender } = await renderUi(table({ rows: [] }));
    expect(screen.getByText('영상이 없어요')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();

    rerender(table({ error: <p>불러오지 못했어요</p> }));
    expect(screen.getByText('불러오지 못했어요')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('DataTable shows its header and a skeleton while loading', async () => {
    await renderUi(table({ rows: [], isLoading: true, skeletonRows: 4 }));

    expect(screen.getByRole('columnheader', { name: '조회수' })).toBeVisible();
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('표를 불러오는 중');
    expect(screen.queryByText('영상이 없어요')).not.toBeInTheDocument();
  });

  it('DataTable keeps its rows while refetching', async () => {
    await renderUi(table({ isRefetching: true }));

    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('고양이')).toBeVisible();
  });
});

describe('TitleCell', () => {
  it('a text below the title of a TitleCell that is too long ends in an ellipsis', async () => {
    await renderUi(<TitleCell title="정민재" meta="a-long-address@aurora.example" />);

    const meta = screen.getByText('a-long-address@aurora.example');

    expect(meta).toHaveStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
    // The text of a flex container is an item of its own, which is cut without an ellipsis.
    expect(meta).not.toHaveStyle({ display: 'flex' });
  });

  const widths = (content: number, box: number) => {
    jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(content);
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(box);
  };

  it('a truncated TitleCell shows its full title in a tooltip on focus', async () => {
    widths(600, 300);
    const { user } = await renderUi(<TitleCell title="지도에 안 나오는 서울 골목 TOP 5" to="?v=a" />);

    await user.tab();

    expect(await screen.findByRole('tooltip')).toHaveTextContent('지도에 안 나오는 서울 골목 TOP 5');
  });

  it('a TitleCell that is not truncated has no tooltip', async () => {
    widths(300, 300);
    const { user } = await renderUi(<TitleCell title="고양이" onOpen={() => undefined} />);

    await user.tab();

    expect(screen.getByRole('button', { name: '고양이' })).toHaveFocus();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});

describe('DataTable with a selection', () => {
  it('selecting a row replaces the tool row by the bulk bar', async () => {
    const handleSelection = jest.fn();
    const { user } = await renderUi(<SelectionHarness onSelection={handleSelection} />);

    await user.click(screen.getByRole('checkbox', { name: '고양이 선택' }));

    expect(handleSelection).toHaveBeenLastCalledWith(['b']);
    expect(screen.getByRole('toolbar', { name: '1개 선택됨' })).toHaveTextContent('멤버 배정');
    expect(screen.queryByRole('heading', { name: '도구' })).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: /고양이/, selected: true })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '모두 선택' })).toBePartiallyChecked();
  });

  it('selecting a row renders only that row again', async () => {
    const rendered: string[] = [];
    const columns: TableColumn<Video>[] = [
      {
        id: 'title',
        header: '영상',
        cell: (video) => {
          rendered.push(video.id);
          return video.title;
        },
      },
    ];
    const { user } = await renderUi(<SelectionHarness columns={columns} />);
    rendered.length = 0;

    await user.click(screen.getByRole('checkbox', { name: '고양이 선택' }));
    await user.click(screen.getByRole('checkbox', { name: '한강 야경 선택' }));

    expect(screen.getAllByRole('row', { selected: true })).toHaveLength(2);
    expect(new Set(rendered)).toEqual(new Set(['b', 'a']));
  });

  it('the select-all checkbox selects only selectable rows', async () => {
    const handleSelection = jest.fn();
    const { user } = await renderUi(<SelectionHarness onSelection={handleSelection} />);
    expect(screen.getByRole('checkbox', { name: '편의점 선택' })).toBeDisabled();

    await user.click(screen.getByRole('checkbox', { name: '모두 선택' }));

    expect(handleSelection).toHaveBeenLastCalledWith(['a', 'b']);
  });

  it('the select-all checkbox moves to the bulk bar and back together with the focus', async () => {
    const { user } = await renderUi(<SelectionHarness />);
    await user.click(screen.getByRole('checkbox', { name: '모두 선택' }));

    const bar = screen.getByRole('toolbar', { name: '2개 선택됨' });
    const box = within(bar).getByRole('checkbox', { name: '모두 선택' });
    expect(box).toBeChecked();
    expect(box).toHaveFocus();
    expect(screen.getAllByRole('checkbox', { name: '모두 선택' })).toHaveLength(1);

    await user.click(screen.getByRole('checkbox', { name: '고양이 선택' }));
    expect(box).toBePartiallyChecked();

    await user.click(screen.getByRole('button', { name: /선택 해제/ }));
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: '모두 선택' })).toHaveFocus();
  });

  it('Escape clears the selection', async () => {
    const { user } = await renderUi(<SelectionHarness />);
    await user.click(screen.getByRole('checkbox', { name: '고양이 선택' }));

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '도구' })).toBeVisible();
  });
});

describe('DataTable on a phone', () => {
  it('DataTable shows cards on phones', async () => {
    mockPhoneViewport();
    await renderUi(
      table({
        renderCard: (video) => (
          <RowCard title={video.title} figures={[{ label: '조회수', value: video.views }]} />
        ),
      }),
    );

    const cards = within(screen.getByRole('list', { name: '내 영상' })).getAllByRole('listitem');
    expect(cards).toHaveLength(3);
    expect(within(cards[0] as HTMLElement).getByRole('article')).toHaveTextContent('한강 야경조회수12');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('DataTable with pages', () => {
  it('Pagination shows the range of rows and navigates between pages', async () => {
    const handlePage = jest.fn();
    const { user } = await renderUi(table({ page: { page: 2, size: 50, total: 612, onChange: handlePage } }));

    const pages = screen.getByRole('navigation', { name: '페이지 이동' });
    expect(pages).toHaveTextContent('612개 중 101–150');
    expect(within(pages).getByRole('button', { current: 'page' })).toHaveTextContent('3');

    await user.click(within(pages).getByRole('button', { name: '13' }));
    expect(handlePage).toHaveBeenLastCalledWith(12);
    await user.click(within(pages).getByRole('button', { name: '이전 페이지' }));
    expect(handlePage).toHaveBeenLastCalledWith(1);
  });

  describe('another page of a table', () => {
    const scrolledTo = jest.fn<void, [Element]>();

    // jsdom has no layout.
    const layOut = (top: number) => {
      scrolledTo.mockClear();
      Element.prototype.scrollIntoView = function scrollIntoView() {
        scrolledTo(this);
      };
      jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 800, 2_000));
    };

    const turnPage = async (props: Partial<DataTableProps<Video>> = {}) => {
      const { user } = await renderUi(
        table({
          tools: <h2>도구</h2>,
          page: { page: 0, size: 50, total: 612, onChange: jest.fn() },
          ...props,
        }),
      );
      await user.click(screen.getByRole('button', { name: '다음 페이지' }));
    };

    it('begins at the start of the list, with its tool row', async () => {
      layOut(-1_800);

      await turnPage();

      expect(scrolledTo).toHaveBeenCalledTimes(1);
      expect(scrolledTo.mock.calls[0]?.[0]).toContainElement(screen.getByText('도구'));
    });

    it('does not scroll when the start of the list is in view', async () => {
      layOut(40);

      await turnPage();

      expect(scrolledTo).not.toHaveBeenCalled();
    });

    it('focuses the table, so that Tab continues in its header', async () => {
      layOut(-1_800);

      await turnPage();

      expect(screen.getByRole('table', { name: '내 영상' })).toHaveFocus();
    });

    it('focuses the list of cards on a phone', async () => {
      mockPhoneViewport();
      layOut(-1_800);

      await turnPage({ renderCard: (video) => <RowCard title={video.title} /> });

      expect(screen.getByRole('list', { name: '내 영상' })).toHaveFocus();
    });
  });

  it('Pagination is not shown for a single page', async () => {
    await renderUi(table({ page: { page: 0, size: 50, total: 3, onChange: jest.fn() } }));

    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
