import { between } from '../../../platform/random.ts';
import { circle, d, element, type Motif, path, rect, ridge } from '../svg.ts';

const waves: Motif = ({ width, height, palette, random }) =>
  [palette.accent, palette.to, palette.deep]
    .map((fill, index) => {
      const base = height * (0.46 + index * 0.17);
      const levels = Array.from({ length: 4 }, () => base + height * between(random, -0.045, 0.045));
      return path(ridge({ width, height }, levels), fill, { opacity: index === 0 ? 0.75 : 1 });
    })
    .join('');

const portrait: Motif = ({ width, height, palette, random }) => {
  const x = width * between(random, 0.45, 0.55);
  const head = width * between(random, 0.17, 0.2);
  const y = height * 0.43;
  const hair = circle(x, y - head * 0.16, head * 1.16, palette.deep);
  const face = circle(x, y + head * 0.12, head * 0.9, palette.light);
  const body = path(
    d`M${x - width * 0.38} ${height}C${x - width * 0.36} ${height * 0.62} ${x - width * 0.14} ${height * 0.58} ${x} ${height * 0.58}S${x + width * 0.36} ${height * 0.62} ${x + width * 0.38} ${height}Z`,
    palette.deep,
  );
  return `${circle(width * 0.78, height * 0.16, width * 0.09, palette.light, { opacity: 0.7 })}${hair}${face}${body}`;
};

const ripples: Motif = ({ width, height, palette, random }) => {
  const [x, y] = [width * between(random, 0.42, 0.58), height * between(random, 0.44, 0.56)];
  const fills = [palette.accent, palette.to, palette.deep, palette.light];
  return fills
    .map((fill, index) =>
      circle(x, y, width * (0.52 - index * 0.135), fill, { opacity: index === 3 ? 1 : 0.85 }),
    )
    .join('');
};

const leaves: Motif = ({ width, height, palette, random }) => {
  const [x, y] = [width / 2, height * 0.86];
  const long = height * between(random, 0.5, 0.58);
  const leaf = d`M${x} ${y}C${x - width * 0.17} ${y - long * 0.42} ${x - width * 0.12} ${y - long * 0.8} ${x} ${y - long}C${x + width * 0.12} ${y - long * 0.8} ${x + width * 0.17} ${y - long * 0.42} ${x} ${y}Z`;
  return [-52, 52, -27, 27, 0]
    .map((angle, index) =>
      path(leaf, index < 2 ? palette.accent : palette.deep, {
        transform: `rotate(${angle} ${x} ${Math.round(y)})`,
        opacity: index === 4 ? 1 : 0.88,
      }),
    )
    .join('');
};

const horizon: Motif = ({ width, height, palette, random }) => {
  const line = height * between(random, 0.58, 0.66);
  const radius = width * between(random, 0.2, 0.27);
  const sun = circle(width * between(random, 0.35, 0.65), line - radius * 0.25, radius, palette.light);
  const glints = Array.from({ length: 5 }, (_, index) => {
    const long = width * between(random, 0.2, 0.55);
    const y = line + (height - line) * (0.14 + index * 0.17);
    return rect(
      (width - long) / 2 + width * between(random, -0.12, 0.12),
      y,
      long,
      height * 0.011,
      palette.accent,
      { rx: 2, opacity: 0.8 },
    );
  });
  return `${sun}${rect(0, line, width, height - line, palette.deep)}${glints.join('')}`;
};

const skyline: Motif = ({ width, height, palette, random }) => {
  const moon = circle(width * 0.72, height * 0.2, width * 0.12, palette.light);
  const layer = (fill: string, least: number, most: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const tall = height * between(random, least, most);
      return rect((index * width) / count - 1, height - tall, width / count + 2, tall, fill);
    }).join('');
  const windows = Array.from({ length: 14 }, () =>
    rect(
      width * between(random, 0.05, 0.9),
      height * between(random, 0.72, 0.95),
      width * 0.035,
      height * 0.016,
      palette.light,
      { opacity: 0.85 },
    ),
  ).join('');
  return `${moon}${layer(palette.accent, 0.4, 0.6, 6)}${layer(palette.deep, 0.2, 0.42, 5)}${windows}`;
};

const peaks: Motif = ({ width, height, palette, random }) => {
  const peak = (x: number, top: number, half: number, fill: string) => {
    const snow = (height - top) * 0.2;
    const rest = half * 0.2;
    return (
      path(d`M${x - half} ${height}L${x} ${top}L${x + half} ${height}Z`, fill) +
      path(
        d`M${x - rest} ${top + snow}L${x} ${top}L${x + rest} ${top + snow}L${x} ${top + snow * 0.72}Z`,
        palette.light,
      )
    );
  };
  const sun = circle(width * between(random, 0.2, 0.35), height * 0.22, width * 0.1, palette.light);
  return `${sun}${peak(width * 0.7, height * between(random, 0.4, 0.48), width * 0.62, palette.to)}${peak(width * 0.32, height * between(random, 0.52, 0.6), width * 0.55, palette.deep)}`;
};

const bowl: Motif = ({ width, height, palette, random }) => {
  const y = height * 0.56;
  const half = width * 0.36;
  const x = width / 2;
  const steam = [-0.16, 0, 0.16].map((shift) => {
    const [left, tall] = [x + width * shift, height * between(random, 0.16, 0.22)];
    return element('path', {
      d: d`M${left} ${y - height * 0.06}c${width * 0.08} ${-tall * 0.33} ${-width * 0.08} ${-tall * 0.66} 0 ${-tall}`,
      fill: 'none',
      stroke: palette.light,
      'stroke-width': width * 0.032,
      'stroke-linecap': 'round',
      opacity: 0.85,
    });
  });
  const dish = path(
    d`M${x - half} ${y}H${x + half}C${x + half} ${y + height * 0.2} ${x - half} ${y + height * 0.2} ${x - half} ${y}Z`,
    palette.deep,
  );
  const rim = rect(x - half - 6, y - height * 0.018, half * 2 + 12, height * 0.036, palette.light, {
    rx: height * 0.018,
  });
  const table = rect(0, height * 0.71, width, height * 0.29, palette.to);
  return `${table}${steam.join('')}${dish}${rim}`;
};

const confetti: Motif = ({ width, height, palette, random }) =>
  Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 3 }, (_, column) => {
      const [x, y] = [(width * (column + 0.5)) / 3, (height * (row + 0.5)) / 5];
      const fill = [palette.light, palette.deep, palette.accent][Math.floor(random() * 3)] ?? palette.light;
      const radius = width * 0.11;
      if (random() < 0.55) return circle(x, y, radius, fill);
      return rect(x - radius, y - radius, radius * 2, radius * 2, fill, {
        rx: radius * 0.35,
        transform: `rotate(${Math.round(random() * 90)} ${Math.round(x)} ${Math.round(y)})`,
      });
    }).join(''),
  ).join('');

export const thumbnailMotifs: readonly Motif[] = [
  waves,
  portrait,
  ripples,
  leaves,
  horizon,
  skyline,
  peaks,
  bowl,
  confetti,
];
