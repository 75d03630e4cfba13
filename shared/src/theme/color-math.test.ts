import { formatHex, interpolate, oklch, wcagContrast } from 'culori';
import fc from 'fast-check';
import { contrast, hexToOklch, mixInOklab, oklchToHex } from './color-math.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const distance = (a: string, b: string) =>
  Math.max(...channels(a).map((channel, index) => Math.abs(channel - (channels(b)[index] ?? 0))));

describe('colour maths compared with culori', () => {
  it('hexToOklch returns the lightness and chroma that culori returns', () => {
    fc.assert(
      fc.property(hex, (color) => {
        const ours = hexToOklch(color);
        const theirs = oklch(color);
        expect(ours.l).toBeCloseTo(theirs?.l ?? 0, 4);
        expect(ours.c).toBeCloseTo(theirs?.c ?? 0, 4);
      }),
    );
  });

  it('contrast returns what culori’s wcagContrast returns', () => {
    fc.assert(fc.property(hex, hex, (a, b) => expect(contrast(a, b)).toBeCloseTo(wcagContrast(a, b), 3)));
  });

  it('mixInOklab differs from culori by at most 1 of 255', () => {
    fc.assert(
      fc.property(hex, hex, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, share) => {
        const theirs = formatHex(interpolate([b, a], 'oklab')(share)) ?? '';
        expect(distance(mixInOklab(a, share, b), theirs)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

it('oklchToHex reverses hexToOklch within 1 of 255', () => {
  fc.assert(
    fc.property(hex, (color) =>
      expect(distance(oklchToHex(hexToOklch(color)), color)).toBeLessThanOrEqual(1),
    ),
  );
});
