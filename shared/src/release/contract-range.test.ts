import { satisfies } from 'semver';
import { satisfiesContract } from './contract-range.ts';

const versions = [
  '0.0.0',
  '0.0.3',
  '0.0.4',
  '0.1.0',
  '0.1.9',
  '0.2.0',
  '1.0.0',
  '1.0.9',
  '1.2.0',
  '1.10.1',
  '2.0.0',
];

describe('satisfiesContract', () => {
  it.each(['', '~', '^'])(
    'satisfiesContract returns what semver returns for ranges with "%s"',
    (operator) => {
      for (const lowest of versions) {
        for (const version of versions) {
          const range = operator + lowest;
          expect([range, version, satisfiesContract(range, version)]).toEqual([
            range,
            version,
            satisfies(version, range),
          ]);
        }
      }
    },
  );

  it.each(['', '*', '1', '^1', '>=1.0.0', '^1.0.0 || ^2.0.0', '^1.0.0-rc.1', 'latest'])(
    'satisfiesContract rejects the range "%s"',
    (range) => {
      expect(satisfiesContract(range, '1.0.0')).toBe(false);
    },
  );
});
