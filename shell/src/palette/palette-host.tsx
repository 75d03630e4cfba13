import { useQueryFlag } from '@portal/shared/routing';
import { Suspense, useState } from 'react';
import { usePaletteParts } from './use-palette-parts.ts';
import { useShortcutKeys } from './use-shortcut-keys.ts';

/** Opens palette and shortcut sheet by their keys and by the address. */
export function PaletteHost() {
  const palette = useQueryFlag('palette');
  const sheet = useQueryFlag('shortcuts');
  useShortcutKeys({
    onPalette: () => (palette.isOpen ? palette.close() : palette.open()),
    onSheet: () => sheet.open(),
  });
  const parts = usePaletteParts(palette.isOpen || sheet.isOpen, () =>
    palette.isOpen ? palette.close() : sheet.close(),
  );
  const [wasOpen, setWasOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  if (palette.isOpen !== wasOpen) {
    setWasOpen(palette.isOpen);
    // Each opening begins with an empty box.
    if (palette.isOpen) setOpenings(openings + 1);
  }
  if (!parts) return null;
  return (
    <Suspense>
      <parts.Palette key={openings} isOpen={palette.isOpen} onClose={palette.close} />
      <parts.ShortcutSheet isOpen={sheet.isOpen} onClose={sheet.close} />
    </Suspense>
  );
}
