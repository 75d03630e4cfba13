import swcJest from '@swc/jest';

/** Compiles TypeScript and JSX as the builds do, but to CommonJS, so that jest can isolate modules per test file. */
export default swcJest.createTransformer({
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
});
