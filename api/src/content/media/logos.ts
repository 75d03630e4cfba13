import { pick, createRandom } from '../../platform/random.ts';
import { palettes } from './palette.ts';
import { circle, element, gradient, path, picture, rect } from './svg.ts';

/** A mark on a tile of 64 × 64. */
type Logo = {
  from: string;
  to: string;
  mark: string;
};

const WHITE = '#FFFFFF';
const line = (d: string, width: number, colour = WHITE) =>
  element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

const logos: Readonly<Record<string, Logo>> = {
  aurora: {
    from: '#7C7CF0',
    to: '#4A4AC4',
    mark: `${line('M15 49C18 28 24 15 32 15S46 28 49 49', 6.5)}${line('M25 49C26 38 28.5 32 32 32S38 38 39 49', 5, '#C9C9FF')}`,
  },
  lagoon: {
    from: '#2CC7B5',
    to: '#0B8A7A',
    mark: `${line('M12 27c7-8 13-8 20 0s13 8 20 0', 6)}${line('M12 41c7-8 13-8 20 0s13 8 20 0', 6, '#B5F5EB')}`,
  },
  ember: {
    from: '#FF8A4C',
    to: '#D9531A',
    mark: `${circle(31, 35, 15, 'none', { stroke: '#2A1005', 'stroke-width': 6.5 })}${circle(31, 35, 5, '#2A1005')}${line('M38 18L47 14', 6.5, '#2A1005')}`,
  },
  mono: {
    from: '#FFC91F',
    to: '#F2B600',
    mark: line('M15 47V19L32 37L49 19V47', 7.5, '#10141C'),
  },
  playlist: {
    from: '#3C4C70',
    to: '#1C2538',
    mark: `${line('M15 21H39M15 33H33M15 45H27', 5.5)}${circle(40, 45, 6.5, '#FFC91F')}${line('M46 45V23l6 4', 4.5, '#FFC91F')}`,
  },
  console: {
    from: '#3C4C70',
    to: '#1C2538',
    mark: `${line('M16 21l12 11l-12 11', 6)}${line('M34 45H49', 6, '#8FB0FF')}`,
  },
  exclusive: {
    from: '#7C7CF0',
    to: '#D6315F',
    mark: path('M32 12l6 13.2l14.4 1.6l-10.7 9.7l3 14.2L32 43.6l-12.7 7.1l3-14.2l-10.7-9.7l14.4-1.6Z', WHITE),
  },
};

/** The logo of a name that has none, derived from the name. */
const createLogo = (name: string): Logo => {
  const random = createRandom(`logo/${name}`);
  const { from, to, light } = pick(random, palettes);
  return {
    from,
    to,
    mark: `${circle(32, 32, 17, light)}${circle(32 + random() * 6 - 3, 32, 7 + random() * 3, to)}`,
  };
};

const getLogo = (name: string) => (Object.hasOwn(logos, name) ? logos[name] : undefined) ?? createLogo(name);

const tile = ({ from, to, mark }: Logo) =>
  `<defs>${gradient('t', from, to, { x2: 1, y2: 1 })}</defs>${rect(0, 0, 64, 64, 'url(#t)', { rx: 15 })}${mark}`;

export const drawLogo = (name: string) => picture(64, 64, tile(getLogo(name)));
