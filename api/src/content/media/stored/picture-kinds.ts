/** How a kind of picture is drawn again and stored; the extension of an address names its kind. */
export type PictureKind = {
  directory: string;
  extension: string;
  type: string;
  /** Pixels, never exceeded. */
  width: number;
  height: number;
  /** Whether the middle is cut out, or the whole picture stands on a transparent ground. */
  fit: 'cover' | 'contain';
};

export const pictureKinds = {
  /** Twice the largest size at which it is shown. */
  cover: {
    directory: 'covers',
    extension: 'webp',
    type: 'image/webp',
    width: 512,
    height: 512,
    fit: 'cover',
  },
  /** PNG, because browsers disagree about other formats of a favicon. */
  logo: {
    directory: 'pictures',
    extension: 'png',
    type: 'image/png',
    width: 256,
    height: 256,
    fit: 'contain',
  },
  /** JPEG, because messengers ignore files from 600 kB on, which a photograph as PNG has. */
  share_image: {
    directory: 'pictures',
    extension: 'jpg',
    type: 'image/jpeg',
    width: 1200,
    height: 630,
    fit: 'cover',
  },
} as const satisfies Record<string, PictureKind>;

export type PictureKindName = keyof typeof pictureKinds;

export const pictureKindNames = Object.keys(pictureKinds) as PictureKindName[];
