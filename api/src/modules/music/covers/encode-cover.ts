import { createCanvas, loadImage } from '@napi-rs/canvas';
import { disableTypes, imageSize, types } from 'image-size';
import { PictureRefusedError } from './picture-refused-error.ts';

const ALLOWED = ['jpg', 'png', 'webp'];
// An SVG can refer to other files, and its size says nothing about the work of drawing it.
disableTypes(types.filter((type) => !ALLOWED.includes(type)));

/** Twice the largest size at which a cover is shown, in pixels. */
const SIZE = 512;
/** A decoded picture takes four bytes per pixel, however small its file is. */
const MAX_SIDE = 4_096;
const QUALITY = 80;

const measure = (picture: Buffer) => {
  try {
    return imageSize(picture);
  } catch (cause) {
    throw new PictureRefusedError('no_picture', 'Not a JPEG, PNG or WebP picture.', { cause });
  }
};

const decode = async (picture: Buffer) => {
  try {
    return await loadImage(picture);
  } catch (cause) {
    throw new PictureRefusedError('no_picture', 'The picture is damaged.', { cause });
  }
};

/** Draws the middle square of a picture as WebP; of what was sent only the pixels remain. */
export const encodeCover = async (picture: Buffer): Promise<Buffer> => {
  const measured = measure(picture);
  if (Math.max(measured.width, measured.height) > MAX_SIDE)
    throw new PictureRefusedError(
      'too_many_pixels',
      `The picture is larger than ${MAX_SIDE} × ${MAX_SIDE} pixels.`,
    );
  const image = await decode(picture);
  const { width, height } = image;
  const side = Math.min(width, height);
  const size = Math.min(side, SIZE);
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, (width - side) / 2, (height - side) / 2, side, side, 0, 0, size, size);
  return canvas.encode('webp', QUALITY);
};
