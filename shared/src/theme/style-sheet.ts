import { BASE_RULES } from './base-rules.ts';
import { DESIGN_VARIABLES, NARROW_VARIABLES, PHONE_VARIABLES, TRACKING } from './design-variables.ts';
import { DESIGNS, designOf } from './designs.ts';
import { domainColors } from './domain-colors.ts';
import type { Scheme } from './domain-colors.ts';
import { SCHEME_VARIABLES } from './scheme-colors.ts';
import type { Variables } from './scheme-colors.ts';
import { FALLBACK_FONT_FACES } from './fallback-font-faces.ts';
import { PHONE_BREAKPOINT } from './token.ts';

/** The part of a domain's metadata that decides its look. */
export type Look = {
  design_id: string;
  /** `#rrggbb`. */
  color_primary: string;
  color_primary_dim?: string | undefined;
};

const declare = (variables: Variables) =>
  Object.entries(variables)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

// Everything that goes into the sheet from outside passes here; a hex colour can close no rule and load nothing.
const readColor = (color: string) => {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new RangeError(`Not a colour of the form #rrggbb: "${color}"`);
  return color.toLowerCase();
};

const domainVariables = (look: Look, scheme: Scheme): Variables => {
  const dim = look.color_primary_dim ? readColor(look.color_primary_dim) : undefined;
  const colors = domainColors(readColor(look.color_primary), dim, scheme);
  return {
    primary: colors.primary,
    'on-primary': colors.onPrimary,
    'primary-hover': colors.primaryHover,
    'primary-press': colors.primaryPress,
    'primary-tint': colors.primaryTint,
    'primary-tint-2': colors.primaryTint2,
    'primary-text': colors.primaryText,
    'primary-ui': colors.primaryUi,
    'primary-dim': colors.primaryDim,
    ring: colors.primaryUi,
  };
};

/**
 * The complete style sheet of a domain: its variables in both schemes, the frame of its design, and the base rules.
 * The server sends it with the page; the browser makes one only where the address overrides the look.
 *
 * @throws RangeError when a colour is not `#rrggbb`.
 */
export const themeStyleSheet = (look: Look): string => {
  const designId = designOf(look.design_id);
  const scheme = (name: Scheme) =>
    `color-scheme:${name};${declare({ ...SCHEME_VARIABLES[name], ...domainVariables(look, name) })}`;
  const dark = scheme('dark');
  const below = (width: number) => `@media (max-width:${width - 0.02}px)`;
  return [
    `:root{${scheme('light')};${declare(TRACKING)}}`,
    // Paper is always light.
    `@media screen and (prefers-color-scheme:dark){:root:not([data-scheme=light]){${dark}}}`,
    `@media screen{:root[data-scheme=dark]{${dark}}}`,
    // As specific as the schemes and after them, so that a design can drop a shadow in both.
    `:root:root{${declare(DESIGN_VARIABLES[designId])}}`,
    `${below(DESIGNS[designId].breakpoint)}{:root:root{${declare(NARROW_VARIABLES)}}}`,
    `${below(PHONE_BREAKPOINT)}{:root:root{${declare(PHONE_VARIABLES)}}}`,
    `:root:lang(zh){${declare(Object.fromEntries(Object.keys(TRACKING).map((name) => [name, '0'])))}}`,
    FALLBACK_FONT_FACES,
    BASE_RULES.trim(),
  ].join('\n');
};
