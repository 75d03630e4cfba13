import { act, screen } from '@testing-library/react';
import { renderPortal, startPortal } from '@portal/shared/testing';
import { useTightness } from './use-tightness.ts';

const STEPS = 3;
const LINE = 40;

/** What the page has no layout for here: how many lines the row takes, by how much it saves. */
let linesAt: (tightness: number) => number;

const Row = () => {
  const { row, tightness } = useTightness<HTMLDivElement>(STEPS);
  return (
    <div ref={row} data-tightness={tightness}>
      <span>first</span>
      <span>tightness {tightness}</span>
    </div>
  );
};

let width = 1000;
let tellOfSizes: (() => void)[] = [];

const changeWidth = (next: number) => {
  width = next;
  act(() => tellOfSizes.forEach((tell) => tell()));
};

beforeEach(() => {
  startPortal();
  width = 1000;
  tellOfSizes = [];
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((tell) => {
    const observer = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
    tellOfSizes.push(() => tell([], observer));
    return observer;
  });
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => width);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(LINE);
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    const isLast = this.nextElementSibling === null;
    return isLast ? (linesAt(Number(this.parentElement?.dataset['tightness'])) - 1) * LINE : 0;
  });
});

afterEach(() => jest.restoreAllMocks());

it.each([
  ['nothing where it fits', () => 1, 0],
  ['as little as makes it fit', (tightness: number) => (tightness < 2 ? 2 : 1), 2],
  ['nothing where two lines are needed anyway', () => 2, 0],
  ['what keeps it on two lines where one cannot be had', (tightness: number) => (tightness < 1 ? 3 : 2), 1],
])('saves %s', async (_, lines, expected) => {
  linesAt = lines;

  await renderPortal(<Row />);

  expect(screen.getByText(`tightness ${expected}`)).toBeVisible();
});

it('says everything again once the row is wide enough', async () => {
  linesAt = (tightness) => (tightness < 2 ? 2 : 1);
  await renderPortal(<Row />);

  linesAt = () => 1;
  changeWidth(1200);

  expect(screen.getByText('tightness 0')).toBeVisible();
});

it('saves more once something beside the row has taken of its room', async () => {
  linesAt = () => 1;
  await renderPortal(<Row />);

  linesAt = (tightness) => (tightness < 1 ? 2 : 1);
  changeWidth(800);

  expect(screen.getByText('tightness 1')).toBeVisible();
});

it.each([
  ['shorter', 3, 1],
  ['longer', 0, 2],
])(
  'is measured again in the font that its words are to have, in which they are %s',
  async (_, first, then) => {
    linesAt = (tightness) => (tightness < first ? 2 : 1);
    await renderPortal(<Row />);

    linesAt = (tightness) => (tightness < then ? 2 : 1);
    act(() => void document.fonts.dispatchEvent(new Event('loadingdone')));

    expect(screen.getByText(`tightness ${then}`)).toBeVisible();
  },
);
