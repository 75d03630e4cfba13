import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { buildListHref, useListFilters } from './list-filters.ts';
import { queryInteger, queryOneOf, queryText } from '../../routing/index.ts';

const codecs = { tab: queryOneOf(['all', 'waiting'], 'all'), q: queryText(), page: queryInteger(0) };

it('a changed filter returns to the first page, and a changed page keeps the filters', () => {
  let change: (changes: { q?: string; page?: number }) => void = () => undefined;
  const List = () => {
    const [filters, changeFilters] = useListFilters(codecs);
    change = changeFilters;
    const { tab, q, page } = filters;
    return <output>{`${tab} ${q} ${page} ${useLocation().search}`}</output>;
  };
  render(
    <MemoryRouter initialEntries={['/list?tab=waiting&q=rain&page=3&d=2']}>
      <List />
    </MemoryRouter>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('waiting rain 3');

  act(() => change({ q: 'sun' }));
  expect(screen.getByRole('status')).toHaveTextContent('waiting sun 0 ?tab=waiting&q=sun&d=2');

  act(() => change({ page: 2 }));
  expect(screen.getByRole('status')).toHaveTextContent('waiting sun 2 ?tab=waiting&q=sun&d=2&page=2');
});

it.each([
  ['waiting', '?q=rain&d=2&tab=waiting'],
  ['all', '?q=rain&d=2'],
] as const)('the link to the tab %s keeps the rest of the query but not the page', (tab, href) => {
  expect(buildListHref(codecs, '?q=rain&page=3&d=2', 'tab', tab)).toBe(href);
});
