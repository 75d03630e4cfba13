import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { createQueryClient, keepPreviousData, QueryClientProvider, useQuery } from '../../http/index.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { ListTable, SortMenu, useDeferredPage } from './index.ts';
import type { ListOrder, ListPage } from './index.ts';

type Row = { name: string };
type Sort = 'name' | 'registered';
type Answer = PromiseWithResolvers<ListPage<Row>>;

const SORTS = ['name', 'registered'] as const;

/** A list whose order and page are outside of it, and whose calls the test answers. */
const openList = async () => {
  const calls: { filters: ListOrder<Sort>; answer: Answer }[] = [];
  const List = () => {
    const [filters, setFilters] = useState<ListOrder<Sort>>({ sort: 'name', order: 'asc', page: 0 });
    const query = useQuery({
      queryKey: [filters],
      queryFn: () => {
        const answer = Promise.withResolvers<ListPage<Row>>();
        calls.push({ filters, answer });
        return answer.promise;
      },
      placeholderData: keepPreviousData,
    });
    return (
      <ListTable
        {...{ query, filters }}
        shown={useDeferredPage(query)}
        changeFilters={(change) => setFilters({ ...filters, page: 0, ...change })}
        label="채널"
        columns={[
          { id: 'name', header: '이름', isSortable: true, cell: ({ name }) => name },
          { id: 'secret', header: '비고', isSortable: true, cell: () => '' },
        ]}
        rowId={({ name }) => name}
        pageSize={1}
        sorts={SORTS}
        tools={
          <SortMenu
            label="정렬"
            current={filters}
            sorts={SORTS}
            sortName={(sort, order) => `${sort} ${order}`}
            onChange={(order) => setFilters({ ...order, page: 0 })}
          />
        }
        empty="없어요"
        failedTitle="불러오지 못했어요"
        foundText={(total) => `${total}개`}
      />
    );
  };
  const { user } = await renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <List />
    </QueryClientProvider>,
  );
  const answer = (name: string) =>
    act(async () => calls.at(-1)?.answer.resolve({ items: [{ name }], total: 2 }));
  const fail = () => act(async () => calls.at(-1)?.answer.reject(new Error('lost')));
  return { calls, answer, fail, user };
};

it('a list shows the rows of a response and says their number', async () => {
  const { answer } = await openList();

  await answer('골목');

  expect(await screen.findByRole('rowheader', { name: '골목' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2개');
});

it('a list keeps its rows, without saying their number, until those of another page arrive', async () => {
  const { calls, answer, user } = await openList();
  await answer('골목');

  await user.click(await screen.findByRole('button', { name: '다음 페이지' }));
  expect(calls.at(-1)?.filters).toEqual({ sort: 'name', order: 'asc', page: 1 });
  expect(screen.getByRole('rowheader', { name: '골목' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await answer('옥상');
  expect(await screen.findByRole('rowheader', { name: '옥상' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2개');
});

it('a list is ordered by a column that the server can sort by, and by no other', async () => {
  const { calls, answer, user } = await openList();
  await answer('골목');
  const header = within(await screen.findByRole('table'));

  await user.click(header.getByRole('button', { name: /이름/ }));
  expect(calls.at(-1)?.filters).toEqual({ sort: 'name', order: 'desc', page: 0 });
  await user.click(header.getByRole('button', { name: /비고/ }));
  expect(calls).toHaveLength(2);
});

it('the sort menu shows the current order and chooses another one', async () => {
  const { calls, answer, user } = await openList();
  await answer('골목');

  await user.click(screen.getByRole('button', { name: 'name asc' }));
  await user.click(await screen.findByRole('menuitem', { name: 'registered desc' }));

  expect(calls.at(-1)?.filters).toEqual({ sort: 'registered', order: 'desc', page: 0 });
  expect(screen.getByRole('button', { name: 'registered desc' })).toBeVisible();
});

it('a list that could not be loaded says so and loads again', async () => {
  const { calls, answer, fail, user } = await openList();
  await fail();

  expect(await screen.findByText('불러오지 못했어요')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  await answer('골목');

  expect(await screen.findByRole('rowheader', { name: '골목' })).toBeVisible();
  expect(calls).toHaveLength(2);
});
