import type { Palette } from './palette.ts';
import type { Random } from '../../platform/random.ts';

/** The input of a motif, which returns the markup between the picture's background and its end. */
export type Canvas = {
  width: number;
  height: number;
  palette: Palette;
  random: Random;
};

export type Motif = (canvas: Canvas) => string;

type Attributes = Record<string, string | number>;

/** One decimal is finer than a pixel at every size these pictures are shown in. */
const formatValue = (value: string | number) =>
  typeof value === 'number' ? String(Math.round(value * 10) / 10) : value;

/** An element; only presentation attributes are used, because a strict policy blocks styles. */
export const element = (name: string, attributes: Attributes, content = '') => {
  const list = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${formatValue(value)}"`)
    .join('');
  return content ? `<${name}${list}>${content}</${name}>` : `<${name}${list}/>`;
};

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  element('circle', { cx, cy, r, fill, ...more });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) => element('rect', { x, y, width, height, fill, ...more });

export const path = (d: string, fill: string, more: Attributes = {}) => element('path', { d, fill, ...more });

/** Path data, rounded like attributes. */
export const d = (strings: TemplateStringsArray, ...numbers: number[]) =>
  strings
    .map((text, index) => `${text}${index < numbers.length ? formatValue(numbers[index] ?? 0) : ''}`)
    .join('');

export const gradient = (id: string, from: string, to: string, angle: { x2: number; y2: number }) =>
  element(
    'linearGradient',
    { id, x1: 0, y1: 0, ...angle },
    `${element('stop', { offset: 0, 'stop-color': from })}${element('stop', { offset: 1, 'stop-color': to })}`,
  );

export const picture = (width: number, height: number, content: string) =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    content,
  );

/** A closed hill line from left to right, filled down to the lower edge. */
export const ridge = ({ width, height }: Pick<Canvas, 'width' | 'height'>, levels: readonly number[]) => {
  const step = width / (levels.length - 1);
  const [first = height] = levels;
  const curves = levels.slice(1).map((level, index) => {
    const before = levels[index] ?? level;
    const middle = step * (index + 0.5);
    return d`C${middle} ${before} ${middle} ${level} ${step * (index + 1)} ${level}`;
  });
  return `${d`M0 ${first}`}${curves.join('')}${d`V${height}H0Z`}`;
};
