// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- other packages compile this file, and find the types only so
/// <reference path="./subset-font.d.ts" />
import subsetFont from 'subset-font';
import { mergeSlices } from './merge-slices.ts';
import { readTables } from './sfnt.ts';
import type { FontTables } from './sfnt.ts';
import { packWoff2 } from './woff2.ts';

/** The weights that styles use; other weights are drawn with the nearest of them. */
const WEIGHTS = { wght: { min: 400, max: 760, default: 400 } };

/** Kerning, marks, figures of one width, and what composes characters. Hinting is of no use at the density of screens. */
const LATIN = { keepFeatures: ['ccmp', 'kern', 'mark', 'mkmk', 'tnum'], noHinting: true } as const;

/** Han needs no layout rules; a slice with some could not be merged. */
const HAN = {
  keepFeatures: [],
  noHinting: true,
  dropTables: ['BASE', 'GDEF', 'GPOS', 'GSUB', 'HVAR', 'MVAR', 'STAT', 'VORG', 'VVAR', 'vhea', 'vmtx'],
} as const;

const textOf = (codes: Iterable<number>) => String.fromCodePoint(...codes);

/** The WOFF2 file of a font with the given characters only. */
export async function subset(font: Buffer, codes: Iterable<number>): Promise<Buffer> {
  const part = await subsetFont(font, textOf(codes), {
    ...LATIN,
    variationAxes: WEIGHTS,
    targetFormat: 'truetype',
  });
  return packWoff2(readTables(part));
}

/** The WOFF2 file with the given characters of a font that is published as slices. */
export async function subsetSlices(slices: readonly Slice[], codes: ReadonlySet<number>): Promise<Buffer> {
  const parts: FontTables[] = [];
  for (const { read, codes: all } of slices) {
    const needed = all.filter((code) => codes.has(code));
    if (needed.length === 0) continue;
    const part = await subsetFont(read(), textOf(needed), {
      ...HAN,
      variationAxes: WEIGHTS,
      targetFormat: 'truetype',
    });
    parts.push(readTables(part));
  }
  return packWoff2(mergeSlices(parts));
}

/** A slice of a font: a file with the glyphs of some characters. */
export type Slice = { file: string; codes: readonly number[]; read: () => Buffer };
