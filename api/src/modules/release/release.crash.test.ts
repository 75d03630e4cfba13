import { testKilledActions } from './testing/kill-at-every-write.ts';

testKilledActions({
  change: {
    fewestKills: 5,
    expect: ({ moves }, { set }) => ({ set, moves: moves + 1 }),
  },
  rollback: {
    fewestKills: 5,
    expect: ({ moves }, { set }) => ({ set, moves: moves + 1 }),
  },
  prove: {
    fewestKills: 2,
    expect: ({ proof }) => ({ proof: proof === 'passed' ? 'failed' : 'passed' }),
  },
  publish: {
    fewestKills: 2,
    expect: ({ builds }) => ({ builds: [...builds, `mf-content@1.1.${builds.length}+000000c1`].toSorted() }),
  },
});
