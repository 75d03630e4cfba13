import { testInterruptedReleases } from '../testing/interrupted-releases.ts';

testInterruptedReleases({
  rotate: {
    fewest: 5,
    // A domain may still have the signature of the key before, which stays valid.
    expect: ({ keys }, after) => ({
      keys: [...keys, ...after.keys.slice(keys.length, keys.length + 1)],
      signedBy: after.signedBy,
    }),
  },
  retire: {
    fewest: 3,
    expect: ({ keys }) => {
      const retired = keys.find(({ isRetired }) => !isRetired);
      return { keys: keys.map((key) => (key === retired ? { ...key, isRetired: true } : key)) };
    },
  },
  sign: { fewest: 3, expect: ({ accepted }) => ({ refused: null, accepted: accepted + 1 }) },
});
