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

beforeEach(() => {
  startPortal();
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

it('says everything again once the window is wide enough', async () => {
  linesAt = (tightness) => (tightness < 2 ? 2 : 1);
  await renderPortal(<Row />);

  linesAt = () => 1;
  act(() => void window.dispatchEvent(new Event('resize')));

  expect(screen.getByText('tightness 0')).toBeVisible();
});
