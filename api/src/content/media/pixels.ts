import { createCanvas, loadImage } from '@napi-rs/canvas';
import { drawPicture } from './drawing.ts';
import type { PixelKind } from './drawing.ts';

/** In pixels: twice the largest size at which a picture is shown. */
const SIZES: Record<PixelKind, { width: number; height: number }> = {
  thumbnail: { width: 135, height: 240 },
  avatar: { width: 128, height: 128 },
  cover: { width: 128, height: 128 },
};

const QUALITY = 80;

/** Rasterises the picture of a kind and seed as WebP, because browsers redraw a list of SVGs on every scroll. */
export const paintPicture = async (kind: PixelKind, seed: string): Promise<Buffer> => {
  const drawing = await loadImage(Buffer.from(drawPicture(kind, seed)));
  const { width, height } = SIZES[kind];
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(drawing, 0, 0, width, height);
  return canvas.encode('webp', QUALITY);
};
