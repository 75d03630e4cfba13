import { CONTRACT_VERSION } from './version.ts';

it('CONTRACT_VERSION equals the version in package.json', () => {
  const manifest = jest.requireActual<{ version: string }>('../../package.json');

  expect(CONTRACT_VERSION).toBe(manifest.version);
});
