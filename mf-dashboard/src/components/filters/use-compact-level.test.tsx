import { act, screen } from '@testing-library/react';
import { renderPortal, startPortal } from '@portal/shared/testing';
import { useCompactLevel } from './use-compact-level.ts';

const STEPS = 3;
const LINE = 40;

/** Fakes the layout, which jsdom lacks: the number of lines by compact level. */
let linesAt: (level: number) => number;

const Row = () => {
  const { row, compactLevel } = useCompactLevel<HTMLDivElement>(STEPS);
  return (
    <div ref={row} data-level={compactLevel}>
      <span>first</span>
      <span>level {compactLevel}</span>
    </div>
  );
};

let width = 1000;
let notifyResize: (() => void)[] = [];

const changeWidth = (next: number) => {
  width = next;
  act(() => notifyResize.forEach((callback) => callback()));
};

beforeEach(() => {
  startPortal();
  width = 1000;
  notifyResize = [];
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    const observer = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
    notifyResize.push(() => callback([], observer));
    return observer;
  });
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => width);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(LINE);
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    const isLast = this.nextElementSibling === null;
    return isLast ? (linesAt(Number(this.parentElement?.dataset['level'])) - 1) * LINE : 0;
  });
});

afterEach(() => jest.restoreAllMocks());

it.each([
  ['stays 0 when the row fits', () => 1, 0],
  ['is the lowest level at which the row fits', (level: number) => (level < 2 ? 2 : 1), 2],
  ['stays 0 when two lines are needed at every level', () => 2, 0],
  ['is the lowest level at which the row fits on two lines', (level: number) => (level < 1 ? 3 : 2), 1],
])('the compact level %s', async (_, lines, expected) => {
  linesAt = lines;

  await renderPortal(<Row />);

  expect(screen.getByText(`level ${expected}`)).toBeVisible();
});

it('the compact level returns to 0 when the row becomes wide enough', async () => {
  linesAt = (level) => (level < 2 ? 2 : 1);
  await renderPortal(<Row />);

  linesAt = () => 1;
  changeWidth(1200);

  expect(screen.getByText('level 0')).toBeVisible();
});

it('the compact level rises when the row becomes narrower', async () => {
  linesAt = () => 1;
  await renderPortal(<Row />);

  linesAt = (level) => (level < 1 ? 2 : 1);
  changeWidth(800);

  expect(screen.getByText('level 1')).toBeVisible();
});

it.each([
  ['shorter', 3, 1],
  ['longer', 0, 2],
])('the compact level is measured again when a font with %s words is loaded', async (_, first, then) => {
  linesAt = (level) => (level < first ? 2 : 1);
  await renderPortal(<Row />);

  linesAt = (level) => (level < then ? 2 : 1);
  act(() => void document.fonts.dispatchEvent(new Event('loadingdone')));

  expect(screen.getByText(`level ${then}`)).toBeVisible();
});
