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
  // react-router, ky and i18next ship as ES modules only, and jest can `require()` those only under this Node and flag.
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
    roots: ['<rootDir>/src'],
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    testEnvironment: here('environment.mjs'),
    setupFilesAfterEnv: [here('../src/testing/setup.ts')],
    moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'json'],
    transform: { '\\.tsx?$': here('transform.mjs') },
    // Nothing in node_modules is compiled: compiling single packages breaks on what those import in turn.
    transformIgnorePatterns: ['/node_modules/'],
    // Two cores, and each worker holds a whole jsdom.
    maxWorkers: 2,
    // A page that takes half a second alone takes many on a machine that builds at the same time.
    testTimeout: 30_000,
    restoreMocks: true,
  };
};
