export { paletteTexts } from './palette-texts.ts';
export { Palette } from './palette.tsx';
export { ShortcutSheet } from './shortcut-sheet.tsx';
