import { useQueryFlag } from '@portal/shared/routing';
import { Suspense, useState } from 'react';
import { usePaletteModule } from './use-palette-module.ts';
import { useShortcutKeys } from './use-shortcut-keys.ts';

/** Opens palette and shortcut sheet by keyboard shortcut and by their action flags in the address. */
export function PaletteHost() {
  const palette = useQueryFlag('palette');
  const sheet = useQueryFlag('shortcuts');
  useShortcutKeys({
    onPalette: () => (palette.isOpen ? palette.close() : palette.open()),
    onSheet: () => sheet.open(),
  });
  const module = usePaletteModule(palette.isOpen || sheet.isOpen, () =>
    palette.isOpen ? palette.close() : sheet.close(),
  );
  const [wasOpen, setWasOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  if (palette.isOpen !== wasOpen) {
    setWasOpen(palette.isOpen);
    // A new key gives each opening an empty input.
    if (palette.isOpen) setOpenings(openings + 1);
  }
  if (!module) return null;
  return (
    <Suspense>
      <module.Palette key={openings} isOpen={palette.isOpen} onClose={palette.close} />
      <module.ShortcutSheet isOpen={sheet.isOpen} onClose={sheet.close} />
    </Suspense>
  );
}
