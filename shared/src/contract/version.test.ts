import { CONTRACT_VERSION } from './version.ts';

it('equals the version of the package', () => {
  const manifest = jest.requireActual<{ version: string }>('../../package.json');

  expect(CONTRACT_VERSION).toBe(manifest.version);
});
