import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import type { NavigateFunction } from 'react-router';
import { queryInteger, queryOneOf, queryText } from './query-codecs.ts';
import { useQueryState, useQueryStates } from './use-query-state.ts';

const sortCodec = queryOneOf(['views', 'revenue'], 'views');
const searchCodec = queryText();
const listCodecs = { sort: sortCodec, page: queryInteger(0), search: searchCodec };

const mount = (at: string) => {
  const Probe = () => {
    const location = useLocation();
    const [sort, setSort] = useQueryState('sort', sortCodec);
    const [search, setSearch] = useQueryState('search', searchCodec);
    const [list, setList] = useQueryStates(listCodecs);
    probe = {
      setSort,
      setSearch,
      list,
      setList,
      go: useNavigate(),
      address: location.pathname + location.search + location.hash,
    };
    return <output>{`${sort} ${search}`}</output>;
  };
  render(
    <MemoryRouter initialEntries={['/start', at]} initialIndex={1}>
      <Probe />
    </MemoryRouter>,
  );
};

let probe: {
  setSort: (value: 'views' | 'revenue', options?: { history?: 'push' | 'replace' }) => void;
  setSearch: (value: string) => void;
  list: { sort: 'views' | 'revenue'; page: number; search: string };
  setList: (changes: { sort?: 'views' | 'revenue'; page?: number; search?: string }) => void;
  go: NavigateFunction;
  address: string;
};

it('useQueryState reads the address and falls back to the default', () => {
  mount('/report-video?sort=revenue&search=rain');
  expect(screen.getByRole('status')).toHaveTextContent('revenue rain');

  act(() => void probe.go('/report-video?sort=nonsense'));
  expect(screen.getByRole('status')).toHaveTextContent('views');
});

it('useQueryState keeps other parameters, the path and the hash', () => {
  mount('/report-video?p=ff0000&page=3#top');

  act(() => probe.setSort('revenue'));

  expect(probe.address).toBe('/report-video?p=ff0000&page=3&sort=revenue#top');
});

it('useQueryState omits a default value from the address', () => {
  mount('/report-video?sort=revenue&page=3');

  act(() => probe.setSort('views'));

  expect(probe.address).toBe('/report-video?page=3');
});

it('Back undoes a choice together with the typing after it', () => {
  mount('/report-video');

  act(() => probe.setSort('revenue'));
  act(() => probe.setSearch('r'));
  act(() => probe.setSearch('ra'));
  expect(probe.address).toBe('/report-video?sort=revenue&search=ra');

  act(() => void probe.go(-1));
  expect(probe.address).toBe('/report-video');
});

it('the setter of useQueryState can replace instead of push', () => {
  mount('/report-video');

  act(() => probe.setSort('revenue', { history: 'replace' }));
  act(() => void probe.go(-1));

  expect(probe.address).toBe('/start');
});

it('changes of one event become one history entry', () => {
  mount('/report-video?page=4');

  act(() => {
    probe.setSort('revenue');
    probe.setSearch('rain');
  });
  expect(probe.address).toBe('/report-video?page=4&sort=revenue&search=rain');

  act(() => void probe.go(-1));
  expect(probe.address).toBe('/report-video?page=4');
});

it('useQueryStates changes several values at once and keeps the others', () => {
  mount('/report-video?search=rain&page=4&p=ff0000');

  act(() => probe.setList({ sort: 'revenue', page: 0 }));

  expect(probe.list).toEqual({ sort: 'revenue', page: 0, search: 'rain' });
  expect(probe.address).toBe('/report-video?search=rain&p=ff0000&sort=revenue');
});

it('setting an unchanged value adds no history entry', () => {
  mount('/report-video?sort=revenue');

  act(() => probe.setSort('revenue'));
  act(() => void probe.go(-1));

  expect(probe.address).toBe('/start');
});

it('a change after Back starts from the address of that entry', () => {
  mount('/report-video');
  act(() => probe.setSort('revenue'));
  act(() => void probe.go(-1));

  act(() => probe.setList({ page: 2 }));
  expect(probe.address).toBe('/report-video?page=2');

  act(() => void probe.go(-1));
  expect(probe.address).toBe('/report-video');
});
