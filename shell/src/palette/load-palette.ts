/** Loads the chunk of palette and shortcut sheet with their texts, before their first use. */
export const loadPalette = async () => {
  const module = await import(/* webpackChunkName: "palette" */ './palette-chunk.ts');
  await module.paletteTexts.load();
  return module;
};

export type PaletteModule = Awaited<ReturnType<typeof loadPalette>>;
