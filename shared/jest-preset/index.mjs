import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

const FLAG = '--experimental-vm-modules';

/**
 * The jest configuration of every package with a user interface.
 *
 * @param {string} root The package's folder, `import.meta.dirname` of its jest.config.mjs.
 * @returns {import('jest').Config}
 */
export const portalJest = (root) => {
  // react-router, ky and i18next are ESM-only, and jest can `require()` ES modules only with this Node version and flag.
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isNewEnough = major > 24 || (major === 24 && minor >= 9);
  const isFlagged = process.env.NODE_OPTIONS?.includes(FLAG) || process.execArgv.includes(FLAG);
  if (!isNewEnough || !isFlagged) {
    throw new Error(
      `jest needs Node 24.9 and NODE_OPTIONS=${FLAG}, this is ${process.version}: run the package's script, \`pnpm test\`.`,
    );
  }
  return {
    rootDir: root,
    // Beside the caches of the other checks: `npm test` removes temporary files, jest's default place, after each run.
    cacheDirectory: here('../../.cache/jest'),
    roots: ['<rootDir>/src'],
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    testEnvironment: here('environment.mjs'),
    setupFilesAfterEnv: [here('../src/testing/setup.ts')],
    moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'json'],
    transform: { '\\.tsx?$': here('transform.mjs') },
    // Compiling single packages of node_modules breaks on their own dependencies.
    transformIgnorePatterns: ['/node_modules/'],
    // The tests run on two cores, and each worker holds a whole jsdom.
    maxWorkers: 2,
    // A test of half a second takes many seconds while the same machine builds.
    testTimeout: 30_000,
    restoreMocks: true,
  };
};
