import { createReadStream } from 'node:fs';

/** Reads a file to send, and reports each new percentage of it. */
export async function* readWithProgress(file: string, size: number, onPercent: (percent: number) => void) {
  let sent = 0;
  let shown = -1;
  for await (const part of createReadStream(file) as AsyncIterable<Buffer>) {
    yield part;
    sent += part.length;
    const percent = Math.floor((sent / Math.max(1, size)) * 100);
    if (percent !== shown) onPercent(percent);
    shown = percent;
  }
}
