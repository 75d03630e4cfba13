/** The view box of the lines, which is stretched over the brand panel. */
export const WAVES_BOX = { width: 1000, height: 1000 };

const LINES = 44;
/** Straight ones, too short to be seen as such. */
const SEGMENTS = 64;

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

const lineAt = (depth: number, phase: number): string => {
  const points = Array.from({ length: SEGMENTS + 1 }, (_, index) => {
    const x = index / SEGMENTS;
    return `${(x * WAVES_BOX.width).toFixed(1)} ${(heightAt(x, depth, phase) * WAVES_BOX.height).toFixed(1)}`;
  });
  return `M${points.join(' ')}`;
};

/** In waves; the two numbers spread the names of the demo's domains. */
const phaseOf = (domain: string) =>
  [...domain].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) / 31 + 0.3;

/** The lines from top to bottom; opacity is highest in the middle. Each domain has waves of its own. */
export const waveLines = (domain = ''): Line[] =>
  Array.from({ length: LINES }, (_, index) => {
    const depth = index / (LINES - 1);
    return { path: lineAt(depth, phaseOf(domain)), opacity: 0.06 + 0.7 * Math.sin(Math.PI * depth) ** 1.8 };
  });
