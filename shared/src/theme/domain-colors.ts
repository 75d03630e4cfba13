import { contrast, hexToOklch, mixInOklab, oklchToHex } from './color-math.ts';

/** Light or dark. */
export type Scheme = 'light' | 'dark';

/** The colours derived from a domain's primary colour, as CSS values. */
export type DomainColors = {
  primary: string;
  onPrimary: string;
  primaryHover: string;
  primaryPress: string;
  primaryTint: string;
  primaryTint2: string;
  /** For text on a surface or a tint. */
  primaryText: string;
  /** For icons and borders, which need less contrast than text. */
  primaryUi: string;
  /** For the label of what is selected, e.g. the active navigation entry, on `selectedFill`, a tint or a surface. */
  selectedText: string;
  /** The background of the active navigation entry. */
  selectedFill: string;
  /** The domain's second, dimmed colour. */
  primaryDim: string;
};

/** The surface colour of each scheme, against which contrast is computed. */
export const SURFACE: Record<Scheme, string> = { light: '#ffffff', dark: '#12161f' };

/** The text colour of each scheme. */
export const TEXT: Record<Scheme, string> = { light: '#191f2b', dark: '#eef1f6' };

const WHITE = '#ffffff';
const INK = '#10141c';
// White or black has 4.5 : 1 on every colour; on a few middle tones neither white nor ink has.
const BLACK = '#000000';
const TEXT_CONTRAST = 4.5;
const UI_CONTRAST = 3;
// Below this chroma a colour looks as grey as the labels around it.
const MIN_CHROMA = 0.06;
// More than that of the labels around, which is up to 9.8.
const GREY_CONTRAST = 10;
const STEP = 0.01;
// Chroma factor per step: light text on a dark surface appears to glow at full chroma.
const CHROMA_FACTOR: Record<Scheme, number> = { light: 1, dark: 0.992 };
const TINTS: Record<Scheme, readonly [tint: number, tint2: number]> = {
  light: [0.08, 0.15],
  dark: [0.18, 0.28],
};

/** A colour on its background, and the WCAG contrast between them, 1 to 21. */
export type ColorPair = { color: string; background: string; contrast: number };

/** The pairs of colours that depend on a domain's primary colour. */
export type DomainContrasts = {
  /** The label of a primary button. */
  button: ColorPair;
  /** Links, and text on tints. */
  text: ColorPair;
  /** Icons, borders and the focus ring. */
  ui: ColorPair;
};

/** Returns white if its contrast on `color` is at least 4.5, else ink, else black. */
export const chooseTextColor = (color: string): string =>
  [WHITE, INK].find((text) => contrast(text, color) >= TEXT_CONTRAST) ?? BLACK;

/** Changes the lightness of a colour in steps of 0.01 until it has the contrast `wanted` on each background. */
const adjustLightness = (color: string, backgrounds: readonly string[], wanted: number, scheme: Scheme) => {
  const start = hexToOklch(color);
  let adjusted = color;
  const hasContrast = () => backgrounds.every((background) => contrast(adjusted, background) >= wanted);
  for (let step = 1; !hasContrast() && step * STEP < 1; step += 1) {
    adjusted = oklchToHex({
      l: start.l + (scheme === 'light' ? -STEP : STEP) * step,
      c: start.c * CHROMA_FACTOR[scheme] ** step,
      h: start.h,
    });
  }
  return adjusted;
};

/** The label and the background of what is selected. */
const deriveSelected = (primary: string, primaryUi: string, scheme: Scheme) => {
  const surface = SURFACE[scheme];
  // The tint of a colour that is hardly seen on the surface would hardly be seen either.
  const fillOf = (share: number) => mixInOklab(primaryUi, share, surface);
  const [, tint2] = TINTS[scheme];
  const fill = fillOf(tint2);
  const colored = adjustLightness(primary, [fill, surface], TEXT_CONTRAST, scheme);
  if (hexToOklch(colored).c >= MIN_CHROMA) return { selectedText: colored, selectedFill: fill };
  // A grey primary colour would make the label of what is selected dimmer than the others.
  const text = TEXT[scheme];
  let share = tint2;
  while (contrast(text, fillOf(share)) < GREY_CONTRAST) share -= STEP;
  return { selectedText: text, selectedFill: fillOf(share) };
};

/**
 * Derives all colours from a domain's primary colour, so that texts stay readable with any `#rrggbb`.
 *
 * @example `deriveDomainColors('#f2b600', undefined, 'light').primaryText === '#9d6500'`
 */
export const deriveDomainColors = (
  primary: string,
  dim: string | undefined,
  scheme: Scheme,
): DomainColors => {
  const surface = SURFACE[scheme];
  const onPrimary = chooseTextColor(primary);
  const shade = onPrimary === WHITE ? 'black' : 'white';
  const [tint, tint2] = TINTS[scheme];
  const primaryUi = adjustLightness(primary, [surface], UI_CONTRAST, scheme);
  const { selectedText, selectedFill } = deriveSelected(primary, primaryUi, scheme);
  return {
    primary,
    onPrimary,
    primaryHover: `color-mix(in oklch, ${primary} 88%, ${shade})`,
    primaryPress: `color-mix(in oklch, ${primary} 78%, ${shade})`,
    primaryTint: mixInOklab(primary, tint, surface),
    primaryTint2: mixInOklab(primary, tint2, surface),
    // Both backgrounds are checked: the tint of a dark primary colour is darker than the dark surface.
    primaryText: adjustLightness(
      primary,
      [mixInOklab(primary, tint2, surface), surface],
      TEXT_CONTRAST,
      scheme,
    ),
    primaryUi,
    selectedText,
    selectedFill,
    primaryDim: dim ?? `color-mix(in oklch, ${primary} 55%, white)`,
  };
};

const pair = (color: string, background: string): ColorPair => ({
  color,
  background,
  contrast: contrast(color, background),
});

/** Measures how readable the colours derived from a primary `#rrggbb` are, each on the background where it is used. */
export const measureDomainContrasts = (primary: string, scheme: Scheme): DomainContrasts => {
  const colors = deriveDomainColors(primary, undefined, scheme);
  return {
    button: pair(colors.onPrimary, colors.primary),
    text: pair(colors.primaryText, colors.primaryTint2),
    ui: pair(colors.primaryUi, SURFACE[scheme]),
  };
};
