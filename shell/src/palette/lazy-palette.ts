import { lazyComponent, type LoadFailure } from '@portal/shared/ui/feedback';
import { FailedModal, preloadModal } from '@portal/shared/ui/overlay';
import { uiTexts } from '@portal/shared/ui/texts';
import { createElement } from 'react';
import { waitForComposition } from './composition.ts';
import { PaletteField } from './palette-field.tsx';
import type { ShortcutSheetProps } from './shortcut-sheet.tsx';

const loadChunk = async () => {
  const [module] = await Promise.all([
    import(/* webpackChunkName: "palette" */ './palette-chunk.ts'),
    preloadModal(),
  ]);
  await module.paletteTexts.load();
  return module;
};

/** The command palette; while its code loads, a field that takes the typed text. */
export const Palette = lazyComponent(
  async () => {
    try {
      return (await loadChunk()).Palette;
    } finally {
      await waitForComposition();
    }
  },
  PaletteField,
  PaletteField,
);

const FailedSheet = (props: ShortcutSheetProps & LoadFailure) =>
  createElement(FailedModal, { ...props, title: uiTexts.text('state.errorTitle') });

export const ShortcutSheet = lazyComponent(async () => (await loadChunk()).ShortcutSheet, FailedSheet);
