const QUOTE = 34;
const LINE_FEED = 10;

/** Splits CSV into pieces of up to `size` whole rows; a line feed between quotes ends no row. */
export async function* splitIntoPieces(lines: AsyncIterable<string>, size: number): AsyncGenerator<string> {
  let rest = '';
  let rows = 0;
  let isQuoted = false;
  for await (const text of lines) {
    let start = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) isQuoted = !isQuoted;
      if (code !== LINE_FEED || isQuoted) continue;
      rows += 1;
      if (rows < size) continue;
      yield rest + text.slice(start, at + 1);
      rest = '';
      rows = 0;
      start = at + 1;
    }
    rest += text.slice(start);
  }
  if (rest !== '') yield rest;
}
