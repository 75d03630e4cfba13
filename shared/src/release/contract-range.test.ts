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
  it.each(['', '~', '^'])('agrees with semver for every pair with "%s"', (operator) => {
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
  });

  it.each(['', '*', '1', '^1', '>=1.0.0', '^1.0.0 || ^2.0.0', '^1.0.0-rc.1', 'latest'])(
    'takes no "%s"',
    (range) => {
      expect(satisfiesContract(range, '1.0.0')).toBe(false);
    },
  );
});
