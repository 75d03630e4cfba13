import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { mockPhoneViewport } from '../testing/phone.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { DataTable, RowCard, TitleCell } from './index.ts';
import type { DataTableProps, TableColumn } from './index.ts';
// Imported here so that no test waits for the lazy modules to be compiled.
import './virtual-cards.tsx';
import './virtual-rows.tsx';

type Video = { id: string; title: string };

const VIDEOS = Array.from({ length: 100_000 }, (_, index): Video => ({
  id: `v${index}`,
  title: `영상 ${index + 1}`,
}));

const COLUMNS: TableColumn<Video>[] = [
  { id: 'title', header: '영상', cell: (video) => <TitleCell title={video.title} to={`?v=${video.id}`} /> },
  { id: 'number', header: '번호', kind: 'number', cell: (video) => video.id.length, total: '6' },
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

const ROW = 60;

/** jsdom has no layout: every row is 60 pixels high, and the box shows ten of them. */
const mockLayout = () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(ROW * 10);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_000);
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(VIDEOS.length * ROW);
};

const scrollTo = (row: number) => {
  const box = screen.getByRole('region', { name: '내 영상' });
  act(() => {
    box.scrollTop = row * ROW;
    fireEvent.scroll(box);
  });
};

const rowIndexes = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => row.getAttribute('aria-rowindex'))
    .filter((index) => index !== null)
    .map(Number);

describe('DataTable of a hundred thousand rows', () => {
  it('a virtualised DataTable renders the rows in view and exposes aria-rowcount', async () => {
    mockLayout();
    await renderUi(table({ hasTotal: true }));

    expect(await screen.findByRole('rowheader', { name: '영상 1' })).toBeVisible();
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '100002');
    const drawn = rowIndexes();
    expect(drawn[0]).toBe(3);
    expect(drawn.length).toBeLessThan(30);
    expect(document.querySelectorAll('*').length).toBeLessThan(1_500);
  });

  it('a virtualised DataTable renders other rows when it is scrolled', async () => {
    mockLayout();
    await renderUi(table());
    await screen.findByRole('rowheader', { name: '영상 1' });

    scrollTo(50_000);

    expect(screen.getByRole('rowheader', { name: '영상 50001' })).toBeVisible();
    expect(screen.queryByRole('rowheader', { name: '영상 1' })).not.toBeInTheDocument();
    expect(rowIndexes().length).toBeLessThan(30);
  });

  it('a virtualised DataTable keeps the focused row rendered', async () => {
    mockLayout();
    const { user } = await renderUi(table());
    await screen.findByRole('rowheader', { name: '영상 1' });
    await user.tab();
    await user.tab();
    expect(screen.getByRole('link', { name: '영상 1' })).toHaveFocus();

    scrollTo(50_000);

    expect(screen.getByRole('rowheader', { name: '영상 50001' })).toBeVisible();
    expect(screen.getByRole('link', { name: '영상 1' })).toHaveFocus();
  });

  it('the select-all checkbox selects rows that are not rendered', async () => {
    mockLayout();
    const Harness = () => {
      const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
      const selection = { selected, onChange: setSelected, rowName: (v: Video) => v.title, actions: null };
      return table({ rows: VIDEOS.slice(0, 500), selection });
    };
    const { user } = await renderUi(<Harness />);

    await user.click(screen.getByRole('checkbox', { name: '모두 선택' }));

    expect(screen.getByRole('toolbar')).toHaveTextContent('500개 선택됨');
  });

  it('virtualised cards scroll with the page on phones', async () => {
    mockPhoneViewport();
    mockLayout();
    await renderUi(table({ renderCard: (video) => <RowCard title={video.title} /> }));

    const list = await screen.findByRole('list', { name: '내 영상' });
    expect(await within(list).findByText('영상 1')).toBeVisible();
    expect(within(list).getAllByRole('article').length).toBeLessThan(60);
    expect(within(list).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '100000');
  });
});
