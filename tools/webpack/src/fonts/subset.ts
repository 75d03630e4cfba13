// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- other packages compile this file, and find the types only so
/// <reference path="./subset-font.d.ts" />
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const textOf = (codes: Iterable<number>) => String.fromCodePoint(...codes);

/** The characters that a font has. */
export const readCharacters = (font: Buffer): ReadonlySet<number> =>
  new Set(new Face(new Blob(font)).collectUnicodes());

/**
 * The WOFF2 file of a variable font with the given characters only: with kerning, marks, figures of one width, and what composes
 * characters. Other weights are drawn with the nearest. Hinting is of no use at the density of screens.
 */
export const subsetVariable = (font: Buffer, codes: Iterable<number>): Promise<Buffer> =>
  subsetFont(font, textOf(codes), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 760, default: 400 } },
    keepFeatures: ['ccmp', 'kern', 'mark', 'mkmk', 'tnum'],
    noHinting: true,
  });

/** The WOFF2 file of a font for Han with the given characters only. Han needs no layout rules. */
export const subsetHan = (font: Buffer, codes: Iterable<number>): Promise<Buffer> =>
  subsetFont(font, textOf(codes), {
    targetFormat: 'woff2',
    keepFeatures: [],
    dropTables: ['BASE', 'GDEF', 'GPOS', 'GSUB', 'VORG', 'vhea', 'vmtx'],
    noHinting: true,
  });
