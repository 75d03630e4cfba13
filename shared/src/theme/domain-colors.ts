import { contrast, hexToOklch, mixInOklab, oklchToHex } from './color-math.ts';

/** Light or dark. */
export type Scheme = 'light' | 'dark';

/** The colours of a domain that have to be computed; the others are mixed by the browser. */
export type DomainColors = {
  primary: string;
  onPrimary: string;
  primaryHover: string;
  primaryPress: string;
  primaryTint: string;
  primaryTint2: string;
  primaryText: string;
  primaryUi: string;
  primaryDim: string;
};

/** The surface colour of each scheme, on which the domain's colours have to be seen. */
export const SURFACE: Record<Scheme, string> = { light: '#ffffff', dark: '#12161f' };

const WHITE = '#ffffff';
const INK = '#10141c';
// One of white and black always has 4.5 : 1; ink and white miss it together on a few middle tones.
const BLACK = '#000000';
const TEXT_CONTRAST = 4.5;
const UI_CONTRAST = 3;
const STEP = 0.01;
// Light text on dark glows when it keeps all of its chroma.
const CHROMA_KEPT: Record<Scheme, number> = { light: 1, dark: 0.992 };
const TINTS: Record<Scheme, readonly [tint: number, tint2: number]> = {
  light: [0.08, 0.15],
  dark: [0.18, 0.28],
};

/** The colour of text on a colour: white where it can be read, else ink, and black where ink just fails. */
export const textOn = (color: string): string =>
  [WHITE, INK].find((text) => contrast(text, color) >= TEXT_CONTRAST) ?? BLACK;

/** The colour itself, or moved in lightness until it has the contrast on each of the backgrounds. */
const moveUntil = (color: string, backgrounds: readonly string[], wanted: number, scheme: Scheme) => {
  const start = hexToOklch(color);
  let moved = color;
  const canBeSeen = () => backgrounds.every((background) => contrast(moved, background) >= wanted);
  for (let step = 1; !canBeSeen() && step * STEP < 1; step += 1) {
    moved = oklchToHex({
      l: start.l + (scheme === 'light' ? -STEP : STEP) * step,
      c: start.c * CHROMA_KEPT[scheme] ** step,
      h: start.h,
    });
  }
  return moved;
};

/**
 * All colours derived from a domain's primary, so that any hex can be one and everything stays readable.
 *
 * @example `domainColors('#f2b600', undefined, 'light').primaryText === '#9d6500'`
 */
export const domainColors = (primary: string, dim: string | undefined, scheme: Scheme): DomainColors => {
  const surface = SURFACE[scheme];
  const onPrimary = textOn(primary);
  const away = onPrimary === WHITE ? 'black' : 'white';
  const [tint, tint2] = TINTS[scheme];
  return {
    primary,
    onPrimary,
    primaryHover: `color-mix(in oklch, ${primary} 88%, ${away})`,
    primaryPress: `color-mix(in oklch, ${primary} 78%, ${away})`,
    primaryTint: mixInOklab(primary, tint, surface),
    primaryTint2: mixInOklab(primary, tint2, surface),
    // The tint of a dark primary is darker than a dark surface, so neither background stands for the other.
    primaryText: moveUntil(primary, [mixInOklab(primary, tint2, surface), surface], TEXT_CONTRAST, scheme),
    primaryUi: moveUntil(primary, [surface], UI_CONTRAST, scheme),
    primaryDim: dim ?? `color-mix(in oklch, ${primary} 55%, white)`,
  };
};
