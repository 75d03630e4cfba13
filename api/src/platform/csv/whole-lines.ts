import { createReadStream } from 'node:fs';

/** Reads a file in pieces of whole lines. */
export async function* readWholeLines(file: string) {
  let rest = '';
  for await (const piece of createReadStream(file, { encoding: 'utf8', highWaterMark: 1024 * 1024 })) {
    const text = `${rest}${piece}`;
    const end = text.lastIndexOf('\n') + 1;
    if (end > 0) yield text.slice(0, end);
    rest = text.slice(end);
  }
}
