import { between, pick } from '../../../platform/random.ts';
import { circle, d, element, type Motif, path, rect, ridge } from '../svg.ts';

const bars: Motif = ({ width, height, palette, random }) => {
  const count = 8;
  const step = (width * 0.76) / count;
  return Array.from({ length: count }, (_, index) => {
    const tall = height * between(random, 0.3, 0.64);
    const fill = random() < 0.32 ? palette.deep : palette.light;
    const x = width * 0.12 + step * (index + 0.29);
    return rect(x, height / 2 - tall / 2 + height * between(random, -0.06, 0.06), step * 0.42, tall, fill, {
      rx: step * 0.21,
    });
  }).join('');
};

const sunset: Motif = ({ width, height, palette, random }) => {
  const radius = width * between(random, 0.26, 0.31);
  const centre = { x: width / 2, y: height * 0.46 };
  const stripes = Array.from({ length: 6 }, (_, index) => {
    const y = centre.y + radius * (0.06 + index * 0.17);
    return rect(width * 0.18, y, width * 0.64, 2 + index * 1.7, palette.to, { opacity: 0.9 });
  });
  const sea = rect(0, height * 0.8, width, height * 0.2, palette.deep);
  return `${circle(centre.x, centre.y, radius, palette.light, { opacity: 0.92 })}${stripes.join('')}${sea}`;
};

const pieces: Motif = ({ width, palette, random }) => {
  const cells = 4;
  const step = (width * 0.8) / cells;
  const radius = step * 0.38;
  return Array.from({ length: cells * cells }, (_, index) => {
    const x = width * 0.1 + step * ((index % cells) + 0.5);
    const y = width * 0.1 + step * (Math.floor(index / cells) + 0.5);
    const fill = pick(random, [palette.deep, palette.deep, palette.accent, palette.light]);
    const kind = random();
    if (kind < 0.3) return '';
    if (kind < 0.72) return circle(x, y, radius, fill);
    const [left, top, size] = [x - radius, y - radius, radius * 2];
    return path(d`M${left} ${top}h${size}v${size}a${size} ${size} 0 0 1 ${-size} ${-size}Z`, fill);
  }).join('');
};

const eye: Motif = ({ width, height, palette, random }) => {
  const [x, y] = [width * between(random, 0.47, 0.53), height * between(random, 0.46, 0.52)];
  const radius = width * between(random, 0.33, 0.38);
  const outer = element('ellipse', {
    cx: x,
    cy: y,
    rx: radius,
    ry: radius * between(random, 0.92, 1.06),
    fill: palette.deep,
    transform: `rotate(${Math.round(between(random, -30, 30))} ${Math.round(x)} ${Math.round(y)})`,
  });
  return `${outer}${circle(x + width * between(random, -0.03, 0.04), y, radius * between(random, 0.46, 0.56), palette.light)}`;
};

const quarters: Motif = ({ width, height, palette, random }) => {
  const [w, h] = [width / 2, height / 2];
  const blocks = [
    rect(0, 0, w, h, palette.deep),
    rect(w, 0, w, h, palette.accent) + circle(w * 1.5, h * 0.5, w * 0.4, palette.light),
    rect(0, h, w, h, palette.accent) + path(d`M0 ${h}A${w} ${h} 0 0 1 ${w} ${height}H0Z`, palette.to),
    rect(w, h, w, h, palette.light),
  ].join('');
  const turn = pick(random, [0, 90, 180, 270]);
  return element('g', { transform: `rotate(${turn} ${w} ${h})` }, blocks);
};

const rays: Motif = ({ width, height, palette, random }) => {
  const [x, y] = [width * between(random, 0.35, 0.65), height * between(random, 0.4, 0.62)];
  const count = pick(random, [14, 16, 18]);
  const reach = width * 1.5;
  const first = between(random, 0, Math.PI);
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = [first + (index * 2 * Math.PI) / count, first + ((index + 0.55) * 2 * Math.PI) / count];
    const fill = [palette.light, palette.deep, palette.accent][index % 3] ?? palette.light;
    return path(
      d`M${x} ${y}L${x + reach * Math.cos(a)} ${y + reach * Math.sin(a)}L${x + reach * Math.cos(b)} ${y + reach * Math.sin(b)}Z`,
      fill,
      { opacity: 0.92 },
    );
  }).join('');
};

const arcs: Motif = ({ width, height, palette, random }) => {
  const x = width * between(random, 0.2, 0.8);
  const colours = [palette.light, palette.accent, palette.to, palette.light, palette.deep];
  return Array.from({ length: 5 }, (_, index) =>
    element('circle', {
      cx: x,
      cy: height * 1.04,
      r: width * (0.24 + index * 0.16),
      fill: 'none',
      stroke: colours[index] ?? palette.light,
      'stroke-width': width * 0.066,
    }),
  )
    .toReversed()
    .join('');
};

const tide: Motif = ({ width, height, palette, random }) => {
  const moon = circle(
    width * between(random, 0.62, 0.8),
    height * between(random, 0.2, 0.3),
    width * 0.11,
    palette.light,
  );
  const waves = [palette.accent, palette.to, palette.deep].map((fill, index) => {
    const base = height * (0.5 + index * 0.15);
    const levels = Array.from({ length: 4 }, () => base + height * between(random, -0.09, 0.09));
    return path(ridge({ width, height }, levels), fill);
  });
  return `${moon}${waves.join('')}`;
};

const petals: Motif = ({ width, height, palette, random }) => {
  const count = pick(random, [5, 6, 8]);
  const [x, y] = [width / 2, height / 2];
  const petal = Array.from({ length: count }, (_, index) =>
    element('ellipse', {
      cx: x,
      cy: y - height * 0.22,
      rx: width * 0.105,
      ry: height * 0.21,
      fill: index % 2 ? palette.light : palette.deep,
      opacity: 0.9,
      transform: `rotate(${Math.round((index * 360) / count)} ${x} ${y})`,
    }),
  );
  return `${petal.join('')}${circle(x, y, width * 0.085, palette.accent)}`;
};

export const coverMotifs: readonly Motif[] = [bars, sunset, pieces, eye, quarters, rays, arcs, tide, petals];
