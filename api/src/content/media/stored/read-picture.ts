import { PictureRefusedError } from './picture-refused-error.ts';

/** A photograph of this size fills a screen; a cover is shown at a tenth of its width. */
const MAX_BYTES = 10 * 1024 * 1024;

/** Reads a picture into memory, and no more than it may have. */
export const readPicture = async (source: AsyncIterable<Buffer>): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of source) {
    size += piece.length;
    if (size > MAX_BYTES)
      throw new PictureRefusedError('too_large', `The picture is larger than ${MAX_BYTES} bytes.`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};
