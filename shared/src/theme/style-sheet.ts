import { BASE_RULES } from './base-rules.ts';
import { DESIGN_VARIABLES, NARROW_VARIABLES, PHONE_VARIABLES, TRACKING } from './design-variables.ts';
import { DESIGNS, resolveDesignId } from './designs.ts';
import { deriveDomainColors } from './domain-colors.ts';
import type { Scheme } from './domain-colors.ts';
import { SCHEME_VARIABLES } from './scheme-colors.ts';
import type { Variables } from './scheme-colors.ts';
import { FALLBACK_FONT_FACES, LINUX_FONT_FACES } from './fallback-font-faces.ts';
import { rem, toFollowingSizes, toRem, toTextWeight } from './text-size.ts';
import { PHONE_BREAKPOINT } from './token.ts';

export { chooseTextColor, measureDomainContrasts } from './domain-colors.ts';
export type { ColorPair, DomainContrasts, Scheme } from './domain-colors.ts';

/** The part of a domain's metadata that its theme is made of; colours are `#rrggbb`. */
export type ThemeOptions = {
  design_id: string;
  /** `#rrggbb`. */
  color_primary: string;
  color_primary_dim?: string | undefined;
};

/** Variables whose lengths do not follow the browser's text size: spacing, radii, underlines and shadows. */
const SPACING = /^(gutter|card-gap|radius-.*|underline.*|e\d)$/;

const readValue = ([name, value]: [name: string, value: string]): [name: string, value: string] => [
  `--${name}`,
  SPACING.test(name) ? value : toRem(value),
];

const declare = (variables: Variables) =>
  Object.entries(variables)
    .map((variable) => readValue(variable).join(':'))
    .join(';');

// Guards against CSS injection: all external values in the style sheet are checked here.
const readColor = (color: string) => {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new RangeError(`Not a colour of the form #rrggbb: "${color}"`);
  return color.toLowerCase();
};

const domainVariables = (theme: ThemeOptions, scheme: Scheme): Variables => {
  const dim = theme.color_primary_dim ? readColor(theme.color_primary_dim) : undefined;
  const colors = deriveDomainColors(readColor(theme.color_primary), dim, scheme);
  return {
    primary: colors.primary,
    'on-primary': colors.onPrimary,
    'primary-hover': colors.primaryHover,
    'primary-press': colors.primaryPress,
    'primary-tint': colors.primaryTint,
    'primary-tint-2': colors.primaryTint2,
    'primary-text': colors.primaryText,
    'primary-ui': colors.primaryUi,
    'selected-text': colors.selectedText,
    'selected-fill': colors.selectedFill,
    'primary-dim': colors.primaryDim,
    ring: colors.primaryUi,
  };
};

/**
 * Returns the variables of a theme with their leading dashes, e.g. `{ '--primary': '#5b5bd6' }`, for an element that shows
 * another theme than the page's. Font and letter spacing are not among them, because they depend on the language.
 *
 * @throws RangeError when a colour is not `#rrggbb`.
 */
export const themeVariables = (theme: ThemeOptions, scheme: Scheme): Record<`--${string}`, string> =>
  Object.fromEntries(
    Object.entries({
      ...SCHEME_VARIABLES[scheme],
      ...domainVariables(theme, scheme),
      ...DESIGN_VARIABLES[resolveDesignId(theme.design_id)],
    }).map(readValue),
  );

/**
 * Returns the complete style sheet of a domain: variables in both schemes, the frame of its design, and the base rules.
 * The server sends it with the page; the browser computes one only for theme overrides in the address.
 *
 * @throws RangeError when a colour is not `#rrggbb`.
 */
export const themeStyleSheet = (theme: ThemeOptions): string => {
  const designId = resolveDesignId(theme.design_id);
  const scheme = (name: Scheme) =>
    `color-scheme:${name};${declare({ ...SCHEME_VARIABLES[name], ...domainVariables(theme, name) })}`;
  const dark = scheme('dark');
  const below = (width: number) => `@media (max-width:${rem(width - 0.02)})`;
  return [
    `:root{${scheme('light')};${declare(TRACKING)}}`,
    // `screen` only: print uses the light scheme.
    `@media screen and (prefers-color-scheme:dark){:root:not([data-scheme=light]){${dark}}}`,
    `@media screen{:root[data-scheme=dark]{${dark}}}`,
    // Has the specificity of the dark schemes and follows them, so that a design can override their shadows.
    `:root:root{${declare(DESIGN_VARIABLES[designId])}}`,
    `${below(DESIGNS[designId].breakpoint)}{:root:root{${declare(NARROW_VARIABLES)}}}`,
    `${below(PHONE_BREAKPOINT)}{:root:root{${declare(PHONE_VARIABLES)}}}`,
    `:root:lang(zh){${declare(Object.fromEntries(Object.keys(TRACKING).map((name) => [name, '0'])))}}`,
    FALLBACK_FONT_FACES,
    LINUX_FONT_FACES,
    toTextWeight(toFollowingSizes(BASE_RULES.trim())),
  ].join('\n');
};
