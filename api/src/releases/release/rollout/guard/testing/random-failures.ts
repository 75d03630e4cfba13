/** A seeded generator of numbers from 0 to 1 (mulberry32), so that a run is the same each time. */
export const createRandom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** How many of `loads` page loads fail: the failures between two geometric gaps. */
export const countFailures = (random: () => number, loads: number, share: number) => {
  if (share === 0) return 0;
  let failed = 0;
  for (let at = skip(random, share); at < loads; at += 1 + skip(random, share)) failed += 1;
  return failed;
};
const skip = (random: () => number, share: number) =>
  Math.floor(Math.log(1 - random()) / Math.log(1 - share));
