import { monotonePath } from './monotone-path.ts';
import type { Point } from './monotone-path.ts';

/** Heights along the curve, sampled from its Bézier pieces. */
const heights = (path: string) => {
  const [start = '', ...curves] = path.slice(1).split('C');
  let from = Number(start.split(' ')[1]);
  return curves.flatMap((curve) => {
    const [, a = 0, , b = 0, , to = 0] = curve.split(' ').map(Number);
    const samples = [0, 0.25, 0.5, 0.75, 1].map(
      (t) => (1 - t) ** 3 * from + 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t ** 2 * b + t ** 3 * to,
    );
    from = to;
    return samples;
  });
};

describe('monotonePath', () => {
  it('monotonePath returns an empty path for no points and a move for one', () => {
    expect(monotonePath([])).toBe('');
    expect(monotonePath([[1, 2]])).toBe('M1 2');
  });

  it('monotonePath passes through its points', () => {
    const path = monotonePath([
      [0, 10],
      [10, 0],
      [20, 5],
    ]);

    expect(path).toMatch(/^M0 10C.* 10 0C.* 20 5$/);
  });

  it('monotonePath does not overshoot the values of neighbouring points', () => {
    const points: Point[] = [0, 0, 100, 100, 0, 3, 3].map((y, x) => [x * 10, y]);

    for (const height of heights(monotonePath(points))) {
      expect(height).toBeGreaterThanOrEqual(-0.01);
      expect(height).toBeLessThanOrEqual(100.01);
    }
  });
});
