/** `npm run test:all` sets it; `npm test` takes one database, and a few of the interruptions, kills and generated inputs. */
export const isFullDepth = process.env['TEST_DEPTH'] === 'full';

/** How often a test is repeated with other input, another moment or another seed. */
export const runsOf = ({ quick, full }: { quick: number; full: number }) => (isFullDepth ? full : quick);

const seedOf = (seed: string | undefined) => (seed === undefined ? {} : { seed: Number(seed) });

/**
 * The runs of a property of fast-check: at full depth other ones each time, and a failure prints their seed.
 * `PROPERTY_RUNS` is another number of them, for a run of hours, and `PROPERTY_SEED` their seed.
 */
export const propertyRuns = (runs: { quick: number; full: number }) => ({
  numRuns: Number(process.env['PROPERTY_RUNS'] ?? runsOf(runs)),
  ...seedOf(process.env['PROPERTY_SEED'] ?? (isFullDepth ? undefined : '1')),
});
