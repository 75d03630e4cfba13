/** The named entities that the server's sanitiser may write; it writes all other characters literally. */
const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  middot: '·',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

const ENTITY = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi;

const decodeCodePoint = (code: number, written: string) =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : written;

/** Decodes HTML entities; unknown ones stay unchanged. */
export const decodeHtmlEntities = (text: string): string =>
  text.replace(ENTITY, (written: string, hex?: string, decimal?: string, name?: string) => {
    if (hex) return decodeCodePoint(Number.parseInt(hex, 16), written);
    if (decimal) return decodeCodePoint(Number(decimal), written);
    return (name && Object.hasOwn(NAMED_ENTITIES, name) && NAMED_ENTITIES[name]) || written;
  });
