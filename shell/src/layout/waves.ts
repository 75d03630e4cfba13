/** The view box of the lines, which is stretched over the brand panel. */
export const WAVES_BOX = { width: 1000, height: 1000 };

const LINES = 44;
const SEGMENTS = 16;
/** Distance over which a slope is measured. */
const DELTA = 1e-4;

type Line = { path: string; opacity: number };

const TURN = 2 * Math.PI;

/**
 * The height of a line at `x`; `depth` runs from 0, the topmost line, to 1. Each line is one cosine wave. Lower lines have
 * a shorter wavelength and an earlier phase, so that their crests meet in the middle.
 */
const heightAt = (x: number, depth: number, phase: number) => {
  const length = 1.2 - 0.5 * depth;
  const start = 0.15 - 0.09 * depth;
  const strength = 0.012 + 0.2 * depth * (1.1 - depth);
  const tilt = (0.145 * depth ** 2 - 0.03) * x;
  return (
    0.367 +
    0.3 * depth +
    0.11 * depth ** 2 +
    tilt +
    strength * Math.cos(TURN * ((x - start) / length + phase))
  );
};

const { width, height } = WAVES_BOX;
const point = (x: number, y: number) => `${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`;

const lineAt = (depth: number, phase: number): string => {
  const step = 1 / SEGMENTS;
  const yAt = (x: number) => heightAt(x, depth, phase);
  const slopeAt = (x: number) => (yAt(x + DELTA) - yAt(x - DELTA)) / (2 * DELTA);
  const curves = Array.from({ length: SEGMENTS }, (_, index) => {
    const [from, to] = [index * step, (index + 1) * step];
    // Bézier control points along the slope at both ends keep the curve smooth with few points.
    const start = point(from + step / 3, yAt(from) + (slopeAt(from) * step) / 3);
    const end = point(to - step / 3, yAt(to) - (slopeAt(to) * step) / 3);
    return `C${start} ${end} ${point(to, yAt(to))}`;
  });
  return `M${point(0, yAt(0))}${curves.join('')}`;
};

/** A part of a wave from 0 to 1; the two numbers spread the names of the demo's domains. */
const phaseOf = (domain: string) =>
  [...domain].reduce((hash, letter) => (hash * 192 + letter.charCodeAt(0)) % 69, 0) / 69;

/** The lines from top to bottom; opacity is highest in the middle. Each domain has waves of its own. */
export const waveLines = (domain = ''): Line[] =>
  Array.from({ length: LINES }, (_, index) => {
    const depth = index / (LINES - 1);
    return { path: lineAt(depth, phaseOf(domain)), opacity: 0.06 + 0.7 * Math.sin(Math.PI * depth) ** 1.8 };
  });
