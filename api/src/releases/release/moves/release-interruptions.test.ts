import { testInterruptedReleases } from '../testing/interrupted-releases.ts';

testInterruptedReleases({
  change: {
    fewest: 5,
    expect: ({ moves }, { set }) => ({ set, moves: moves + 1 }),
  },
  rollback: {
    fewest: 5,
    expect: ({ moves }, { set }) => ({ set, moves: moves + 1 }),
  },
  prove: {
    fewest: 2,
    expect: ({ proof }) => ({ proof: proof === 'passed' ? 'failed' : 'passed' }),
  },
  publish: {
    fewest: 2,
    expect: ({ builds }) => ({ builds: [...builds, `mf-content@1.1.${builds.length}+000000c1`].toSorted() }),
  },
});
