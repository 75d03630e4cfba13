/** A colour in linear light; each channel is 0 to 1 inside the sRGB gamut. */
type Linear = readonly [red: number, green: number, blue: number];

/** A colour in OKLCH: lightness 0 to 1, chroma, and hue in radians. */
export type Oklch = { l: number; c: number; h: number };

type Oklab = readonly [l: number, a: number, b: number];

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const fromLinear = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

const readHex = (hex: string): Linear => {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
};

const writeHex = (color: Linear): string => {
  const channel = (light: number) =>
    Math.round(fromLinear(Math.min(1, Math.max(0, light))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${color.map(channel).join('')}`;
};

// Matrices of Björn Ottosson's Oklab, as in CSS Color 4.
const toOklab = ([r, g, b]: Linear): Oklab => {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const fromOklab = ([lightness, a, b]: Oklab): Linear => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

/** Converts `#rrggbb` to OKLCH. */
export const hexToOklch = (hex: string): Oklch => {
  const [l, a, b] = toOklab(readHex(hex));
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
};

/** Converts OKLCH to `#rrggbb`; channels outside sRGB are clipped. */
export const oklchToHex = ({ l, c, h }: Oklch): string =>
  writeHex(fromOklab([l, c * Math.cos(h), c * Math.sin(h)]));

/** Returns `color-mix(in oklab, hex share%, other)` as `#rrggbb`; `share` is 0 to 1. */
export const mixInOklab = (hex: string, share: number, other: string): string => {
  const first = toOklab(readHex(hex));
  const second = toOklab(readHex(other));
  const mix = (index: 0 | 1 | 2) => first[index] * share + second[index] * (1 - share);
  return writeHex(fromOklab([mix(0), mix(1), mix(2)]));
};

const luminance = (hex: string) => {
  const [r, g, b] = readHex(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Returns the WCAG 2 contrast ratio of two colours, 1 to 21. */
export const contrast = (first: string, second: string): number => {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};
