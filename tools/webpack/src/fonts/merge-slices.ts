import { readCharacterMap, tableOf, writeCharacterMap } from './sfnt.ts';
import type { FontTables } from './sfnt.ts';

type Glyph = { outline: Buffer; advance: number; bearing: number; variation: Buffer };

/** The `gvar` header up to the offsets of the glyphs' data. */
const VARIATION_HEADER = 20;

function readVariations(table: Buffer, count: number): Buffer[] {
  const data = table.readUInt32BE(16);
  const isLong = (table.readUInt16BE(14) & 1) === 1;
  const offset = (glyph: number) =>
    isLong
      ? table.readUInt32BE(VARIATION_HEADER + glyph * 4)
      : table.readUInt16BE(VARIATION_HEADER + glyph * 2) * 2;
  return Array.from({ length: count }, (_, glyph) =>
    table.subarray(data + offset(glyph), data + offset(glyph + 1)),
  );
}

const readSharedTuples = (table: Buffer) => {
  const start = table.readUInt32BE(8);
  return table.subarray(start, start + table.readUInt16BE(4) * table.readUInt16BE(6) * 2);
};

function readGlyphs(tables: FontTables): Glyph[] {
  const [outlines, locations, metrics] = ['glyf', 'loca', 'hmtx'].map((tag) => tableOf(tables, tag)) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  const count = tableOf(tables, 'maxp').readUInt16BE(4);
  const isLong = tableOf(tables, 'head').readInt16BE(50) === 1;
  const offset = (glyph: number) =>
    isLong ? locations.readUInt32BE(glyph * 4) : locations.readUInt16BE(glyph * 2) * 2;
  const full = tableOf(tables, 'hhea').readUInt16BE(34);
  const variations = readVariations(tableOf(tables, 'gvar'), count);
  return Array.from({ length: count }, (_, glyph) => {
    const outline = outlines.subarray(offset(glyph), offset(glyph + 1));
    if (outline.length > 0 && outline.readInt16BE(0) < 0)
      throw new Error('A slice has a glyph that is made of others, which is not supported');
    return {
      outline,
      advance: metrics.readUInt16BE(Math.min(glyph, full - 1) * 4),
      bearing: metrics.readInt16BE(glyph < full ? glyph * 4 + 2 : full * 4 + (glyph - full) * 2),
      variation: variations[glyph] ?? Buffer.alloc(0),
    };
  });
}

/** Joins buffers, each padded to four bytes, and returns where each begins and where the last one ends. */
function join(buffers: readonly Buffer[]) {
  const padded = buffers.map((buffer) => {
    const whole = Buffer.alloc((buffer.length + 3) & ~3);
    buffer.copy(whole);
    return whole;
  });
  const offsets = Buffer.alloc((buffers.length + 1) * 4);
  let end = 0;
  for (const [index, { length }] of padded.entries()) {
    end += length;
    offsets.writeUInt32BE(end, (index + 1) * 4);
  }
  return { data: Buffer.concat(padded), offsets };
}

/** Glyphs refer to these tuples by number, so all slices that have some must have the same ones. */
function readCommonTuples(tables: readonly Buffer[]): Buffer {
  const [first = Buffer.alloc(0), ...others] = tables
    .map(readSharedTuples)
    .filter(({ length }) => length > 0);
  if (!others.every((tuples) => tuples.equals(first)))
    throw new Error('The slices differ in the shared tuples of their variations');
  return first;
}

function writeVariations(tables: readonly Buffer[], glyphs: readonly Glyph[]): Buffer {
  const tuples = readCommonTuples(tables);
  const [first] = tables;
  if (!first) throw new Error('There are no variations to merge');
  const { data, offsets } = join(glyphs.map(({ variation }) => variation));
  const header = Buffer.from(first.subarray(0, VARIATION_HEADER));
  header.writeUInt16BE(tuples.length / (2 * first.readUInt16BE(4)), 6);
  header.writeUInt32BE(VARIATION_HEADER + offsets.length, 8);
  header.writeUInt16BE(glyphs.length, 12);
  header.writeUInt16BE(1, 14);
  header.writeUInt32BE(VARIATION_HEADER + offsets.length + tuples.length, 16);
  return Buffer.concat([header, offsets, tuples, data]);
}

const copyOf = (tables: FontTables, tag: string) => Buffer.from(tableOf(tables, tag));

/** The fields of `maxp` that are the largest of any glyph: points and contours. */
const LARGEST_OF_GLYPHS = [6, 8];

/**
 * Merges slices of one variable TrueType font into one font. Fonts with many characters are published as slices only.
 * Their glyphs must be outlines of their own, and the slices must have no layout tables, whose rules name glyphs.
 */
export function mergeSlices(all: readonly FontTables[]): FontTables {
  const [first] = all;
  if (!first) throw new Error('There are no slices to merge');
  const glyphs: Glyph[] = readGlyphs(first).slice(0, 1);
  const characters = new Map<number, number>();
  for (const tables of all) {
    for (const tag of ['fvar', 'avar'])
      if (!(tables.get(tag) ?? Buffer.alloc(0)).equals(first.get(tag) ?? Buffer.alloc(0)))
        throw new Error(`The slices differ in ${tag}: they are not of one font`);
    // The first glyph of every font stands for missing characters.
    const before = glyphs.length - 1;
    glyphs.push(...readGlyphs(tables).slice(1));
    for (const [code, glyph] of readCharacterMap(tables)) characters.set(code, before + glyph);
  }

  const metrics = Buffer.alloc(glyphs.length * 4);
  for (const [index, { advance, bearing }] of glyphs.entries()) {
    metrics.writeUInt16BE(advance, index * 4);
    metrics.writeInt16BE(bearing, index * 4 + 2);
  }
  const outlines = join(glyphs.map(({ outline }) => outline));
  const [head, hhea, maxp] = [copyOf(first, 'head'), copyOf(first, 'hhea'), copyOf(first, 'maxp')];
  head.writeInt16BE(1, 50);
  hhea.writeUInt16BE(glyphs.length, 34);
  maxp.writeUInt16BE(glyphs.length, 4);
  for (const field of LARGEST_OF_GLYPHS)
    maxp.writeUInt16BE(Math.max(...all.map((tables) => tableOf(tables, 'maxp').readUInt16BE(field))), field);

  return new Map([
    ...first,
    ['head', head],
    ['hhea', hhea],
    ['maxp', maxp],
    ['hmtx', metrics],
    ['glyf', outlines.data],
    ['loca', outlines.offsets],
    ['cmap', writeCharacterMap(characters)],
    [
      'gvar',
      writeVariations(
        all.map((tables) => tableOf(tables, 'gvar')),
        glyphs,
      ),
    ],
  ]);
}
