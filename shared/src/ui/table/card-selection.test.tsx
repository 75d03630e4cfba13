import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { mockPhoneViewport } from '../testing/phone.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { DataTable, RowCard } from './index.ts';

type Channel = { id: string; name: string };

const CHANNELS: Channel[] = [
  { id: 'a', name: '한강 야경' },
  { id: 'b', name: '고양이' },
  { id: 'c', name: '편의점' },
];

const manyChannels = (count: number): Channel[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), name: `채널 ${index}` }));

type HarnessProps = { rows?: Channel[]; onSelection?: (ids: string[]) => void };

const Harness = ({ rows = CHANNELS, onSelection }: HarnessProps) => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label="채널"
      columns={[{ id: 'name', header: '이름', cell: ({ name }) => name }]}
      rows={rows}
      rowId={({ id }) => id}
      empty={<p>채널이 없어요</p>}
      tools={<h2>도구</h2>}
      selection={{
        selected,
        onChange: (next) => {
          setSelected(next);
          onSelection?.([...next]);
        },
        rowName: ({ name }) => name,
        isSelectable: ({ id }) => id !== 'c',
        actions: <button type="button">승인</button>,
      }}
      renderCard={({ name }) => <RowCard title={name} />}
    />
  );
};

describe('DataTable with a selection on a phone', () => {
  beforeEach(() => mockPhoneViewport());

  it('a card is selected by its checkbox, and the actions are in a toolbar after the list', async () => {
    const handleSelection = jest.fn();
    const { user } = await renderUi(<Harness onSelection={handleSelection} />);
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();

    const card = screen.getAllByRole('article')[1] as HTMLElement;
    await user.click(within(card).getByRole('checkbox', { name: '고양이 선택' }));

    expect(handleSelection).toHaveBeenLastCalledWith(['b']);
    expect(within(card).getByRole('checkbox')).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('1개 선택됨');
    const toolbar = screen.getByRole('toolbar', { name: '1개 선택됨' });
    expect(toolbar).toHaveTextContent('승인');
    expect(screen.getByRole('list', { name: '채널' }).compareDocumentPosition(toolbar)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('the tools stay while cards are selected', async () => {
    const { user } = await renderUi(<Harness />);

    await user.click(screen.getByRole('checkbox', { name: '고양이 선택' }));

    expect(screen.getByRole('heading', { name: '도구' })).toBeVisible();
  });

  it('the select-all checkbox selects only selectable cards, and stays where it is', async () => {
    const handleSelection = jest.fn();
    const { user } = await renderUi(<Harness onSelection={handleSelection} />);
    expect(screen.getByRole('checkbox', { name: '편의점 선택' })).toBeDisabled();
    const selectAll = screen.getByRole('checkbox', { name: '모두 선택' });

    await user.click(selectAll);

    expect(handleSelection).toHaveBeenLastCalledWith(['a', 'b']);
    expect(screen.getByRole('checkbox', { name: '모두 선택' })).toBe(selectAll);
    expect(selectAll).toBeChecked();
    expect(selectAll).toHaveFocus();
  });

  it('the selection is cleared by its button, and the focus goes to the select-all checkbox', async () => {
    const { user } = await renderUi(<Harness />);
    await user.click(screen.getByRole('checkbox', { name: '고양이 선택' }));

    await user.click(screen.getByRole('button', { name: '선택 해제' }));

    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: '고양이 선택' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: '모두 선택' })).toHaveFocus();
  });

  it('Escape clears the selection', async () => {
    const { user } = await renderUi(<Harness />);
    await user.click(screen.getByRole('checkbox', { name: '고양이 선택' }));

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });

  it('cards of a virtualised list are selected, too', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(140);
    const handleSelection = jest.fn();
    const { user } = await renderUi(<Harness rows={manyChannels(300)} onSelection={handleSelection} />);

    await user.click(await screen.findByRole('checkbox', { name: '채널 1 선택' }));

    expect(handleSelection).toHaveBeenLastCalledWith(['1']);
  });

  it('cards without a selection have no checkbox', async () => {
    await renderUi(
      <DataTable
        label="채널"
        columns={[{ id: 'name', header: '이름', cell: ({ name }) => name }]}
        rows={CHANNELS}
        rowId={({ id }) => id}
        empty={<p>채널이 없어요</p>}
        renderCard={({ name }) => <RowCard title={name} />}
      />,
    );

    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
