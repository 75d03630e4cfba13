import { avatarMotifs } from './motifs/avatars.ts';
import { coverMotifs } from './motifs/covers.ts';
import { thumbnailMotifs } from './motifs/thumbnails.ts';
import { drawLogo } from './logos.ts';
import { palettes } from './palette.ts';
import { pick, createRandom } from '../../platform/random.ts';
import { gradient, type Motif, picture, rect } from './svg.ts';

export const mediaKinds = ['thumbnail', 'avatar', 'cover', 'logo'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** Kinds that stand for YouTube's or a label's pictures, and are served as pixels like those. */
export const pixelKinds = ['thumbnail', 'avatar', 'cover'] as const;
export type PixelKind = (typeof pixelKinds)[number];

const isPixelKind = (kind: MediaKind): kind is PixelKind => (pixelKinds as readonly string[]).includes(kind);

type Format = {
  width: number;
  height: number;
  motifs: readonly Motif[];
};

const formats: Record<PixelKind, Format> = {
  thumbnail: { width: 270, height: 480, motifs: thumbnailMotifs },
  avatar: { width: 128, height: 128, motifs: avatarMotifs },
  cover: { width: 320, height: 320, motifs: coverMotifs },
};

/** Draws a picture of a kind as SVG; the same seed gives the same picture. */
export const drawPicture = (kind: MediaKind, seed: string): string => {
  if (kind === 'logo') return drawLogo(seed);
  const { width, height, motifs } = formats[kind];
  const random = createRandom(`${kind}/${seed}`);
  const palette = pick(random, palettes);
  const motif = pick(random, motifs);
  const angle = random() < 0.5 ? { x2: 0, y2: 1 } : { x2: 1, y2: 1 };
  const background = `<defs>${gradient('g', palette.from, palette.to, angle)}</defs>${rect(0, 0, width, height, 'url(#g)')}`;
  return picture(width, height, `${background}${motif({ width, height, palette, random })}`);
};

/** The URL of the picture of a kind and seed. */
export const toMediaUrl = (kind: MediaKind, seed: string) =>
  `/media/${kind}/${seed}.${isPixelKind(kind) ? 'webp' : 'svg'}`;
