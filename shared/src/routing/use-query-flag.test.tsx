import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import type { NavigateFunction } from 'react-router';
import { useQueryFlag } from './use-query-flag.ts';
import type { QueryFlag } from './use-query-flag.ts';

let detail: QueryFlag;
let go: NavigateFunction;
let address: string;

const mount = (at: string) => {
  const Probe = () => {
    const location = useLocation();
    detail = useQueryFlag('videoDetail');
    go = useNavigate();
    address = location.pathname + location.search;
    return null;
  };
  render(
    <MemoryRouter initialEntries={['/start', at]} initialIndex={1}>
      <Probe />
    </MemoryRouter>,
  );
};

it('is closed while the address does not name it', () => {
  mount('/dashboard?page=1');

  expect(detail).toMatchObject({ isOpen: false, value: undefined });
});

it('opens with what it is about, and Back closes it', () => {
  mount('/dashboard?page=1');

  act(() => detail.open('v1'));
  expect(detail).toMatchObject({ isOpen: true, value: 'v1' });
  expect(address).toBe('/dashboard?page=1&videoDetail=v1');

  act(() => void go(-1));
  expect(detail.isOpen).toBe(false);
  expect(address).toBe('/dashboard?page=1');
});

it('closes by taking its step back, so that Forward opens it again and Back leaves the page', () => {
  mount('/dashboard');

  act(() => detail.open('v1'));
  act(() => detail.close());
  expect(address).toBe('/dashboard');

  act(() => void go(-1));
  expect(address).toBe('/start');
});

it('stays one step when it moves on to another thing', () => {
  mount('/dashboard');

  act(() => detail.open('v1'));
  act(() => detail.open('v2'));
  expect(detail.value).toBe('v2');

  act(() => detail.close());
  expect(address).toBe('/dashboard');
  act(() => void go(-1));
  expect(address).toBe('/start');
});

it('closes in place when the address came from outside', () => {
  mount('/dashboard?videoDetail=v1&page=2');

  act(() => detail.close());
  expect(address).toBe('/dashboard?page=2');

  act(() => void go(-1));
  expect(address).toBe('/start');
});

it('needs no value', () => {
  mount('/dashboard');

  act(() => detail.open());

  expect(address).toBe('/dashboard?videoDetail=1');
});

it('moves on and closes in place when the address came from outside', () => {
  mount('/dashboard?videoDetail=v1');

  act(() => detail.open('v2'));
  act(() => detail.close());
  expect(address).toBe('/dashboard');

  act(() => void go(-1));
  expect(address).toBe('/start');
});
