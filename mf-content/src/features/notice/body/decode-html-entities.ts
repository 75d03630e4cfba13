/** The named references a sanitiser may leave in its answer; all other characters come as themselves. */
const NAMED: Readonly<Record<string, string>> = {
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

const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi;

const fromCode = (code: number, written: string) =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : written;

/** The characters that a piece of HTML text stands for; a reference it does not know stays as it is written. */
export const decodeHtmlText = (text: string): string =>
  text.replace(REFERENCE, (written: string, hex?: string, decimal?: string, name?: string) => {
    if (hex) return fromCode(Number.parseInt(hex, 16), written);
    if (decimal) return fromCode(Number(decimal), written);
    return (name && Object.hasOwn(NAMED, name) && NAMED[name]) || written;
  });
