import type { Language } from '@portal/shared/facts';
import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { pickFontFamilies } from './fonts.ts';
import { createRandom, between } from '../../platform/random.ts';
import { element, path, picture, rect, d } from './svg.ts';
import { wrapText } from './wrap-text.ts';

/** Where each domain's picture is served; also the setting of a domain that has no picture of its own. */
export const SHARE_IMAGE_PATH = '/media/share.png';

/** The size that messengers and social networks show without cropping. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };
const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;

const MARGIN = 72;
const LOGO = 76;
const FRAME = 4;
/** The logo's own corners and the frame around them. */
const FRAME_RADIUS = (LOGO * 15) / 64 + FRAME;

export type ShareImage = {
  name: string;
  title: string;
  text: string;
  language: Language;
  colors: {
    primary: string;
    primaryDim: string;
    /** The colour of texts on the primary colour. */
    onPrimary: string;
  };
  /** The address of the logo; undefined when its picture is not on this server. */
  logo: string | undefined;
};

const WAVES = 34;
const POINTS = 12;

/** Lines that swell towards the right, where there is no text; each domain has its own. */
const drawWaves = ({ name, colors }: ShareImage) => {
  const random = createRandom(`waves/${name}`);
  const [start, length] = [between(random, 0, 1), between(random, 0.75, 1.15)];
  const lines = Array.from({ length: WAVES }, (_, index) => {
    const depth = index / (WAVES - 1);
    const heightAt = (x: number) =>
      HEIGHT * (0.06 + 0.86 * depth) +
      HEIGHT *
        (0.05 + 0.2 * Math.sin(Math.PI * depth)) *
        Math.sin(2 * Math.PI * (x / length + start + 0.22 * depth));
    const step = 1 / POINTS;
    // The slope at both ends makes the curve smooth with few points.
    const slopeAt = (x: number) => (heightAt(x + 1e-4) - heightAt(x - 1e-4)) / 2e-4;
    const curves = Array.from({ length: POINTS }, (__, at) => {
      const [from, to] = [at * step, (at + 1) * step];
      const [first, last] = [from + step / 3, to - step / 3];
      return d`C${first * WIDTH} ${heightAt(from) + (slopeAt(from) * step) / 3} ${last * WIDTH} ${heightAt(to) - (slopeAt(to) * step) / 3} ${to * WIDTH} ${heightAt(to)}`;
    });
    return path(`${d`M0 ${heightAt(0)}`}${curves.join('')}`, 'none', {
      stroke: colors.primaryDim,
      'stroke-width': 1.6,
      opacity: 0.1 + 0.6 * Math.sin(Math.PI * depth) ** 2,
    });
  });
  return element('g', { mask: 'url(#right)' }, lines.join(''));
};

const stop = (offset: number, color: string, opacity: number) =>
  element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity });

const drawBackground = (image: ShareImage) => {
  const { primary, primaryDim, onPrimary } = image.colors;
  const shade = onPrimary === '#ffffff' ? '#000000' : '#ffffff';
  const definitions = [
    element(
      'radialGradient',
      { id: 'light', cx: 0.92, cy: 0.04, r: 0.75 },
      stop(0, primaryDim, 0.6) + stop(1, primaryDim, 0),
    ),
    element(
      'radialGradient',
      { id: 'shade', cx: 1, cy: 1.1, r: 0.7 },
      stop(0, shade, 0.4) + stop(1, shade, 0),
    ),
    element(
      'linearGradient',
      { id: 'fade', x1: 0, y1: 0, x2: 1, y2: 0 },
      stop(0.3, '#ffffff', 0) + stop(1, '#ffffff', 1),
    ),
    element('mask', { id: 'right' }, rect(0, 0, WIDTH, HEIGHT, 'url(#fade)')),
  ];
  const layers = [primary, 'url(#light)', 'url(#shade)'].map((fill) => rect(0, 0, WIDTH, HEIGHT, fill));
  return picture(WIDTH, HEIGHT, `<defs>${definitions.join('')}</defs>${layers.join('')}${drawWaves(image)}`);
};

type Type = { size: number; weight: 400 | 700; lineHeight: number; maxLines: number };

/** No font here has emoji, which would be drawn as boxes. */
const withoutEmoji = (text: string) => text.replace(/[\p{Extended_Pictographic}\uFE0F\u200D]/gu, '').trim();

const setFont = (context: SKRSContext2D, { size, weight }: Type, families: string) => {
  // The font's weight axis; a weight in `font` would embolden the thinnest weight instead.
  context.fontVariationSettings = `'wght' ${weight}`;
  context.font = `${size}px ${families}`;
};

const TITLES: readonly Type[] = [
  { size: 76, weight: 700, lineHeight: 96, maxLines: 2 },
  { size: 62, weight: 700, lineHeight: 80, maxLines: 3 },
  { size: 48, weight: 700, lineHeight: 64, maxLines: 4 },
];
const TEXT: Type = { size: 30, weight: 400, lineHeight: 46, maxLines: 2 };
const NAME: Type = { size: 40, weight: 700, lineHeight: 48, maxLines: 1 };

const TITLE_WIDTH = 860;
const TEXT_WIDTH = 780;

const cutLines = (lines: readonly string[], maxLines: number) =>
  lines.length <= maxLines
    ? lines
    : [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1]?.replace(/[\p{P}\s]+$/u, '') ?? ''}…`];

type Block = { type: Type; families: string; lines: readonly string[] };

/** Breaks a text with the first of the types in which it has few enough lines, else cuts it in the last. */
const layOut = (
  context: SKRSContext2D,
  text: string,
  { language, width, types }: { language: Language; width: number; types: readonly Type[] },
): Block | undefined => {
  const families = pickFontFamilies(text, language);
  const blocks = types.map((type): Block => {
    setFont(context, type, families);
    return { type, families, lines: wrapText(context, text, { language, width }) };
  });
  const block = blocks.find(({ type, lines }) => lines.length <= type.maxLines) ?? blocks.at(-1);
  return block && { ...block, lines: cutLines(block.lines, block.type.maxLines) };
};

/** Draws lines whose last one stands at `bottom`, and returns their top. */
const drawBlock = (context: SKRSContext2D, block: Block | undefined, bottom: number): number => {
  if (!block) return bottom;
  const { type, families, lines } = block;
  setFont(context, type, families);
  lines.forEach((line, at) => {
    const below = (lines.length - 1 - at) * type.lineHeight;
    context.fillText(line, MARGIN, bottom - below - (type.lineHeight - type.size * 0.72) / 2);
  });
  return bottom - lines.length * type.lineHeight;
};

/** Paints the picture that other sites show with a link to a domain: logo, name and tagline in its colours. */
export const paintShareImage = async (image: ShareImage, logoBytes: Buffer | undefined): Promise<Buffer> => {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.drawImage(await loadImage(Buffer.from(drawBackground(image))), 0, 0, WIDTH, HEIGHT);

  const logo = logoBytes && (await loadImage(logoBytes));
  if (logo) {
    // A frame, because the logo has the domain's colours too.
    context.fillStyle = 'white';
    context.beginPath();
    context.roundRect(MARGIN - FRAME, MARGIN - FRAME, LOGO + 2 * FRAME, LOGO + 2 * FRAME, FRAME_RADIUS);
    context.fill();
    context.drawImage(logo, MARGIN, MARGIN, LOGO, LOGO);
  }

  context.fillStyle = image.colors.onPrimary;
  context.textBaseline = 'alphabetic';
  const name = withoutEmoji(image.name);
  setFont(context, NAME, pickFontFamilies(name, image.language));
  const indent = logo ? MARGIN + LOGO + 24 : MARGIN;
  context.fillText(name, indent, MARGIN + (LOGO + NAME.size * 0.72) / 2, WIDTH - MARGIN - indent);

  const { language } = image;
  const text = layOut(context, withoutEmoji(image.text), { language, width: TEXT_WIDTH, types: [TEXT] });
  const title = layOut(context, withoutEmoji(image.title), { language, width: TITLE_WIDTH, types: TITLES });
  const top = drawBlock(context, text, HEIGHT - MARGIN + 12);
  drawBlock(context, title, top - 16);
  return canvas.encode('png');
};
