import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { FilterSelect } from './index.ts';

const MEMBERS = [
  { value: 'all', label: '전체', count: 12, icon: 'members' as const },
  { value: 'minji', label: '민지원', count: 5, avatar: {} },
  { value: 'doyun', label: '하도윤', count: 4, avatar: {} },
];

type HarnessProps = { isSearchable?: boolean };

const Harness = ({ isSearchable = false }: HarnessProps) => {
  const [value, setValue] = useState('all');
  return (
    <FilterSelect
      label="멤버"
      options={MEMBERS}
      value={value}
      onChange={setValue}
      isSearchable={isSearchable}
      searchPlaceholder="이름 검색"
    />
  );
};

describe('FilterSelect', () => {
  it('FilterSelect shows label and value in its button and marks the selected option', async () => {
    const { user } = await renderUi(<Harness />);

    await user.click(screen.getByRole('button', { name: '멤버 전체' }));

    expect(await screen.findByRole('listbox', { name: '멤버' })).toBeVisible();
    expect(screen.getByRole('option', { name: '전체 12', selected: true })).toBeVisible();
  });

  it('FilterSelect works by keyboard and restores the focus', async () => {
    const { user } = await renderUi(<Harness />);

    await user.tab();
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowDown}{Enter}');

    const trigger = await screen.findByRole('button', { name: '멤버 민지원' });
    await waitFor(() => expect(trigger).toHaveFocus());
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('FilterSelect focuses the selected option at every opening', async () => {
    const { user } = await renderUi(<Harness />);

    for (let round = 0; round < 2; round += 1) {
      screen.getByRole('button', { name: '멤버 전체' }).focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('option', { name: '전체 12' })).toHaveFocus());
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    }
  });

  it('Escape closes FilterSelect without a change', async () => {
    const { user } = await renderUi(<Harness />);
    await user.click(screen.getByRole('button', { name: '멤버 전체' }));
    await screen.findByRole('listbox');

    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: '멤버 전체' })).toBeVisible();
  });

  it('the search box of FilterSelect filters the options', async () => {
    const { user } = await renderUi(<Harness isSearchable />);
    await user.click(screen.getByRole('button', { name: '멤버 전체' }));

    await user.type(await screen.findByRole('searchbox', { name: '이름 검색' }), '도윤');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await user.keyboard('{ArrowDown}{Enter}');

    expect(await screen.findByRole('button', { name: '멤버 하도윤' })).toBeVisible();
  });

  it('the search box of FilterSelect forgives spaces and typing errors', async () => {
    const { user } = await renderUi(<Harness isSearchable />);
    await user.click(screen.getByRole('button', { name: '멤버 전체' }));

    await user.type(await screen.findByRole('searchbox', { name: '이름 검색' }), '하 두윤');

    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    expect(screen.getByRole('option', { name: /하도윤/ })).toBeVisible();
  });

  it('FilterSelect shows a message when no option matches the search', async () => {
    const { user } = await renderUi(<Harness isSearchable />);
    await user.click(screen.getByRole('button', { name: '멤버 전체' }));

    await user.type(await screen.findByRole('searchbox', { name: '이름 검색' }), 'xyz');

    expect(await screen.findByText('맞는 항목이 없어요')).toBeVisible();
  });

  it('FilterSelect leaves the search to its owner, and labels a value that is not among the options', async () => {
    const handleSearch = jest.fn<void, [string]>();
    const { user } = await renderUi(
      <FilterSelect
        label="멤버"
        options={MEMBERS}
        value="far"
        valueLabel="먼 멤버"
        onChange={jest.fn()}
        isSearchable
        onSearch={handleSearch}
      />,
    );
    await user.click(screen.getByRole('button', { name: '멤버 먼 멤버' }));

    await user.type(await screen.findByRole('searchbox'), '없음');
    await waitFor(() => expect(handleSearch).toHaveBeenLastCalledWith('없음'));
    expect(screen.getAllByRole('option')).toHaveLength(MEMBERS.length);
    await user.keyboard('{Escape}{Escape}');

    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    expect(handleSearch).toHaveBeenLastCalledWith('');
  });
});
