import { readMedia } from './read-media.ts';

/** A photograph of this size fills a screen; a cover is shown at a tenth of its width. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

/** Reads a picture into memory, and no more than it may have. */
export const readPicture = (source: AsyncIterable<Buffer>) => readMedia(source, MAX_PICTURE_BYTES);
