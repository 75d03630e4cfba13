import { act, screen } from '@testing-library/react';
import { renderPortal, startPortal } from '@portal/shared/testing';
import { useCompactLevel } from './use-compact-level.ts';

const STEPS = 3;
const LINE = 40;
const FAMILY = 'Portal Sans';

/** Fakes the layout, which jsdom lacks: the number of full lines that the row's children take, by compact level. */
let linesAt: (level: number) => number;

const Row = ({ isLoading = false }: { isLoading?: boolean }) => {
  const { row, compactLevel, isOneLine } = useCompactLevel<HTMLDivElement>(STEPS, isLoading);
  return (
    <div
      ref={row}
      data-level={compactLevel}
      data-wraps={!isOneLine}
      style={{ fontFamily: `"${FAMILY}", sans-serif` }}
    >
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

/** Fakes the fonts, which jsdom does not load. */
const fontsAre = (status: FontFaceSetLoadStatus, ...families: string[]) =>
  Object.assign(document.fonts, {
    status,
    [Symbol.iterator]: () => families.map((family) => ({ family })).values(),
  });

beforeEach(() => {
  startPortal();
  fontsAre('loaded', FAMILY);
  width = 1000;
  notifyResize = [];
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    const observer = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
    notifyResize.push(() => callback([], observer));
    return observer;
  });
  const fake = (name: 'offsetWidth' | 'offsetTop', measureChild: (lines: number, wraps: boolean) => number) =>
    jest.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      const { level, wraps } = this.parentElement?.dataset ?? {};
      if (level === undefined) return name === 'offsetWidth' ? width : 0;
      return this.nextElementSibling === null ? measureChild(linesAt(Number(level)), wraps === 'true') : 0;
    });
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(LINE);
  fake('offsetWidth', (lines) => lines * width);
  fake('offsetTop', (lines, wraps) => (wraps ? (Math.ceil(lines) - 1) * LINE : 0));
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

it('the compact level returns to 0 when the parts of the row are loaded, which need less space', async () => {
  linesAt = (level) => (level < 2 ? 2 : 1);
  const { rerender } = await renderPortal(<Row isLoading />);
  expect(screen.getByText('level 2')).toBeVisible();

  linesAt = () => 1;
  rerender(<Row />);

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

it.each([
  ['stays on one line while its font is loading', 'loading', [FAMILY], 1.1, 'false'],
  ['stays on one line while its font is not attached', 'loaded', ['Other'], 1.1, 'false'],
  ['wraps when its font is loaded', 'loaded', [FAMILY], 1.1, 'true'],
  ['wraps before its font is loaded if no font could make it fit', 'loading', [FAMILY], 1.3, 'true'],
] as const)('a row that is too long at every level %s', async (_, status, families, lines, wraps) => {
  fontsAre(status, ...families);
  linesAt = () => lines;

  await renderPortal(<Row />);

  expect(screen.getByText('first').parentElement).toHaveAttribute('data-wraps', wraps);
});

it('a row that is too long in a fallback font and in its own wraps when its own is loaded', async () => {
  fontsAre('loading', FAMILY);
  linesAt = () => 1.1;
  await renderPortal(<Row />);

  fontsAre('loaded', FAMILY);
  act(() => void document.fonts.dispatchEvent(new Event('loadingdone')));

  expect(screen.getByText('first').parentElement).toHaveAttribute('data-wraps', 'true');
});
