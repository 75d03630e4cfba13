/** Valid theme overrides of the query parameters `p`, `pd` and `d`; colours are `#rrggbb`. */
export type ThemeOverrides<Design extends string> = {
  colorPrimary?: string;
  colorPrimaryDim?: string;
  designId?: Design;
};

const readHex = (value: string | null) =>
  value !== null && /^[0-9a-fA-F]{6}$/.test(value) ? `#${value}` : undefined;

/**
 * Parses the theme overrides of a query string: `p` and `pd` are six hex digits, `d` the number of a known design; invalid
 * values are omitted.
 */
export const readThemeOverrides = <Design extends string>(
  search: string,
  knownDesigns: readonly Design[],
): ThemeOverrides<Design> => {
  const query = new URLSearchParams(search);
  const colorPrimary = readHex(query.get('p'));
  const colorPrimaryDim = readHex(query.get('pd'));
  const designId = knownDesigns.find((design) => design === `mcn-${query.get('d')}`);
  return {
    ...(colorPrimary && { colorPrimary }),
    ...(colorPrimaryDim && { colorPrimaryDim }),
    ...(designId && { designId }),
  };
};
