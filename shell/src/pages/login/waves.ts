/** A picture of lines is drawn once in this box and stretched over the panel. */
export const WAVES_BOX = { width: 1000, height: 1000 };

const LINES = 44;
const SEGMENTS = 16;

type Line = { path: string; opacity: number };

const TURN = 2 * Math.PI;

/** Height of a line at a place; `depth` runs from 0, the topmost line, to 1. */
const heightAt = (x: number, depth: number) => {
  const swell = (0.02 + 0.13 * depth) * Math.sin(TURN * (0.72 * x + 0.42 + 0.16 * depth));
  const ripple = 0.03 * (1 - depth) * Math.sin(TURN * (1.5 * x + 0.3 * depth));
  // Lines lie close together on the left and spread to the right, like cloth held in one hand.
  return 0.36 + depth * (0.2 + 0.34 * x) + swell + ripple;
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
    // Bézier handles along the slope at both ends: smooth at any size, with few points.
    const start = point(from + step / 3, heightAt(from, depth) + (slopeAt(from, depth) * step) / 3);
    const end = point(to - step / 3, heightAt(to, depth) - (slopeAt(to, depth) * step) / 3);
    return `C${start} ${end} ${point(to, heightAt(to, depth))}`;
  });
  return `M${point(0, heightAt(0, depth))}${curves.join('')}`;
};

/** The lines of the wave, from faint over bright to faint again. */
export const waveLines = (): Line[] =>
  Array.from({ length: LINES }, (_, index) => {
    const depth = index / (LINES - 1);
    return { path: lineAt(depth), opacity: 0.12 + 0.68 * Math.sin(Math.PI * depth) ** 1.4 };
  });
