import { between } from '../../../platform/random.ts';
import { circle, d, type Motif, path, ridge } from '../svg.ts';

const mountains: Motif = ({ width, height, palette, random }) => {
  const top = height * between(random, 0.26, 0.34);
  const x = width * between(random, 0.4, 0.5);
  return [
    path(
      d`M${x - width * 0.3} ${height * 0.78}L${x} ${top}L${x + width * 0.3} ${height * 0.78}Z`,
      palette.light,
    ),
    path(
      d`M${x} ${height * 0.78}L${x + width * 0.17} ${height * 0.48}L${x + width * 0.36} ${height * 0.78}Z`,
      palette.deep,
    ),
  ].join('');
};

const person: Motif = ({ width, height, palette, random }) => {
  const x = width * between(random, 0.48, 0.52);
  return [
    circle(x, height * 0.42, width * 0.17, palette.light),
    path(
      d`M${x - width * 0.34} ${height}C${x - width * 0.32} ${height * 0.66} ${x - width * 0.14} ${height * 0.63} ${x} ${height * 0.63}S${x + width * 0.32} ${height * 0.66} ${x + width * 0.34} ${height}Z`,
      palette.light,
    ),
  ].join('');
};

const ring: Motif = ({ width, height, palette, random }) => {
  const radius = width * between(random, 0.27, 0.31);
  return [
    circle(width / 2, height / 2, radius, palette.light, { opacity: 0.95 }),
    circle(width / 2, height / 2, radius * between(random, 0.36, 0.46), palette.to),
  ].join('');
};

const hills: Motif = ({ width, height, palette, random }) =>
  [
    circle(width * between(random, 0.62, 0.74), height * 0.32, width * 0.11, palette.light),
    path(
      ridge(
        { width, height },
        [0, 1, 2].map(() => height * between(random, 0.52, 0.66)),
      ),
      palette.accent,
    ),
    path(
      ridge(
        { width, height },
        [0, 1, 2].map(() => height * between(random, 0.66, 0.82)),
      ),
      palette.deep,
    ),
  ].join('');

const note: Motif = ({ width, height, palette }) =>
  [
    circle(width * 0.4, height * 0.66, width * 0.12, palette.light),
    path(
      d`M${width * 0.46} ${height * 0.66}V${height * 0.28}L${width * 0.7} ${height * 0.22}V${height * 0.34}L${width * 0.52} ${height * 0.39}V${height * 0.66}Z`,
      palette.light,
    ),
  ].join('');

export const avatarMotifs: readonly Motif[] = [mountains, person, ring, hills, note];
