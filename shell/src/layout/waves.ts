/** The view box of the lines, which is stretched over the brand panel. */
export const WAVES_BOX = { width: 1000, height: 1000 };

const LINES = 44;
const SEGMENTS = 16;

type Line = { path: string; opacity: number };

const TURN = 2 * Math.PI;

/**
 * The height of a line at `x`; `depth` runs from 0, the topmost line, to 1. Each line is one cosine wave. Lower lines have
 * a shorter wavelength and an earlier phase, so that their crests meet in the middle.
 */
const heightAt = (x: number, depth: number) => {
  const length = 1.2 - 0.5 * depth;
  const start = 0.15 - 0.09 * depth;
  const strength = 0.012 + 0.2 * depth * (1.1 - depth);
  const tilt = (0.145 * depth ** 2 - 0.03) * x;
  return 0.367 + 0.3 * depth + 0.11 * depth ** 2 + tilt + strength * Math.cos((TURN * (x - start)) / length);
};

const slopeAt = (x: number, depth: number) => {
  const step = 1e-4;
  return (heightAt(x + step, depth) - heightAt(x - step, depth)) / (2 * step);
};

const { width, height } = WAVES_BOX;
const point = (x: number, y: number) => `${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`;

const lineAt = (depth: number): string => {
  const step = 1 / SEGMENTS;
  const curves = Array.from({ length: SEGMENTS }, (_, index) => {
    const [from, to] = [index * step, (index + 1) * step];
    // Bézier control points along the slope at both ends keep the curve smooth with few points.
    const start = point(from + step / 3, heightAt(from, depth) + (slopeAt(from, depth) * step) / 3);
    const end = point(to - step / 3, heightAt(to, depth) - (slopeAt(to, depth) * step) / 3);
    return `C${start} ${end} ${point(to, heightAt(to, depth))}`;
  });
  return `M${point(0, heightAt(0, depth))}${curves.join('')}`;
};

/** The lines from top to bottom; opacity is highest in the middle. */
export const waveLines = (): Line[] =>
  Array.from({ length: LINES }, (_, index) => {
    const depth = index / (LINES - 1);
    return { path: lineAt(depth), opacity: 0.06 + 0.7 * Math.sin(Math.PI * depth) ** 1.8 };
  });
