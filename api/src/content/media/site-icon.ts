import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Where the icon of each domain is served. */
export const SITE_ICON_PATH = '/media/icon.png';

/** What browsers require to install a site, and its double for large screens. */
export const SITE_ICON_SIZES = [192, 512] as const;
/** `maskable` fills the square, of which systems cut off the corners as they like. */
export const SITE_ICON_PURPOSES = ['any', 'maskable'] as const;

export type SiteIconShape = {
  size: (typeof SITE_ICON_SIZES)[number];
  purpose: (typeof SITE_ICON_PURPOSES)[number];
};

/** The share of a maskable icon that no system cuts off is a circle of 80 %; a square in it has 56 %. */
const SAFE_SHARE = 0.56;

/** Paints the logo of a domain; a maskable icon stands on its colour, and one without a logo is the colour alone. */
export const paintSiteIcon = async (
  { logo, color }: { logo: Buffer | undefined; color: string },
  { size, purpose }: SiteIconShape,
): Promise<Buffer> => {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  if (purpose === 'maskable' || !logo) {
    context.fillStyle = color;
    context.fillRect(0, 0, size, size);
  }
  if (logo) {
    const drawing = await loadImage(logo);
    const side = purpose === 'maskable' ? size * SAFE_SHARE : size;
    context.drawImage(drawing, (size - side) / 2, (size - side) / 2, side, side);
  }
  return canvas.encode('png');
};
