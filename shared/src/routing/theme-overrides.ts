/** What the query parameters `p`, `pd` and `d` ask for; only what is valid is there. */
export type ThemeOverrides<Design extends string> = {
  colorPrimary?: string;
  colorPrimaryDim?: string;
  designId?: Design;
};

const readHex = (value: string | null) =>
  value !== null && /^[0-9a-fA-F]{6}$/.test(value) ? `#${value}` : undefined;

/** Reads the look a query string asks for: `p` and `pd` are six hex digits, `d` the number of a known design. */
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
