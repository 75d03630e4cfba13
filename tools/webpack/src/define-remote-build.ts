import { createRequire } from 'node:module';
import { containerName, remoteConfigSchema, trustedTypesPolicyName } from '@portal/shared/release';
import type { RemoteConfig } from '@portal/shared/release';
import type { Configuration } from 'webpack';
import { ApiCallsPlugin } from './api-calls-plugin.ts';
import { baseConfig } from './base-config.ts';
import { buildVersion } from './build-id.ts';
import { buildFolder, buildMode } from './build-settings.ts';
import type { BuildMode } from './build-settings.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { ChunkTimeoutPlugin } from './chunk-timeout-plugin.ts';
import { InventoryPlugin } from './inventory-plugin.ts';
import { remoteInventory } from './remote-inventory.ts';
import { SbomPlugin } from './sbom-plugin.ts';

// Node finds no named exports in the package's ES module entry; its CommonJS entry has them.
const { ModuleFederationPlugin } = createRequire(import.meta.url)(
  '@module-federation/enhanced/webpack',
) as typeof import('@module-federation/enhanced/webpack');

export type RemoteOptions = {
  /** The package's folder, `import.meta.dirname` of its `webpack.config.ts`. */
  root: string;
  /** The remote's configuration (`remote.config.ts`). */
  remote: RemoteConfig;
  mode?: BuildMode;
  /** The output folder. @default `<root>/dist` */
  outDir?: string;
  /**
   * The version of the build, e.g. for a second build of the same sources in a test. @default package version + build
   * id
   */
  version?: string;
};

/** A provided module: never bundled; loading fails with the module's name when the shell has no matching version. */
const provided = (requiredVersion: string) => ({
  import: false as const,
  singleton: true,
  strictVersion: true,
  requiredVersion,
});

/** The webpack configuration of a remote: one exposed module, `src/remote.tsx`, and no provided module bundled. */
export function defineRemoteBuild(options: RemoteOptions): Configuration {
  const { root, mode = buildMode, outDir = buildFolder(root) } = options;
  const remote = remoteConfigSchema.parse(options.remote);
  const version = options.version ?? buildVersion(root);
  const container = containerName(remote.name, version);
  const config = baseConfig(root, mode);
  return {
    ...config,
    name: remote.name,
    entry: {},
    output: {
      ...config.output,
      path: outDir,
      uniqueName: container,
      trustedTypes: { policyName: trustedTypesPolicyName(remote.name, version) },
    },
    // Remotes are small: code that two pages share may be duplicated rather than cost a request.
    optimization: { ...config.optimization, splitChunks: { chunks: 'async', minSize: 30_000 } },
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/remote.tsx' },
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        shared: {
          react: provided('^19.3.0'),
          'react/': provided('^19.3.0'),
          '@emotion/react': provided('^11.14.0'),
          '@emotion/react/': provided('^11.14.0'),
          '@portal/shared/': provided(remote.contract),
        },
        experiments: {
          externalRuntime: true,
          // A remote loads modules from the shell and never from another remote.
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      new ChunkIntegrityPlugin(),
      new ChunkTimeoutPlugin(),
      new SbomPlugin(),
      new ApiCallsPlugin(),
      new InventoryPlugin('remote.json', remoteInventory(remote, version)),
    ],
  };
}
