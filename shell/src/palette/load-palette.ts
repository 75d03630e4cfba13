/** Palette and shortcut sheet with their words, fetched when somebody is about to use them. */
export const loadPalette = async () => {
  const parts = await import(/* webpackChunkName: "palette" */ './palette-parts.ts');
  await parts.paletteTexts.load();
  return parts;
};

export type PaletteParts = Awaited<ReturnType<typeof loadPalette>>;
