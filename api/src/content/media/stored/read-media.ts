import { MediaRefusedError } from './media-refused-error.ts';

/** Reads a file into memory, and no more than it may have. */
export const readMedia = async (source: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of source) {
    size += piece.length;
    if (size > maxBytes)
      throw new MediaRefusedError('too_large', `The file is larger than ${maxBytes} bytes.`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};
