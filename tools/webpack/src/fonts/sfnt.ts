/** The tables of a TrueType font by their tags. */
export type FontTables = Map<string, Buffer>;

const TABLE_RECORD = 16;
const HEADER = 12;

export function readTables(font: Buffer): FontTables {
  const tables: FontTables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const record = HEADER + index * TABLE_RECORD;
    const start = font.readUInt32BE(record + 8);
    tables.set(
      font.toString('latin1', record, record + 4),
      font.subarray(start, start + font.readUInt32BE(record + 12)),
    );
  }
  return tables;
}

export function tableOf(tables: FontTables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table ${tag}`);
  return table;
}

type GlyphByCode = Map<number, number>;

function readSegments(table: Buffer, found: GlyphByCode) {
  const segments = table.readUInt16BE(6) / 2;
  const [ends, starts] = [14, 16 + segments * 2];
  const [deltas, offsets] = [starts + segments * 2, starts + segments * 4];
  for (let index = 0; index < segments; index++) {
    const at = index * 2;
    const [first, last] = [table.readUInt16BE(starts + at), table.readUInt16BE(ends + at)];
    const offset = table.readUInt16BE(offsets + at);
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const listed = offset && table.readUInt16BE(offsets + at + offset + (code - first) * 2);
      const glyph =
        offset && !listed ? 0 : ((offset ? listed : code) + table.readUInt16BE(deltas + at)) & 0xffff;
      if (glyph) found.set(code, glyph);
    }
  }
}

function readGroups(table: Buffer, found: GlyphByCode) {
  for (let index = 0; index < table.readUInt32BE(12); index++) {
    const group = 16 + index * 12;
    const [first, last] = [table.readUInt32BE(group), table.readUInt32BE(group + 4)];
    for (let code = first; code <= last; code++)
      found.set(code, table.readUInt32BE(group + 8) + code - first);
  }
}

/** The glyph of each character that a font has. */
export function readCharacterMap(tables: FontTables): GlyphByCode {
  const table = tableOf(tables, 'cmap');
  const found: GlyphByCode = new Map();
  for (let index = 0; index < table.readUInt16BE(2); index++) {
    const subtable = table.subarray(table.readUInt32BE(4 + index * 8 + 4));
    const format = subtable.readUInt16BE(0);
    if (format === 4) readSegments(subtable, found);
    if (format === 12) readGroups(subtable, found);
  }
  return found;
}

/** A `cmap` table with one group per character. */
export function writeCharacterMap(glyphs: GlyphByCode): Buffer {
  const sorted = [...glyphs].sort(([a], [b]) => a - b);
  const table = Buffer.alloc(12 + 16 + sorted.length * 12);
  table.writeUInt16BE(1, 2);
  // Windows, full Unicode.
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(10, 6);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(12, 12);
  table.writeUInt32BE(table.length - 12, 16);
  table.writeUInt32BE(sorted.length, 24);
  for (const [index, [code, glyph]] of sorted.entries()) {
    const group = 28 + index * 12;
    table.writeUInt32BE(code, group);
    table.writeUInt32BE(code, group + 4);
    table.writeUInt32BE(glyph, group + 8);
  }
  return table;
}
