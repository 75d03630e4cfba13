import { act, render } from '@testing-library/react';
import { BrowserRouter, MemoryRouter, useLocation, useNavigate } from 'react-router';
import type { NavigateFunction } from 'react-router';
import { useQueryFlag } from './use-query-flag.ts';
import type { QueryFlag } from './use-query-flag.ts';

let detail: QueryFlag;
let go: NavigateFunction;
let address: string;

/** Renders it in a browser's history or, at an address, in one that is kept in memory. */
const mount = (at?: string) => {
  const Probe = () => {
    const location = useLocation();
    detail = useQueryFlag('videoDetail');
    go = useNavigate();
    address = location.pathname + location.search;
    return null;
  };
  render(
    at === undefined ? (
      <BrowserRouter>
        <Probe />
      </BrowserRouter>
    ) : (
      <MemoryRouter initialEntries={['/start', at]} initialIndex={1}>
        <Probe />
      </MemoryRouter>
    ),
  );
};

it('useQueryFlag is closed while the address does not have its parameter', () => {
  mount('/dashboard?page=1');

  expect(detail).toMatchObject({ isOpen: false, value: undefined });
});

it('open() sets the parameter and Back closes the modal', () => {
  mount('/dashboard?page=1');

  act(() => detail.open('v1'));
  expect(detail).toMatchObject({ isOpen: true, value: 'v1' });
  expect(address).toBe('/dashboard?page=1&videoDetail=v1');

  act(() => void go(-1));
  expect(detail.isOpen).toBe(false);
  expect(address).toBe('/dashboard?page=1');
});

it('close() goes back in the history, so that Forward opens the modal again and Back leaves the page', () => {
  mount('/dashboard');

  act(() => detail.open('v1'));
  act(() => detail.close());
  expect(address).toBe('/dashboard');

  act(() => void go(-1));
  expect(address).toBe('/start');
});

it('close() called again before the address is rendered does not leave the page', async () => {
  history.replaceState(null, '', '/start');
  history.pushState(null, '', '/dashboard');
  mount();
  act(() => detail.open('v1'));
  const traversed = () =>
    new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

  // Nothing is rendered before the end.
  await act(async () => {
    const back = traversed();
    detail.close();
    await back;
    detail.close();
    await Promise.race([traversed(), new Promise((resolve) => setTimeout(resolve, 100))]);
  });

  expect(address).toBe('/dashboard');
});

it('close() called before the opened address is rendered closes it', () => {
  mount('/dashboard');

  act(() => {
    detail.open('v1');
    detail.close();
  });

  expect(address).toBe('/dashboard');
  act(() => void go(-1));
  expect(address).toBe('/start');
});

it('open() with another value replaces the history entry of the open modal', () => {
  mount('/dashboard');

  act(() => detail.open('v1'));
  act(() => detail.open('v2'));
  expect(detail.value).toBe('v2');

  act(() => detail.close());
  expect(address).toBe('/dashboard');
  act(() => void go(-1));
  expect(address).toBe('/start');
});

it('close() replaces the history entry when the page was entered with the modal open', () => {
  mount('/dashboard?videoDetail=v1&page=2');

  act(() => detail.close());
  expect(address).toBe('/dashboard?page=2');

  act(() => void go(-1));
  expect(address).toBe('/start');
});

it('open() without a value sets the parameter to 1', () => {
  mount('/dashboard');

  act(() => detail.open());

  expect(address).toBe('/dashboard?videoDetail=1');
});

it('open() and close() replace the history entry when the page was entered with the modal open', () => {
  mount('/dashboard?videoDetail=v1');

  act(() => detail.open('v2'));
  act(() => detail.close());
  expect(address).toBe('/dashboard');

  act(() => void go(-1));
  expect(address).toBe('/start');
});
