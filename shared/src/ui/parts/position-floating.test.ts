import { positionFloating } from './position-floating.ts';

const WINDOW = { width: 400, height: 300 };
const BOX = { width: 120, height: 40 };

const at = (left: number, top: number) => new DOMRect(left, top, 40, 20);

describe('positionFloating', () => {
  it.each([
    ['on the preferred side, centred', at(180, 100), 'top', { side: 'top', top: 52, left: 140, arrow: 60 }],
    [
      'below when there is no space above',
      at(180, 20),
      'top',
      { side: 'bottom', top: 48, left: 140, arrow: 60 },
    ],
    [
      'above when there is no space below',
      at(180, 260),
      'bottom',
      { side: 'top', top: 212, left: 140, arrow: 60 },
    ],
    [
      'inside the left edge, with its arrow at the trigger',
      at(0, 100),
      'top',
      { side: 'top', top: 52, left: 8, arrow: 14 },
    ],
    ['inside the right edge', at(360, 100), 'top', { side: 'top', top: 52, left: 272, arrow: 106 }],
  ] as const)('positionFloating places a box %s', (_, trigger, preferred, expected) => {
    expect(positionFloating(trigger, BOX, WINDOW, preferred)).toEqual(expected);
  });
});
