import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { disableTypes, imageSize, types } from 'image-size';
import { type PictureKind, type PictureKindName, pictureKinds } from './picture-kinds.ts';
import { MediaRefusedError } from './media-refused-error.ts';

const ALLOWED = ['jpg', 'png', 'webp'];
// An SVG can refer to other files, and its size says nothing about the work of drawing it.
disableTypes(types.filter((type) => !ALLOWED.includes(type)));

/** A decoded picture takes four bytes per pixel, however small its file is. */
const MAX_SIDE = 4_096;
const QUALITY = 80;

const measure = (picture: Buffer) => {
  try {
    return imageSize(picture);
  } catch (cause) {
    throw new MediaRefusedError('no_picture', 'Not a JPEG, PNG or WebP picture.', { cause });
  }
};

const decode = async (picture: Buffer) => {
  try {
    return await loadImage(picture);
  } catch (cause) {
    throw new MediaRefusedError('no_picture', 'The picture is damaged.', { cause });
  }
};

/** The size of the result, never larger than what was sent, and the place of the picture in it. */
const layOut = ({ width, height }: Image, kind: PictureKind) => {
  const ratios = [kind.width / width, kind.height / height];
  const choose = kind.fit === 'cover' ? Math.max : Math.min;
  const scale = Math.min(1, choose(...ratios));
  // The ratio of the sides is that of the kind, also of a small picture.
  const reach = kind.fit === 'cover' ? Math.min : Math.max;
  const share = Math.min(1, reach((width * scale) / kind.width, (height * scale) / kind.height));
  const size = { width: Math.round(kind.width * share), height: Math.round(kind.height * share) };
  const [drawnWidth, drawnHeight] = [width * scale, height * scale];
  const left = (size.width - drawnWidth) / 2;
  const top = (size.height - drawnHeight) / 2;
  return { size, place: [left, top, drawnWidth, drawnHeight] as const };
};

/** Draws a picture again in the form of its kind; of what was sent only the pixels remain. */
export const encodePicture = async (picture: Buffer, name: PictureKindName): Promise<Buffer> => {
  const kind = pictureKinds[name];
  const measured = measure(picture);
  if (Math.max(measured.width, measured.height) > MAX_SIDE)
    throw new MediaRefusedError(
      'too_many_pixels',
      `The picture is larger than ${MAX_SIDE} × ${MAX_SIDE} pixels.`,
    );
  const image = await decode(picture);
  const { size, place } = layOut(image, kind);
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  if (kind.extension === 'jpg') {
    // JPEG has no transparency, which would become black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, size.width, size.height);
  }
  context.drawImage(image, ...place);
  if (kind.extension === 'png') return canvas.encode('png');
  return canvas.encode(kind.extension === 'jpg' ? 'jpeg' : 'webp', QUALITY);
};
