/**
 * Deterministic noise: generated figures must be the same for a day on every machine, so chance is a function of
 * numbers.
 */

/** A 32-bit hash of a text. */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
};

/** A number from 0 up to 1. */
export const chance = (seed: number, step = 0): number => {
  let mixed = (seed ^ Math.imul(step + 0x7f4a7c15, 0x9e3779b1)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
};

export const chanceBetween = (seed: number, step: number, least: number, most: number): number =>
  least + chance(seed, step) * (most - least);

/** A factor around 1 that is as often one half as it is double; `spread` is about its typical distance from 1. */
export const randomFactor = (seed: number, step: number, spread: number): number => {
  // The sum of three uniform numbers is close enough to a normal distribution.
  const bell = chance(seed, step * 3) + chance(seed, step * 3 + 1) + chance(seed, step * 3 + 2) - 1.5;
  return Math.exp(bell * 2 * spread);
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A text of the characters of YouTube's ids. */
export const createId = (text: string, length: number): string =>
  Array.from({ length }, (_, index) => LETTERS[Math.floor(chance(hashText(`${text}#${index}`)) * 64)]).join(
    '',
  );
